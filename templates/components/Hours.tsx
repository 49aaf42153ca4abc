/** Takes the business's hours, gives them as a paragraph with the explanation in small print, and open or closed where script can tell. */
import { Icon, type Shell } from 'treesite';

export interface HoursProps {
  hours: Shell['business']['hours'];
  opening: Shell['opening'];
}

export function Hours({ hours, opening }: HoursProps) {
  return (
    <p className="hours">
      <Icon name="clock" />
      <span>
        <strong>{hours.emergencyText ? `${hours.text}, ${hours.emergencyText}` : hours.text}</strong>
        <span className="now" data-hours={opening.week} data-open={opening.open} data-closed={opening.closed} />
        {hours.note && <small>{hours.note}</small>}
      </span>
    </p>
  );
}
