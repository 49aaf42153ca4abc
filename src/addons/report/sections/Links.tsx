/** How the pages lead to each other. */
import { count, formatNumber } from '../format-figures.ts';
import type { LinkedPage, LinkFigures } from '../report-data.ts';
import { PathList } from './PathList.tsx';
import { Section } from './Section.tsx';

export function Links({ internal, external, rings, mostLinked, leastLinked, orphans }: LinkFigures) {
  const about =
    'People and search engines find a page by the links that lead to it: the first pages to strengthen are those with few.';
  const furthest = Math.max(rings.length - 1, 0);
  return (
    <Section id="links" heading="Links" about={about}>
      <dl className="facts">
        <Fact label="from page to page" value={formatNumber(internal)} />
        <Fact label="addresses of other sites" value={formatNumber(external)} />
        <Fact label={`${furthest === 1 ? 'click' : 'clicks'} to the furthest page`} value={formatNumber(furthest)} />
      </dl>
      <div className="pair">
        <LinkedList heading="Fewest links lead to" pages={leastLinked} />
        <LinkedList heading="Most links lead to" pages={mostLinked} />
      </div>
      {orphans.length > 0 && (
        <div className="orphans">
          <h3>{`${count(orphans.length, 'page')} that links do not reach`}</h3>
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
