/** The rules of a place: takes them as formatted text, gives the section, or nothing if there are none. */
import type { RichText as RichTextData } from 'treesite';
import { ItemText, RichText } from '../RichText/RichText.tsx';
import './Permits.css';

interface PermitsProps {
  permits: RichTextData[];
  note?: RichTextData | undefined;
  heading: string;
}

export function Permits({ permits, note, heading }: PermitsProps) {
  if (permits.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="rows">
        {permits.map((permit) => (
          <li key={JSON.stringify(permit)}>
            <ItemText blocks={permit} />
          </li>
        ))}
      </ul>
      {note && <RichText blocks={note} />}
    </section>
  );
}
