/** What a place's crew is best at: takes heading, text and points, gives a panel. */
import type { CityProps } from 'treesite';
import { CheckList } from './CheckList.tsx';

export function Specialists({ specialists }: { specialists: NonNullable<CityProps['specialists']> }) {
  return (
    <section className="panel">
      <h2>{specialists.heading}</h2>
      <p>{specialists.text}</p>
      <CheckList items={specialists.items} />
    </section>
  );
}
