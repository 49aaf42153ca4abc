/** The sidebar of a place's page: takes its lists and facts, gives facts, coverage, and last the contact card, which stays in view. */
import type { CityProps, Shell } from 'treesite';
import { Facts } from '../Facts/Facts.tsx';
import { SidebarContact } from '../SidebarContact/SidebarContact.tsx';
import '../../styles/names.css';
import '../../styles/columns.css';

export function CitySidebar({ sidebar, shell }: { sidebar: CityProps['sidebar']; shell: Shell }) {
  const { wording } = shell;
  const { coverage, facts } = sidebar;
  return (
    <aside className="sidebar" aria-labelledby="sidebar-heading">
      {facts.length > 0 && (
        <section>
          <h2>{wording.quickFacts}</h2>
          <Facts facts={facts} />
        </section>
      )}
      {coverage.length > 0 && (
        <section>
          <h2>{wording.coverage}</h2>
          <ul className="names">
            {coverage.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <SidebarContact shell={shell} id={sidebar.isContact ? 'contact' : undefined} />
    </aside>
  );
}
