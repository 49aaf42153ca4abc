/** The contact card of a sidebar: takes the shell, gives number and hours with the three ways to get in touch. */
import { constantExcept, type PhoneLink, type Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { Hours, type HoursProps } from '../Hours/Hours.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import '../../styles/panel.css';
import '../ContactPanel/ContactPanel.css';

interface ContactCardProps extends HoursProps {
  id: string | undefined;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { heading: string; call: string; text: string; quote: string };
}

const ContactCard = constantExcept(['textMessage'], function ContactCard(props: ContactCardProps) {
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

export function SidebarContact({ shell, id }: { shell: Shell; id?: string | undefined }) {
  const { business, opening, phone, textMessage, wording } = shell;
  const words = {
    heading: wording.contactCard,
    call: wording.callNow,
    text: wording.textUs,
    quote: wording.getQuote,
  };
  return (
    <ContactCard
      id={id}
      hours={business.hours}
      opening={opening}
      phone={phone}
      textMessage={textMessage}
      words={words}
    />
  );
}
