/** A file that `treesite init` wrote, in the first import of its place and in a later one. */
import { expect, it } from 'vitest';
import { parseSource } from '../../../../src/load/parse-source.ts';
import { valueHash } from '../../../../src/scaffold/import/import-record.ts';
import { updateFile } from '../../../../src/scaffold/import/update-file.ts';

const before = 'sample: true\nintro: A # ours\nname: Bend\n';

function update(text: string, imported: ReadonlyMap<string, string>) {
  const parsed = parseSource({ file: 'data/cities/bend-or.yaml', kind: 'city', slug: 'bend-or', text });
  if (Array.isArray(parsed)) throw new Error('The file cannot be parsed.');
  const cells = [{ path: ['intro'], value: 'B', column: 0 }];
  return updateFile({ before: text, parsed, cells, imported, overwrite: false });
}

it('a sample gets the values of the spreadsheet in the first import, and stays a sample', () => {
  expect(update(before, new Map()).text).toBe(before.replace('A #', 'B #'));
});

it.each([
  ['a sample that was imported before', before, new Map([['intro', valueHash('Z')]])],
  ['a file that is no sample', before.replace('sample: true\n', ''), new Map()],
])('%s keeps what was written by hand', (_, text, imported) => {
  const { text: after, kept } = update(text, imported);
  expect([after, kept.length]).toEqual([text, 1]);
});
