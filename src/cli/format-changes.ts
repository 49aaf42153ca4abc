/** What a build changed → the lines an owner reads before the site goes live. Pure. */
import type { BuiltSite } from '../pipeline/built-site.ts';

type Changes = NonNullable<BuiltSite['published']>;
type Change = Changes['pages'][number]['change'];

/** More addresses of one kind than this are counted. */
const mostTold = 10;

const rows: readonly { change: Change; label: string }[] = [
  { change: 'new', label: 'new' },
  { change: 'moved', label: 'leads on' },
  { change: 'removed', label: 'removed' },
  { change: 'words', label: 'changed' },
  { change: 'pictures', label: 'new pictures' },
];

const aliasHint = 'An old address can lead on: aliases in the data file of the page that takes its place.';

/** What follows "41 pages in dist in 0.8 s": one sentence, or a sentence and a list. */
export function formatChanges(changes: Changes): string {
  if (changes.isFirst) return 'It is the first site in this folder.\n';
  const lines = [
    ...rows.flatMap(({ change, label }) => {
      const paths = pathsOf(changes, change);
      return change === 'removed' && paths.length > 0
        ? [...list(label, paths), row('', aliasHint)]
        : list(label, paths);
    }),
    ...looksLine(pathsOf(changes, 'looks').length),
    // With a page go its pictures: they are told when they change alone.
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
  // One more is as short as saying so.
  const told = paths.length === mostTold + 1 ? paths : paths.slice(0, mostTold);
  const untold = paths.length - told.length;
  return [...told, ...(untold > 0 ? [`and ${untold} more`] : [])].map((text, index) =>
    row(index === 0 ? label : '', text),
  );
}

function looksLine(pages: number): string[] {
  if (pages === 0) return [];
  return [row('new looks', `${pages === 1 ? '1 page, its' : `${pages} pages, their`} words and pictures as before`)];
}

function countLine(label: string, files: Changes['otherFiles']): string[] {
  const counts = [
    [files.added, 'new'],
    [files.changed, 'changed'],
    [files.removed, 'removed'],
  ];
  const told = counts.filter(([count]) => count !== 0).map(([count, word]) => `${count} ${word}`);
  return told.length === 0 ? [] : [row(label, told.join(', '))];
}

function row(label: string, text: string): string {
  return `${label.padEnd('new pictures'.length)}  ${text}`;
}
