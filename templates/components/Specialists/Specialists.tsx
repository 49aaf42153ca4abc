/** What a place's crew is best at: takes heading, text and points, gives a panel. */
import type { CityProps } from 'treesite';
import { CheckList } from '../CheckList/CheckList.tsx';
import '../../styles/panel.css';

export function Specialists({ specialists }: { specialists: NonNullable<CityProps['specialists']> }) {
  return (
    <section className="panel">
      <h2>{specialists.heading}</h2>
      <p>{specialists.text}</p>
      <CheckList items={specialists.items} />
    </section>
  );
}
