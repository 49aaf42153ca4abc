/** Messages of esbuild that have no place, or the place of another file. */
import path from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleProblem } from '../../../../src/assets/bundle/bundle-problem.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';

const root = path.resolve('/site');
const folders = new TemplateFolders(path.join(root, 'templates'), path.resolve('/treesite/templates'));

function problemsOf(text: string, location?: object, site = root) {
  const message = { text, location, notes: [] } as unknown as Message;
  return bundleProblem(message, { root: site, folders });
}

test.each([undefined, { file: 'treesite-sheet:document', line: 1, column: 8, length: 1 }])(
  'a file that cannot be read is reported at that file',
  (location) => {
    const found = problemsOf('Cannot read file "templates/styles/base.css": permission denied', location);
    const at = { file: 'templates/styles/base.css', line: 1, column: 1 };
    const message = 'This file cannot be read: permission is denied.';
    expect(found).toMatchObject({ code: 'file/unreadable', at, message });
  },
);

test.each([
  ['@/lib/v.ts', expect.stringMatching(/^If it is a package, install it .* tsconfig/)],
  ['/wood.png', expect.stringMatching(/^A \.script\.css loads no files/), 'templates/scripts/site.script.css'],
  ['nix.css', expect.stringMatching(/^Correct the path\./), 'templates/styles/site.css'],
  ['font.woff2', expect.stringMatching(/^Put the file beside the stylesheet/), 'templates/styles/site.css'],
])('an import of %s that is not found has a hint', (missing, hint, file = 'templates/pages/home.tsx') => {
  const location = { file, line: 1, column: 0, length: 1 };
  const found = problemsOf(`Could not resolve "${missing}"`, location, projectRoot);
  expect(found.hint).toEqual(hint);
});
