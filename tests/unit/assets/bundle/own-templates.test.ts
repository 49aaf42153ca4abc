/** What is reported about a site's own templates folder: a missing export, a file that nothing imports. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleScripts } from '../../../../src/assets/bundle/bundle-scripts.ts';
import { bundleStyles } from '../../../../src/assets/bundle/bundle-styles.ts';
import { bundleTemplates } from '../../../../src/assets/bundle/bundle-templates.ts';
import { checkIslands, findUnusedTemplates } from '../../../../src/assets/bundle/check-own-templates.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { writeFiles } from '../../../support/sites/edit-files.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const hero = 'export function Hero() { return null; }';
const builtIn = {
  'pages/home.tsx': `import { Hero } from '../components/Hero/Hero.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
export function Page() { return [Hero(), Footer()]; }`,
  'components/Hero/Hero.tsx': hero,
  'components/Footer/Footer.tsx': 'export function Footer() { return null; }',
  'components/SlideShow/SlideShow.island.tsx': 'export function SlideShow() { return null; }',
  'components/SlideShow/SlideShow.css': '',
  'scripts/site.ts': '',
};

/** A site in `site/` with these templates, over the built-in ones of an installed package. */
function site(own: Record<string, string>) {
  const below = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  const installed = 'site/node_modules/treesite/templates';
  const root = tempFolder({ ...below('site/templates', own), ...below(installed, builtIn) });
  const folders = new TemplateFolders(path.join(root, 'site/templates'), path.join(root, installed));
  return { folders, root: path.join(root, 'site') };
}

async function problems(own: Record<string, string>) {
  const { folders, root } = site(own);
  const bundled = await bundleTemplates(folders, { root, sharedModules: {}, development: false });
  return Array.isArray(bundled) ? bundled : findUnusedTemplates(folders, { root, loaded: bundled.inputs });
}

test('an island that is exported as a plain component is reported', async () => {
  const name = 'components/Rooms/Rooms.island.tsx';
  const found = (text: string) => {
    const { folders, root } = site({ [name]: text });
    return checkIslands(folders, { root, loaded: new Set([path.join(root, 'templates', name)]) });
  };
  expect(await found('export function Rooms() { return null; }')).toMatchObject([
    {
      code: 'template/syntax',
      at: { file: `templates/${name}` },
      message: expect.stringContaining(
        'This file does not export the result of island(), so Rooms does not run in the browser.',
      ),
    },
  ]);
  expect(await found("export const Rooms = island('Rooms', RoomsView);")).toEqual([]);
});

test.each([
  ["{ openSync } from 'node:fs'", 'This code runs in the browser, which does not have Node’s node:fs.'],
  [
    "{ useId } from 'react'",
    'Islands and scripts cannot use useId. treesite’s docs/templates.md lists what they can use',
  ],
  ["{ useStat } from 'react'", 'Islands and scripts cannot use useStat. Did you mean useState?'],
  ["React from 'react'", 'Islands and scripts cannot use React as a whole, only by names.'],
  ["* as React from 'react'", 'Islands and scripts cannot use useId.', 'React.useId'],
])('an island that imports %s is reported with what to do', async (imported, expected, used?: string) => {
  const island = 'components/SlideShow/SlideShow.island.tsx';
  const name = used ?? /\w+/.exec(imported)?.[0];
  const { folders, root } = site({ [island]: `import ${imported};\nexport const SlideShow = ${name};` });
  const parts = new Map([['home', { scripts: [], islands: [island] }]]);
  const found = await bundleScripts(folders, { root, packageRoot: projectRoot, parts, hasDeferred: false });
  const texts = Array.isArray(found) && found.map(({ message, hint }) => `${message} ${hint}`);
  expect(texts).toEqual([expect.stringContaining(expected)]);
});

test('an island under another name is reported at its file alone, because no file imports it under its own', async () => {
  const island = 'components/SlideShow/SlideShow.island.tsx';
  const { folders, root } = site({ [island]: 'export const SlideShw = 1;' });
  const parts = new Map([['home', { scripts: [], islands: [island] }]]);
  const found = await bundleScripts(folders, { root, packageRoot: projectRoot, parts, hasDeferred: false });
  expect(found).toMatchObject([{ hint: 'Export it under that name.', related: [] }]);
});

