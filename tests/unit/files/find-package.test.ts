/** Installed packages are found where npm puts them. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPackage } from '../../../src/files/find-package.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('a package is found in the folder or its parents', () => {
  const site = tempFolder({ 'node_modules/@sveltia/cms/package.json': '{"version":"0.1.0"}', 'a/b.txt': '' });
  expect(findPackage('@sveltia/cms', path.join(site, 'a'))).toEqual({
    folder: path.join(site, 'node_modules/@sveltia/cms'),
    version: '0.1.0',
  });
  expect(findPackage('@sveltia/cms', tempFolder())).toBeUndefined();
});
