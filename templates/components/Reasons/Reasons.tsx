/** Takes titles with a sentence or two, gives them as a list with icons. */
import { type Benefit, Icon } from 'treesite';
import './Reasons.css';

export function Reasons({ items }: { items: Benefit[] }) {
  return (
    <ul className="reasons">
      {items.map((item) => (
        <li key={item.title}>
          <Icon name={item.icon} />
          <h3>{item.title}</h3>
          <p>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
