/** The contact card of the sidebar: takes the shell, gives number, hours and the three ways to get in touch. */
import type { Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { Hours } from '../Hours/Hours.tsx';
import { OpenQuote } from '../OpenQuote/OpenQuote.tsx';
import '../../styles/panel.css';
import '../ContactPanel/ContactPanel.css';

export function SidebarContact({ shell, id }: { shell: Shell; id: string | undefined }) {
  const { wording, phone, textMessage, business } = shell;
  return (
    <section id={id} className="panel">
      <h2 id="sidebar-heading">{wording.contactCard}</h2>
      <p className="big-number">
        <a href={phone.href}>{phone.display}</a>
      </p>
      <Hours hours={business.hours} opening={shell.opening} phone={phone} />
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={{ call: wording.callNow, text: wording.textUs }} />
        <OpenQuote label={wording.getQuote} />
      </div>
    </section>
  );
}
