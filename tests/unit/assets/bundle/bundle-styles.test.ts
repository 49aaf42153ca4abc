/** The order of a page's styles: a site's own rules win over those of components, and rules for printing over both. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleStyles } from '../../../../src/assets/bundle/bundle-styles.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

async function sheet(own: Record<string, string>): Promise<string> {
  const root = makeFolder({
    'built-in/styles/base.css': 'a{order:1}',
    'built-in/components/Hero/Hero.css': 'a{order:2}',
    'built-in/styles/print.css': 'a{order:4}',
    ...own,
  });
  const folders = new TemplateFolders(path.join(root, 'templates'), path.join(root, 'built-in'));
  const styles = new Map([['home', ['components/Hero/Hero.css']]]);
  const bundled = await bundleStyles(folders, { root, styles, lastCss: '' });
  if ('diagnostics' in bundled) throw new Error(bundled.diagnostics[0]?.message);
  const [file] = bundled.files;
  return [...String(file?.contents).matchAll(/order:\s*(\d)/g)].map(([, number]) => number).join('');
}

test('styles/site.css of the site comes after the styles of components and before those for printing', async () => {
  expect(await sheet({ 'templates/styles/site.css': 'a{order:3}' })).toBe('1234');
});

test('a site without it has the other styles', async () => {
  expect(await sheet({})).toBe('124');
});
