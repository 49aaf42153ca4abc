/** Messages of esbuild that have no place, or the place of another file. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { withBundleDiagnostics } from '../../../../src/assets/bundle/bundle-problem.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';

const root = path.resolve('/site');
const folders = new TemplateFolders(path.join(root, 'templates'), path.resolve('/treesite/templates'));

async function problemsOf(text: string, location?: object) {
  const result = await withBundleDiagnostics({ root, folders }, () =>
    Promise.reject(Object.assign(new Error(), { errors: [{ text, location, notes: [] }] })),
  );
  return result.diagnostics.map(({ code, at, message }) => `${at.file}:${at.line}:${at.column} ${code} ${message}`);
}

test.each([undefined, { file: 'treesite-sheet:document', line: 1, column: 8, length: 1 }])(
  'a file that cannot be read is reported at that file',
  async (location) => {
    expect(await problemsOf('Cannot read file "templates/styles/base.css": permission denied', location)).toEqual([
      'templates/styles/base.css:1:1 file/unreadable This file cannot be read: permission is denied.',
    ]);
  },
);

test('another message keeps its place', async () => {
  const location = { file: 'templates/pages/home.tsx', line: 3, column: 4, length: 1 };
  expect(await problemsOf('Expected ";" but found "x"', location)).toEqual([
    'templates/pages/home.tsx:3:5 template/syntax Expected ";" but found "x".',
  ]);
});
