/** What a kind of page loads follows from what its template imports: no list names it. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleStyles } from '../../../../src/assets/bundle/bundle-styles.ts';
import { bundleTemplates } from '../../../../src/assets/bundle/bundle-templates.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const component = (name: string, ...imports: string[]) =>
  `${imports.map((one) => `import '${one}';`).join('\n')}\nexport function ${name}() { return null; }`;

const builtIn = {
  'pages/home.tsx': `import { Hero } from '../components/Hero/Hero.tsx';
import { Slides } from '../components/Slides/Slides.island.tsx';
import './home.css';
export function Page() { return [Hero(), Slides()]; }`,
  'pages/about.tsx': `import type { Words } from '../components/Slides/Slides.island.tsx';
import { Badges } from '../components/Badges/Badges.tsx';
export function Page(): Words { return Badges(); }`,
  'pages/home.css': '.home{top:1px}',
  'components/Hero/Hero.tsx': `import { Badges } from '../Badges/Badges.tsx';\n${component('Hero', './Hero.css')}\nBadges();`,
  'components/Hero/Hero.css': '.hero{top:2px}',
  'components/Badges/Badges.tsx': component('Badges', './Badges.css'),
  'components/Badges/Badges.css': '.badges{top:3px}',
  'components/Badges/Badges.script.ts': 'console.log(1);',
  'components/Slides/Slides.island.tsx': `${component('Slides', './Slides.css')}\nexport type Words = null;`,
  'components/Slides/Slides.css': '.slides{top:4px}',
  'components/Slides/Slides.script.ts': 'console.log(2);',
  'styles/base.css': '.base{top:5px}',
  'styles/print.css': '.print{top:6px}',
};

async function bundle(own: Record<string, string> = {}) {
  const below = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  const root = tempFolder({ ...below('own', own), ...below('package', builtIn) });
  const folders = new TemplateFolders(path.join(root, 'own'), path.join(root, 'package'));
  const templates = await bundleTemplates(folders, { root, sharedModules: {}, development: false });
  if (Array.isArray(templates)) throw new Error(templates[0]?.message);
  const styles = new Map([...templates.parts].map(([kind, parts]) => [kind, parts.styles]));
  const sheets = await bundleStyles(folders, { root, styles, lastCss: '.last{top:7px}', base: '/sub' });
  if (Array.isArray(sheets)) throw new Error(sheets[0]?.message);
  const classes = sheets.files.map(({ path: name, contents }) => [
    path.basename(name).split('.')[0],
    [...String(contents).matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name).join(' '),
  ]);
  return { parts: templates.parts, classes: Object.fromEntries(classes), sheets, root };
}

test('a kind of page has the base, the styles that its template imports, each after those it is made of, and the rules for paper', async () => {
  expect((await bundle()).classes).toEqual({
    home: 'base badges hero slides home print last',
    about: 'base badges print last',
  });
});

test('a kind of page has the scripts beside its markup, and its islands; types alone bring nothing', async () => {
  const { parts } = await bundle();
  expect(parts.get('home')).toMatchObject({
    scripts: ['components/Badges/Badges.script.ts', 'components/Slides/Slides.script.ts'],
    islands: ['components/Slides/Slides.island.tsx'],
  });
  expect(parts.get('about')).toMatchObject({ scripts: ['components/Badges/Badges.script.ts'], islands: [] });
});

describe('a site', () => {
  test('has rules of its own after those of components, and before those for paper', async () => {
    const { classes } = await bundle({ 'styles/site.css': '.own{top:8px}' });
    expect(classes.about).toBe('base badges own print last');
  });

  test('replaces only the style of a component', async () => {
    const { classes } = await bundle({ 'components/Badges/Badges.css': '.mine{top:0}' });
    expect(classes).toMatchObject({ home: 'base mine hero slides home print last', about: 'base mine print last' });
  });

  test('replaces only the markup of a component, and so what the pages load', async () => {
    const { classes, parts } = await bundle({ 'components/Hero/Hero.tsx': component('Hero', './Hero.css') });
    expect(classes.home).toBe('base hero slides home print last');
    expect(parts.get('home')?.scripts).toEqual(['components/Slides/Slides.script.ts']);
  });

  test('has as its own templates also plain JavaScript, but no package', async () => {
    const { parts } = await bundle({
      'components/Hero/Hero.tsx': component('Hero', './words.js', 'words'),
      'components/Hero/words.js': 'console.log(4);',
      'node_modules/words/index.js': 'console.log(5);',
    });
    expect(parts.get('home')?.own).toEqual(['own/components/Hero/words.js', 'own/components/Hero/Hero.tsx']);
  });
});

test('a picture beside a style is published with a hash in its name, and a path is one of the site', async () => {
  const style = '.hero{background:url(wood.png),url("/oak.png")}';
  const { sheets } = await bundle({ 'components/Hero/Hero.css': style, 'components/Hero/wood.png': 'wood' });
  const picture = sheets.files.find(({ path: name }) => name.endsWith('.png'));
  expect(picture?.path).toMatch(/^assets\/wood\.\w{8}\.png$/);
  expect(String(picture?.contents && Buffer.from(picture.contents))).toBe('wood');
  const home = sheets.files.find(({ path: name }) => name.startsWith('assets/home.'));
  expect(home?.contents).toContain(`url("./${path.basename(picture?.path ?? '')}"),url(/sub/oak.png)`);
  expect([...sheets.inputs]).toContainEqual(expect.stringMatching(/own\/components\/Hero\/wood\.png$/));
});
