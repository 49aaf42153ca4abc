/** The changes of a build → the lines that an owner reads before they publish the site. Pure. */
import type { BuiltSite } from '../../pipeline/prepared-site.ts';
import { counted, formatNumber } from '../../text/strings.ts';

type Changes = NonNullable<BuiltSite['published']>;
type Change = Changes['pages'][number]['change'];

/** URLs listed per kind; the others are only counted. */
const maxListed = 10;

const rows: readonly { change: Change; label: string }[] = [
  { change: 'new', label: 'new' },
  { change: 'moved', label: 'redirects' },
  { change: 'removed', label: 'removed' },
  { change: 'words', label: 'changed' },
  { change: 'pictures', label: 'new pictures' },
];

const aliasHint = 'To redirect an old URL, add it to aliases in the data file of the page that replaces it.';

/** The text after "41 pages in dist in 0.8 s": one sentence, or a sentence and a list. */
export function formatChanges(changes: Changes): string {
  if (changes.isFirst) return 'This is the first build in this folder.\n';
  const lines = [
    ...rows.flatMap(({ change, label }) => {
      const paths = pathsOf(changes, change);
      return change === 'removed' && paths.length > 0
        ? [...list(label, paths), row('', aliasHint)]
        : list(label, paths);
    }),
    ...looksLine(pathsOf(changes, 'looks').length),
    // A changed page implies changed assets, which are listed only if no page changed.
    ...(changes.pages.length === 0 ? countLine('assets', changes.assets) : []),
    ...countLine('other files', changes.otherFiles),
  ];
  return lines.length === 0
    ? 'Nothing changed since the last build.\n'
    : `Since the last build:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function pathsOf({ pages }: Changes, change: Change): string[] {
  return pages.filter((page) => page.change === change).map(({ path }) => path);
}

function list(label: string, paths: readonly string[]): string[] {
  // "And 1 more" would be no shorter than the item itself.
  const listed = paths.length === maxListed + 1 ? paths : paths.slice(0, maxListed);
  const unlisted = paths.length - listed.length;
  return [...listed, ...(unlisted > 0 ? [`and ${formatNumber(unlisted)} more`] : [])].map((text, index) =>
    row(index === 0 ? label : '', text),
  );
}

function looksLine(pages: number): string[] {
  if (pages === 0) return [];
  return [row('appearance', `${counted(pages, 'page')}, with the same text and pictures`)];
}

function countLine(label: string, files: Changes['otherFiles']): string[] {
  const counts: [number, string][] = [
    [files.added, 'new'],
    [files.changed, 'changed'],
    [files.removed, 'removed'],
  ];
  const listed = counts.filter(([count]) => count !== 0).map(([count, word]) => `${formatNumber(count)} ${word}`);
  return listed.length === 0 ? [] : [row(label, listed.join(', '))];
}

function row(label: string, text: string): string {
  return `${label.padEnd('new pictures'.length)}  ${text}`;
}

export function formatCardPolicy({ each, limit }: NonNullable<BuiltSite['shareCards']>): string {
  if (each === 'page') return '';
  const cards =
    each === 'county'
      ? 'The pages of each county share one card, and all other pages use the site’s card'
      : 'All pages have the same share card';
  const reason =
    limit === undefined
      ? ' (shareCards in site.yaml).'
      : `: there are more than ${limit} pages. Set shareCards in site.yaml to change this.`;
  return `${cards}${reason}\n`;
}
