/** What commands that save nothing do with what an earlier build kept. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { SavedFiles } from '../../../../src/pipeline/state/saved-files.ts';

const source = { file: 'data/cities/bath-nc.yaml', kind: 'city' as const, slug: 'bath-nc', text: 'name: Bath\n' };
const facts = { draft: false, aliases: [], pictures: [], needs: [], diagnostics: [] };

function rowsAfter(isReadOnly: boolean): string | undefined {
  const rows = new RowFile(path.join(import.meta.dirname, 'no-such.rows'), 'key');
  const files = new SavedFiles(rows, { isReadOnly });
  files.isFor('nothing was kept', new Map());
  files.keep(source, { facts, lints: [] });
  return rows.get(`file ${source.file}`);
}

test('a build makes a row of each file', () => {
  expect(rowsAfter(false)).toContain('"aliases":[]');
});

test('a command that saves nothing and compares nothing makes no rows', () => {
  expect(rowsAfter(true)).toBeUndefined();
});

test('keeps the facts of a file that is read each time, for the same contents, settings and own fields', () => {
  const rows = new RowFile(path.join(import.meta.dirname, 'no-such.rows'), 'key');
  const home = { file: 'data/pages/home.yaml', kind: 'page-home' as const, slug: 'home', text: 'title: Home\n' };
  const found = { facts: { ...facts, needs: ['icon leaf'] }, lints: [] };
  const open = (context = 'settings') => {
    const files = new SavedFiles(rows);
    files.isFor(context, new Map());
    return files;
  };
  open().keepFacts(home, found, 'schema');
  expect(open().factsOf(home, 'schema')).toEqual(found);
  expect(open().factsOf({ ...home, text: 'title: Other\n' }, 'schema')).toBeUndefined();
  expect(open().factsOf(home, 'another schema')).toBeUndefined();
  expect(open('other settings').factsOf(home, 'schema')).toBeUndefined();
});
