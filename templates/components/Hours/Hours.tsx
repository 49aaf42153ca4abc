/** Takes the business's hours and number, gives them as a paragraph with the explanation in small print; script adds open or closed, or, where emergencies are always answered, a way to call. */
import { Icon, type PhoneLink, type Shell } from 'treesite';
import './Hours.css';

export interface HoursProps {
  hours: Shell['business']['hours'];
  opening: Shell['opening'];
  phone: PhoneLink;
}

export function Hours({ hours, opening, phone }: HoursProps) {
  const now = <span className="now" data-hours={opening.week} data-open={opening.open} data-closed={opening.closed} />;
  return (
    <p className="hours">
      <Icon name="clock" />
      <span>
        <strong>
          {opening.isAlwaysAnswered || !hours.emergencyText ? hours.text : `${hours.text}, ${hours.emergencyText}`}
        </strong>
        {opening.isAlwaysAnswered ? (
          <>
            {', '}
            <a href={phone.href}>
              <strong>{hours.emergencyText ?? phone.display}</strong>
              {now}
            </a>
          </>
        ) : (
          now
        )}{' '}
        {hours.note && <small>{hours.note}</small>}
      </span>
    </p>
  );
}
