/** The pages that take longest to render. */
import { formatMilliseconds } from '../format-figures.ts';
import type { PageLine } from '../report-data.ts';
import { Bar } from './Bar.tsx';
import { Section } from './Section.tsx';

const maxShown = 8;

export function RenderTimes({ pages }: { pages: readonly PageLine[] }) {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, maxShown);
  const longest = slowest[0]?.milliseconds ?? 0;
  const about =
    'On this computer, in this build. The first page includes the time for parts that all pages share. Visitors are not affected.';
  return (
    <Section id="rendering" heading="Slowest to render" about={about}>
      <ol className="rows two">
        {slowest.map(({ path, milliseconds }) => (
          <li key={path}>
            <span>{path}</span>
            <span className="figure">{formatMilliseconds(milliseconds)}</span>
            <Bar parts={[{ kind: 'time', size: milliseconds }]} whole={longest} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
