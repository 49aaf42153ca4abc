/** What will go live: the pages that differ from the previous build. */
import type { Changes as SiteChanges } from '../../../emit/publication/changes.ts';
import { formatNumber } from '../../../text/strings.ts';
import { PathList, Section } from './Section.tsx';

const kinds = [
  { change: 'new', label: 'New' },
  { change: 'removed', label: 'Removed' },
  { change: 'words', label: 'Changed' },
  { change: 'pictures', label: 'New pictures' },
  { change: 'looks', label: 'Appearance only' },
] as const;

export function Changes({ isFirst, pages }: SiteChanges) {
  const groups = kinds
    .map(({ change, label }) => ({ label, paths: pages.filter((page) => page.change === change) }))
    .filter(({ paths }) => paths.length > 0);
  const about = 'Differences from the previous build. Visitors see them once you publish the site.';
  return (
    <Section id="changes" heading="Changes to publish" about={about}>
      {isFirst && <p>Everything. This is the first build in this folder.</p>}
      {!isFirst && groups.length === 0 && <p>No page changed.</p>}
      {!isFirst &&
        groups.map(({ label, paths }) => (
          <div key={label} className="change">
            <h3>
              {`${label} `}
              <span className="quiet">{formatNumber(paths.length)}</span>
            </h3>
            <PathList paths={paths.map(({ path }) => path)} />
          </div>
        ))}
    </Section>
  );
}
