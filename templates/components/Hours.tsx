/** Takes the business's hours, gives them as a paragraph with the explanation in small print. */
import { Icon, type Shell } from 'treesite';

export function Hours({ hours }: { hours: Shell['business']['hours'] }) {
  return (
    <p className="hours">
      <Icon name="clock" />
      <span>
        <strong>{hours.emergencyText ? `${hours.text}, ${hours.emergencyText}` : hours.text}</strong>
        {hours.note && <small>{hours.note}</small>}
      </span>
    </p>
  );
}
