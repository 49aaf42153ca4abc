/** What each command's help and the docs add to commander's own text: examples, and the meaning of exit code 1. */
import { kindNames, rowOf } from '../domain/kind-lists.ts';
import type { KindRow } from '../domain/kinds.ts';
import { slugify } from '../text/strings.ts';

export interface CommandNotes {
  /** Each works when run in a site's folder. */
  examples: readonly { line: string; does: string }[];
  /** What exit code 1 means; undefined if the command never exits with it. */
  problem?: string;
}

function exampleOf({ files, slug, new: row }: KindRow): [string, CommandNotes][] {
  if (!row) return [];
  const { word, example } = row;
  const name = slugify(/"(.*)"/.exec(example)?.[1] ?? '');
  const file = files.replace(
    '*',
    slug === 'name and state' ? `${name}-vt` : slug === 'dated' ? `<date>-${name}` : name,
  );
  const does = `${files.includes('*') ? 'writes' : 'adds to'} data/${file}`;
  return [[`new ${word}`, { examples: [{ line: `npx treesite new ${word} ${example}`, does }] }]];
}

/** By the command's words after `treesite`. */
export const commandNotes: Readonly<Record<string, CommandNotes>> = {
  build: {
    examples: [
      { line: 'npx treesite build', does: 'builds the site in this folder to dist/' },
      { line: 'npx treesite build --root ../other-site', does: 'builds the site in another folder' },
      { line: 'npx treesite build --report report.html', does: 'also writes a report about the site' },
    ],
    problem:
      'The content has errors, so nothing was written and the existing site is unchanged. Or a file could not be written; the message says whether the old or the new site is published.',
  },
  check: {
    examples: [
      { line: 'npx treesite check', does: 'reports errors and warnings' },
      { line: 'npx treesite check --publish', does: 'also rejects content that must not go live' },
      { line: 'npx treesite check --external', does: 'also checks links to other sites' },
    ],
    problem: 'The content has errors. Warnings alone do not change the exit code.',
  },
  dev: {
    examples: [
      { line: 'npx treesite dev --open', does: 'opens the site in your browser' },
      { line: 'npx treesite dev --host', does: 'also serves it to your phone' },
    ],
  },
  preview: {
    examples: [
      { line: 'npx treesite preview', does: 'serves the last build' },
      { line: 'npx treesite preview --port 8080 --open', does: 'uses another port' },
    ],
  },
  new: {
    examples: [{ line: 'npx treesite new city --help', does: 'lists the fields that options can set' }],
    problem: 'The file already exists, or site.yaml has errors. Nothing was written.',
  },
  ...Object.fromEntries(kindNames.map(rowOf).flatMap(exampleOf)),
  'new translation': {
    examples: [
      { line: 'npx treesite new translation snow-hill-vt --language es', does: 'of the page of a place' },
      { line: 'npx treesite new translation site --language es', does: 'of the names and words that every page shows' },
    ],
    problem: 'The translation already exists, or there is no such file or language. Nothing was written.',
  },
  'new city': {
    examples: [
      { line: 'npx treesite new city "Snow Hill" --county alder-county-vt', does: 'in an existing county' },
      {
        line: 'npx treesite new city "Snow Hill" --county "Alder County" --with-county',
        does: 'creates the county too',
      },
    ],
  },
  import: {
    examples: [
      { line: 'npx treesite import towns.csv --dry-run', does: 'shows what would change' },
      { line: 'npx treesite import towns.csv --map "Town=name"', does: 'uses the column Town for the name' },
      {
        line: 'npx treesite import towns.csv --set "services=window-cleaning"',
        does: 'gives every town without services this service',
      },
      { line: 'npx treesite import reviews.csv --kind review', does: 'adds to data/reviews.yaml' },
    ],
    problem: 'A row, a column or site.yaml has errors. Nothing was written.',
  },
  init: {
    examples: [
      { line: 'npx treesite init my-site', does: 'starts with a sample company' },
      { line: 'npx treesite init my-site --name "Clear View" --state VT', does: 'starts with your company’s name' },
      {
        line: 'npx treesite init my-site --country GB --city Leeds',
        does: 'starts with a company in the United Kingdom',
      },
      { line: 'npx treesite init . --editor', does: 'updates only the editor files' },
    ],
    problem: 'The folder is not empty. Nothing was written.',
  },
  explain: {
    examples: [
      { line: 'npx treesite explain city/unknown-county', does: 'explains one code' },
      { line: 'npx treesite explain city', does: 'lists the codes that begin with city/' },
      { line: 'npx treesite explain', does: 'lists all codes' },
    ],
  },
  info: { examples: [{ line: 'npx treesite info', does: 'prints details for a bug report' }] },
  rollback: {
    examples: [{ line: 'npx treesite rollback', does: 'goes back to the previous build' }],
    problem: 'There is no previous release. Nothing was changed.',
  },
  clean: {
    examples: [{ line: 'npx treesite clean', does: 'deletes the cache; the next build encodes every picture again' }],
  },
  types: {
    examples: [{ line: 'npx treesite types', does: 'writes .treesite/types/own-fields.d.ts' }],
    problem: 'A schema has errors. Nothing was written.',
  },
  cms: {
    examples: [
      { line: 'npx treesite cms', does: 'uses the repository of git’s origin' },
      { line: 'npx treesite cms --repo owner/name --branch main', does: 'uses another repository' },
    ],
    problem: 'A file that treesite did not write is in the folder. Nothing was written.',
  },
};
