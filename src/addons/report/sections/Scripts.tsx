/** The scripts that site.yaml adds to pages, with their sizes. */
import { count, formatBytes } from '../format-figures.ts';
import type { ScriptLine } from '../report-data.ts';
import { Section } from './Section.tsx';

const moments: Record<ScriptLine['when'], string> = {
  load: 'with the page',
  idle: 'when the browser is idle',
  consent: 'after consent',
};

export function Scripts({ scripts }: { scripts: readonly ScriptLine[] }) {
  if (scripts.length === 0) return null;
  const about =
    'The scripts that site.yaml lists under scripts. The other figures of this report do not include scripts of other sites.';
  return (
    <Section id="scripts" heading="Added scripts" about={about}>
      <ul className="rows two">
        {scripts.map(({ name, src, when, pages, bytes }) => (
          <li key={src}>
            <span>{name}</span>
            <span className="figure">{bytes === undefined ? 'size unknown' : formatBytes(bytes)}</span>
            <small>{`${moments[when]}, on ${count(pages, 'page')}`}</small>
            <small>{bytes === undefined ? `${src}: its server decides what each visitor gets` : src}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
