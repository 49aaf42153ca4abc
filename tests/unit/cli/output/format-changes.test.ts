/** The words at the end of a build about what will go live. */
import { expect, test } from 'vitest';
import { formatChanges } from '../../../../src/cli/output/format-changes.ts';

type Changes = Parameters<typeof formatChanges>[0];
type Change = Changes['pages'][number]['change'];

const none = { added: 0, changed: 0, removed: 0 };

function changes(parts: Partial<Changes>): Changes {
  return { isFirst: false, ...none, unchanged: 9, pages: [], assets: none, otherFiles: none, ...parts };
}

function pages(change: Change, count: number): Changes['pages'] {
  return Array.from({ length: count }, (_, index) => ({ path: `/${change}-${index + 1}/`, change }));
}

test('what a build changed is listed by kind, pages first', () => {
  const one = (['new', 'removed', 'moved', 'pictures'] as const).flatMap((change) => pages(change, 1));
  const all = [...pages('words', 2), ...one, ...pages('looks', 30)];
  const otherFiles = { added: 1, changed: 0, removed: 2 };
  expect(formatChanges(changes({ pages: all, otherFiles, assets: { ...none, added: 5 } }))).toBe(
    `Since the last build:
  new           /new-1/
  redirects     /moved-1/
  removed       /removed-1/
                To redirect an old URL, add it to aliases in the data file of the page that replaces it.
  changed       /words-1/
                /words-2/
  new pictures  /pictures-1/
  appearance    30 pages, with the same text and pictures
  other files   1 new, 2 removed
`,
  );
});

test('what a build changed counts pages beyond the tenth, unless there is but one', () => {
  const text = (count: number) => formatChanges(changes({ pages: pages('words', count) }));
  expect(text(11)).toContain('/words-11/\n');
  expect(text(22)).toContain('/words-10/\n                and 12 more\n');
});
