/** Places that a county's crew also serves: takes heading, text and names, gives the section. */
import type { CountyProps } from 'treesite';
import { Split } from '../Split/Split.tsx';
import '../../styles/tags.css';
import '../../styles/tag-list.css';

export function ExtendedAreas({ areas }: { areas: NonNullable<CountyProps['extendedAreas']> }) {
  return (
    <Split heading={areas.heading} text={areas.text}>
      <ul className="tags">
        {areas.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Split>
  );
}
