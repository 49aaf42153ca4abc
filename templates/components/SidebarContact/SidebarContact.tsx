/** The contact card of the sidebar: takes number and hours, gives them with the three ways to get in touch. */
import { constantExcept, type PhoneLink } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { Hours, type HoursProps } from '../Hours/Hours.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import '../../styles/panel.css';
import '../ContactPanel/ContactPanel.css';

interface SidebarContactProps extends HoursProps {
  id: string | undefined;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { heading: string; call: string; text: string; quote: string };
}

export const SidebarContact = constantExcept(['textMessage'], function SidebarContact(props: SidebarContactProps) {
  const { id, hours, opening, phone, textMessage, words } = props;
  return (
    <section id={id} className="panel">
      <h2 id="sidebar-heading">{words.heading}</h2>
      <p className="big-number">
        <a href={phone.href}>{phone.display}</a>
      </p>
      <Hours hours={hours} opening={opening} phone={phone} />
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={words} />
        <QuoteButton label={words.quote} />
      </div>
    </section>
  );
});
