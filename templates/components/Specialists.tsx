/** What a place's crew is best at: takes heading, text and points, gives a panel. */
import { type CityProps, Icon } from 'treesite';

export function Specialists({ specialists }: { specialists: NonNullable<CityProps['specialists']> }) {
  return (
    <section className="panel">
      <h2>{specialists.heading}</h2>
      <p>{specialists.text}</p>
      <ul className="checks">
        {specialists.items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
