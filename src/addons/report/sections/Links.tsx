/** How the pages link to each other. */
import { formatNumber } from '../../../text/strings.ts';
import { count } from '../format-figures.ts';
import type { LinkedPage, LinkFigures } from '../report-data.ts';
import { PathList, Section } from './Section.tsx';

export function Links({ internal, external, rings, mostLinked, leastLinked, orphans }: LinkFigures) {
  const about = 'People and search engines find pages through links. Add links to the pages that have few.';
  const furthest = Math.max(rings.length - 1, 0);
  return (
    <Section id="links" heading="Links" about={about}>
      <dl className="facts">
        <Fact label="links between pages" value={formatNumber(internal)} />
        <Fact label="links to other sites" value={formatNumber(external)} />
        <Fact label={`${furthest === 1 ? 'click' : 'clicks'} to the furthest page`} value={formatNumber(furthest)} />
      </dl>
      <div className="pair">
        <LinkedList heading="Pages with the fewest links" pages={leastLinked} />
        <LinkedList heading="Pages with the most links" pages={mostLinked} />
      </div>
      {orphans.length > 0 && (
        <div className="orphans">
          <h3>{`${count(orphans.length, 'page')} that cannot be reached by links`}</h3>
          <PathList paths={orphans} />
        </div>
      )}
    </Section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LinkedList({ heading, pages }: { heading: string; pages: readonly LinkedPage[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="paths counted">
        {pages.map(({ path, from }) => (
          <li key={path}>
            <span>{path}</span>
            <span className="quiet">{`from ${count(from, 'page')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
