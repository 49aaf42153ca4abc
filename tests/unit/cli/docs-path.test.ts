/** A message names the docs where the reader has them. */
import { expect, it } from 'vitest';
import { withDocsPath } from '../../../src/cli/output/names.ts';

const message = 'docs/data.md lists all 54. See docs/own-fields.md, not my-docs/data.md.';

it.each([
  [
    'in a site',
    'file:///home/otter/site/node_modules/treesite/bin/lib/cli.js',
    'node_modules/treesite/docs/data.md lists all 54. See node_modules/treesite/docs/own-fields.md, not my-docs/data.md.',
  ],
  [
    'installed for all sites',
    'file:///usr/lib/node_modules/treesite/bin/lib/cli.js',
    '/usr/lib/node_modules/treesite/docs/data.md lists all 54. See /usr/lib/node_modules/treesite/docs/own-fields.md, not my-docs/data.md.',
  ],
  ['in a checkout', 'file:///home/otter/treesite/bin/lib/cli.js', message],
])('%s', (_, module, expected) => {
  expect(withDocsPath(message, { module, cwd: '/home/otter/site' })).toBe(expected);
});
