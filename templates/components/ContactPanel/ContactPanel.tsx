/** The ways to reach the business: takes the shell, gives number, text, hours, email and the contact card. */
import { fill, Icon, type Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { Hours } from '../Hours/Hours.tsx';
import '../../styles/more.css';
import './ContactPanel.css';

export function ContactPanel({ shell }: { shell: Shell }) {
  const { business, phone, textMessage, wording, links } = shell;
  return (
    <>
      <p className="big-number">
        <a href={phone.href}>{phone.display}</a>
      </p>
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={{ call: wording.callNow, text: wording.textUs }} />
      </div>
      <Hours hours={business.hours} opening={shell.opening} phone={phone} />
      {business.emergencyPromise && (
        <p className="promise">
          {fill(wording.labeled, { label: wording.emergencyResponse, details: business.emergencyPromise })}
        </p>
      )}
      {business.address && <p>{business.address}</p>}
      {business.email && (
        <a className="more" href={`mailto:${business.email}`}>
          <Icon name="mail" />
          {business.email}
        </a>
      )}
      <a className="more" href={links.contactCard} download>
        <Icon name="download" />
        {wording.saveContact}
      </a>
    </>
  );
}
