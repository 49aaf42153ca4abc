/** Self-hosted fonts: what is published of a package, and what is reported about one that is missing. */
import { cpSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { openCache } from '../../../../src/assets/cache.ts';
import { fallbackDescriptors } from '../../../../src/assets/fonts/font-metrics.ts';
import { planFonts } from '../../../../src/assets/fonts/plan-fonts.ts';
import { contentHash } from '../../../../src/files/content-hash.ts';
import { linkAssets } from '../../../support/shared-assets.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

// A face that several tests ask for is made once.
const site = tempFolder();
linkAssets(site);
const cache = openCache(path.join(site, '.treesite/cache/assets'));
const locate = (role: string) => ({ file: 'data/site.yaml', line: role === 'text' ? 9 : 8, column: 11 });

function plan(fontsource: { display?: string; text?: string }, root = projectRoot) {
  return planFonts({ fontsource, faces: {} }, { root, cache, locate });
}

/** With hashes in place of the contents, which `expect` compares byte by byte, slowly. */
const hashed = <File extends { contents: string | Uint8Array }>(files: readonly File[]) =>
  files.map((file) => ({ ...file, contents: contentHash(file.contents) }));

test('a variable font is one small file for most pages, and others for the rest', async () => {
  const { css, files, diagnostics } = await plan({ text: 'Source Sans 3' });
  expect(diagnostics).toEqual([]);
  expect(files.map(({ path: file }) => file.replace(/\.[0-9a-z]{13}\./, '.'))).toEqual([
    'assets/source-sans-3-latin-ext.woff2',
    'assets/source-sans-3-latin.woff2',
    'assets/source-sans-3.woff2',
    'assets/source-sans-3-italic.woff2',
  ]);
  const core = files[2];
  expect(core?.contents.length).toBeLessThan(17_000);
  expect(css).toContain(`font-weight:200 900;src:url(${core?.path.slice('assets/'.length)})}`);
  expect(css.endsWith(':root{--sans:"Source Sans 3","Source Sans 3 Fallback",sans-serif}')).toBe(true);
  // Every page loads these rules before it is shown.
  expect(css.length).toBeLessThan(1250);
  const both = await plan({ display: 'Source Sans 3', text: 'Source Sans 3' });
  expect(hashed(both.files)).toEqual(hashed(files));
  const headings = await plan({ display: 'Source Sans 3' });
  expect(hashed(headings.files)).toEqual(hashed(files.slice(0, 3)));
});

test('a font with one weight is one file, stretched from the regular font of the device', async () => {
  const { css, files, inputs } = await plan({ display: 'Rye' });
  expect(files.map(({ path: file }) => file.split('.')[0])).toEqual([
    'assets/rye-latin-ext-400',
    'assets/rye-latin-400',
    'assets/rye-400',
  ]);
  expect(css.match(/"Rye Fallback";font-weight:\d+/g)).toEqual(['"Rye Fallback";font-weight:400']);
  // What a later build compares: the files it has read, and those that would have been used.
  const read = ['metadata.json', 'files/rye-latin-400-normal.woff2'].map(
    (file) => `node_modules/@fontsource/rye/${file}`,
  );
  const missing = 'node_modules/@fontsource-variable/rye/metadata.json';
  expect([...inputs]).toEqual(expect.arrayContaining([...read, missing].map((file) => path.join(projectRoot, file))));
});

test('a font of the device takes the same space as the site’s font', () => {
  const measures = { ascent: 0.9, descent: 0.3, lineGap: 0, width: 0.4393 * 1.1 };
  expect(fallbackDescriptors(measures, { isSerif: false, isBold: false })).toBe(
    'src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Roboto");size-adjust:110%;ascent-override:81.82%;descent-override:27.27%;line-gap-override:0%',
  );
});

/** The latin file of Rye, or its metadata. */
type Damage = (file: string, metadata: string) => void;
const replaceByLink = (file: string) => {
  rmSync(file);
  symlinkSync(file, file);
};
const letters = (file: string) => file.replace('latin', 'latin-ext');

test.each<[string, Damage, string]>([
  ['is cut off', (file) => truncateSync(file, 5_000), 'ConvertWOFF2ToTTF failed'],
  ['is a link to itself', replaceByLink, 'files/rye-latin-400-normal.woff2 cannot be read (ELOOP)'],
  [
    'lacks letters',
    (file) => replaceByLink(letters(file)),
    'files/rye-latin-ext-400-normal.woff2 cannot be read (ELOOP)',
  ],
  ['has no metadata', (_, metadata) => writeFileSync(metadata, ''), 'Unexpected end of JSON input'],
])('a font that %s is reported', async (_, damage, reason) => {
  const root = rootWithRye();
  const folder = path.join(root, 'node_modules/@fontsource/rye');
  damage(path.join(folder, 'files/rye-latin-400-normal.woff2'), path.join(folder, 'metadata.json'));
  const { css, files, diagnostics } = await plan({ display: 'Rye' }, root);
  expect({ css, files }).toEqual({ css: '', files: [] });
  expect(diagnostics).toMatchObject([
    { code: 'theme/font', at: { line: 8 }, message: `The font Rye cannot be used: ${reason}.` },
  ]);
});

test('a font of symbols, without letters, is reported', async () => {
  const root = rootWithRye();
  const file = path.join(root, 'node_modules/@fontsource/rye/files/rye-latin-400-normal.woff2');
  writeFileSync(file, await subsetFont(readFileSync(file), '0123', { targetFormat: 'woff2' }));
  const { diagnostics } = await plan({ display: 'Rye' }, root);
  expect(diagnostics).toMatchObject([
    { message: 'The font Rye cannot be used: it has no letters of the Latin alphabet.' },
  ]);
});

function rootWithRye(): string {
  const root = tempFolder();
  const rye = 'node_modules/@fontsource/rye';
  cpSync(path.join(projectRoot, rye), path.join(root, rye), { recursive: true });
  return root;
}
