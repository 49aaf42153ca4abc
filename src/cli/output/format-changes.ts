/** The changes of a build → the lines that an owner reads before they publish the site. Pure. */
import type { BuildResult } from '../../pipeline/site-result.ts';
import { counted, formatNumber } from '../../text/strings.ts';

type Changes = NonNullable<BuildResult['published']>;
type Change = Changes['pages'][number]['change'];

/** URLs listed per kind; the others are only counted. */
const maxListed = 10;

const labels: readonly [Change, label: string][] = [
  ['new', 'new'],
  ['moved', 'redirects'],
  ['removed', 'removed'],
  ['words', 'changed'],
  ['pictures', 'new pictures'],
];

const aliasHint = 'To redirect an old URL, add it to aliases in the data file of the page that replaces it.';

/** The text after "41 pages in dist in 0.8 s": one sentence, or a sentence and a list. */
export function formatChanges({ isFirst, pages, assets, otherFiles }: Changes): string {
  if (isFirst) return 'This is the first build in this folder.\n';
  const pathsOf = (change: Change) => pages.filter((page) => page.change === change).map(({ path }) => path);
  const looks = pathsOf('looks').length;
  const rows: [label: string, texts: string[]][] = [
    ...labels.map(([change, label]): [string, string[]] => [label, listed(pathsOf(change))]),
    ['appearance', looks === 0 ? [] : [`${counted(looks, 'page')}, with the same text and pictures`]],
    // A changed page implies changed assets, which are listed only if no page changed.
    ['assets', pages.length === 0 ? countsOf(assets) : []],
    ['other files', countsOf(otherFiles)],
  ];
  for (const [label, texts] of rows) if (label === 'removed' && texts.length > 0) texts.push(aliasHint);
  const lines = rows.flatMap(([label, texts]) =>
    texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd('new pictures'.length)}  ${text}\n`),
  );
  return lines.length === 0 ? 'Nothing changed since the last build.\n' : `Since the last build:\n${lines.join('')}`;
}

function listed(paths: readonly string[]): string[] {
  // "And 1 more" would be no shorter than the item itself.
  if (paths.length <= maxListed + 1) return [...paths];
  return [...paths.slice(0, maxListed), `and ${formatNumber(paths.length - maxListed)} more`];
}

function countsOf({ added, changed, removed }: Changes['otherFiles']): string[] {
  const counts = Object.entries({ new: added, changed, removed }).filter(([, count]) => count !== 0);
  return counts.length === 0 ? [] : [counts.map(([word, count]) => `${formatNumber(count)} ${word}`).join(', ')];
}
