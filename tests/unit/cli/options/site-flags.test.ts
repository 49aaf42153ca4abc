/** Flags that name folders. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteOptions } from '../../../../src/cli/options/site-flags.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const root = tempFolder({ 'data/site.yaml': 'x' });
const options = (flags: Record<string, string>) =>
  siteOptions({ root, data: 'data', templates: 'templates', static: 'static', ...flags });

test.each([
  [{ static: '.' }, '--static cannot be'],
  [{ static: 'data' }, '--static cannot be'],
  [{ static: 'site', templates: 'site/templates' }, '--static cannot be'],
  [{ templates: 'data' }, '--data and --templates cannot be the same folder'],
])('%j is refused', (flags, message) => {
  expect(() => options(flags)).toThrow(message);
});

test.each([{}, { data: '.' }, { static: 'data/public' }, { static: '../public' }])('%j is accepted', (flags) => {
  expect(options(flags).root).toBe(path.resolve(root));
});
