/** How the pages link to each other, in figures and as rings around the home page. */
import { formatNumber } from '../../../text/strings.ts';
import { count } from '../format-figures.ts';
import type { LinkFigures } from '../link-graph.ts';
import { PathList, Section, Table } from './Section.tsx';

const maxListed = 5;

export function Links({ internal, external, rings, incoming, orphans }: LinkFigures) {
  const about = 'People and search engines find pages through links. Add links to the pages that have few.';
  const rowsOf = (pages: LinkFigures['incoming']) =>
    pages.slice(0, maxListed).map(({ path, from }) => ({ key: path, figures: [count(from, 'page')] }));
  return (
    <Section id="links" heading="Links" about={about}>
      <p>
        {`${count(internal, 'link')} between pages, ${count(external, 'link')} to other sites. `}
        {`The furthest page is ${count(rings.length - 1, 'click')} away from the home page.`}
      </p>
      <Table columns={['pages with the fewest links', 'from']} rows={rowsOf(incoming)} />
      <Table columns={['pages with the most links', 'from']} rows={rowsOf(incoming.toReversed())} />
      {orphans.length > 0 && (
        <div>
          <h3>{`${count(orphans.length, 'page')} that cannot be reached by links`}</h3>
          <PathList paths={orphans} />
        </div>
      )}
    </Section>
  );
}

const radius = 165;
/** More dots or rings than these would overlap. */
const [maxDots, maxRings] = [110, 6];

/** The home page in the middle, each ring one click further out, each dot a page: a dash without length on a path as long as there are pages. */
export function Rings({ rings: [, ...all], orphans }: Pick<LinkFigures, 'rings' | 'orphans'>) {
  const others = all.slice(maxRings - 1).reduce((sum, pages) => sum + pages, 0);
  const rings = all.length > maxRings ? [...all.slice(0, maxRings - 1), others] : all;
  const far = rings.map((pages, index) =>
    index === 0 ? `${count(pages, 'page')} one click away` : `${formatNumber(pages)} at ${index + 1}`,
  );
  const further = all.length > maxRings ? ' or more' : '';
  const lost =
    orphans.length === 0 ? '' : ` ${count(orphans.length, 'page')} outside the rings cannot be reached by links.`;
  return (
    <figure>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        {rings.map((pages, index) => {
          const r = ((index + 1) * radius) / rings.length;
          return (
            <g key={r}>
              <circle r={r} />
              <circle r={r} pathLength={Math.min(pages, maxDots)} className="dot" />
            </g>
          );
        })}
        {orphans.length > 0 && (
          <circle r={radius + 20} pathLength={Math.min(orphans.length, maxDots)} className="orphan" />
        )}
        <circle r="9" className="home" />
      </svg>
      <figcaption>{`Each dot is a page, with the home page in the middle: ${far.join(', ')}${further}.${lost}`}</figcaption>
    </figure>
  );
}
