/** Takes short claims, gives them as a list with icons. */
import { type Badge, Icon } from 'treesite';
import './Badges.css';

export function Badges({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="badges">
      {badges.map((badge) => (
        <li key={badge.text}>
          <Icon name={badge.icon} />
          {badge.text}
        </li>
      ))}
    </ul>
  );
}