test('an export that is not there is reported at the import if a built-in file lacks it', async () => {
  const own = `import { Foter } from '../Footer/Footer.tsx'; export function Hero() { return Foter(); }`;
  expect(await problems({ 'components/Hero/Hero.tsx': own })).toMatchObject([
    {
      message: 'node_modules/treesite/templates/components/Footer/Footer.tsx has no export named Foter.',
      hint: 'Did you mean Footer?',
      at: { file: 'templates/components/Hero/Hero.tsx', line: 1, column: 10 },
    },
  ]);
});

test.each([
  ['function Hero() { return null; }', 'node_modules/treesite/templates/pages/home.tsx', 'Export it under that name.'],
  [
    'export function Heroo() { return null; }',
    'templates/pages/home.tsx',
    'Export it under that name instead of Heroo, or correct the import.',
  ],
])('a component is reported at its file if that is: %s', async (text, importer, hint) => {
  const home = importer.startsWith('templates/') ? { 'pages/home.tsx': builtIn['pages/home.tsx'] } : {};
  expect(await problems({ 'components/Hero/Hero.tsx': text, ...home })).toMatchObject([
    {
      message: 'This file has no export named Hero.',
      hint,
      at: { file: 'templates/components/Hero/Hero.tsx' },
      related: [{ at: { file: importer, line: 1 } }],
    },
  ]);
});

test('an import of a name that treesite does not export is reported at its line, with the name that was meant', async () => {
  const { folders, root } = site({
    'components/Hero/Hero.tsx': `import { Icn } from 'treesite';\n${hero}${'\n'}export const icon = Icn;`,
  });
  const sharedModules = { treesite: { Icon: null, 'module.exports': null } };
  expect(await bundleTemplates(folders, { root, sharedModules, development: false })).toMatchObject([
    { message: 'treesite has no export named Icn.', hint: 'Did you mean Icon?', at: { line: 1, column: 10 } },
  ]);
});

test('an import of a file outside the templates folder is refused', async () => {
  const imported = {
    'Hero.tsx': `import '../../../data/word.ts';\n${hero}`,
    'Hero.css': '@import "../../../data/word.css";',
  };
  const { folders, root } = site(
    Object.fromEntries(Object.entries(imported).map(([name, text]) => [`components/Hero/${name}`, text])),
  );
  writeFiles(root, { 'data/word.ts': '', 'data/word.css': '' });
  const styles = new Map([['home', ['components/Hero/Hero.css']]]);
  const found = [
    await bundleTemplates(folders, { root, sharedModules: {}, development: false }),
    await bundleStyles(folders, { root, styles, lastCss: '', base: '' }),
  ];
  const refused = (name: string, extension: string, column: number) =>
    expect.objectContaining({
      code: 'template/syntax',
      message: `"../../../data/word.${extension}" is outside the templates folder.`,
      at: expect.objectContaining({ file: `templates/components/Hero/Hero.${name}`, line: 1, column }),
    });
  expect(found).toEqual([[refused('tsx', 'ts', 8)], expect.arrayContaining([refused('css', 'css', 9)])]);
});

test('a style in the wrong folder is reported, and its rules may be moved to the site’s own', async () => {
  const hint = expect.stringContaining('templates, move its rules to templates/styles/site.css, or delete it.');
  expect(await problems({ 'pages/zoo.css': '', 'README.md': '' })).toMatchObject([
    { code: 'template/unused', at: { file: 'templates/pages/zoo.css' }, hint },
  ]);
});

test('a file in the place of a built-in one but for a slip in its name is reported with that name', async () => {
  const found = await problems({ 'components/hero/Hero.tsx': '', 'styles/site.scss': '' });
  expect(found.map(({ hint = '' }) => hint.split('?')[0])).toEqual([
    'Did you mean templates/components/Hero/Hero.tsx',
    'Did you mean templates/styles/site.css',
  ]);
});

test('a page template without a kind of page is reported', async () => {
  const page = 'export function Page() { return null; }';
  const found = await problems({ 'pages/home.tsx': page, 'pages/project.tsx': page });
  expect(found.map(({ code, at }) => `${code} ${at.file}`)).toEqual(['template/unused templates/pages/project.tsx']);
});

test('bundles do not depend on the settings of TypeScript', async () => {
  const { folders, root } = site({ 'components/Hero/Hero.tsx': `import '@/word.ts';\n${hero}`, 'word.ts': '' });
  const compilerOptions = { paths: { '@/*': ['./templates/*'] } };
  writeFiles(root, { 'tsconfig.json': '{"extends": "./base.json"}', 'base.json': JSON.stringify({ compilerOptions }) });
  const found = await bundleTemplates(folders, { root, sharedModules: {}, development: false });
  expect(found).toMatchObject([{ message: 'Could not resolve "@/word.ts".' }]);
});
