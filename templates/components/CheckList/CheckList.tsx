/** Takes points and an icon's name, gives them as ruled rows with that mark. */
import { Icon } from 'treesite';
import './CheckList.css';

export function CheckList({ items, icon = 'check' }: { items: string[]; icon?: string }) {
  return (
    <ul className="checks">
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
