/** Takes when a service fits and when another does, gives the two lists. */
import { Icon } from 'treesite';

interface UseCasesProps {
  useCases: string[];
  notFor: string[];
  notForHeading: string;
}

export function UseCases({ useCases, notFor, notForHeading }: UseCasesProps) {
  return (
    <>
      <CheckList items={useCases} icon="check" />
      {notFor.length > 0 && (
        <>
          <h3>{notForHeading}</h3>
          <CheckList items={notFor} icon="arrow-right" />
        </>
      )}
    </>
  );
}

function CheckList({ items, icon }: { items: string[]; icon: string }) {
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
