/** What will go live: the pages that differ from the previous build, and the share cards of all pages. */
import { groupBy } from '../../../domain/groups.ts';
import type { Changes as SiteChanges } from '../../../emit/publication/changes.ts';
import { formatNumber } from '../../../text/strings.ts';
import type { MeasuredSite } from '../report-data.ts';
import { PathList, Section } from './Section.tsx';

const labels = {
  new: 'New',
  removed: 'Removed',
  moved: 'Redirects',
  words: 'Changed',
  pictures: 'New pictures',
  looks: 'Appearance only',
} as const;

export function Changes({ isFirst, pages }: SiteChanges) {
  const groups = isFirst ? [] : [...groupBy(pages, ({ change }) => change)];
  const about = 'Differences from the previous build. Visitors see them once you publish the site.';
  return (
    <Section id="changes" heading="Changes to publish" about={about}>
      {isFirst && <p>Everything. This is the first build in this folder.</p>}
      {!isFirst && groups.length === 0 && <p>No page changed.</p>}
      {groups.map(([change, changed]) => (
        <div key={change}>
          <h3>
            {`${labels[change]} `}
            <span className="quiet">{formatNumber(changed.length)}</span>
          </h3>
          <PathList paths={changed.map(({ path }) => path)} />
        </div>
      ))}
    </Section>
  );
}

/** The pictures that other sites show beside a shared link. */
export function Cards({ cards, omittedCards }: Pick<MeasuredSite, 'cards' | 'omittedCards'>) {
  if (cards.length === 0) return null;
  return (
    <Section id="cards" heading="Share cards" about="The previews shown when somebody shares a link.">
      <ul className="cards">
        {cards.map(({ path, title, pages, thumbnail }) => (
          <li key={path}>
            <img src={thumbnail} alt={`Card: ${title}`} width="240" height="126" />
            {pages === 1 ? path : `${path} and ${formatNumber(pages - 1)} more`}
          </li>
        ))}
      </ul>
      {omittedCards > 0 && <p className="quiet">{`And ${formatNumber(omittedCards)} more like them.`}</p>}
    </Section>
  );
}
