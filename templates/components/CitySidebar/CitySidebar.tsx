/** The sidebar of a place's page: takes its lists and facts, gives facts, coverage, ZIP codes, neighbors, and last the contact card, which stays in view. */
import type { CityProps, Shell } from 'treesite';
import { Facts } from '../Facts/Facts.tsx';
import { NearbyPlaces } from '../NearbyPlaces/NearbyPlaces.tsx';
import { SidebarContact } from '../SidebarContact/SidebarContact.tsx';
import '../../styles/names.css';
import '../../styles/columns.css';

export function CitySidebar({ sidebar, shell }: { sidebar: CityProps['sidebar']; shell: Shell }) {
  const { wording } = shell;
  const { coverage, facts, zipCodes, nearby } = sidebar;
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
      {zipCodes.codes.length > 0 && (
        <section>
          <h2>{zipCodes.label}</h2>
          <p>{zipCodes.codes.join(', ')}</p>
        </section>
      )}
      <NearbyPlaces places={nearby} wording={wording} />
      <SidebarContact
        id={sidebar.isContact ? 'contact' : undefined}
        hours={shell.business.hours}
        opening={shell.opening}
        phone={shell.phone}
        textMessage={shell.textMessage}
        words={{
          heading: wording.contactCard,
          call: wording.callNow,
          text: wording.textUs,
          quote: wording.getQuote,
        }}
      />
    </aside>
  );
}
