/** Code that templates import from outside the templates folder: packages are part of what a build compares. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeFiles } from '../support/sites/edit-files.ts';
import { copySite, projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

function aSite(files: Readonly<Record<string, string>>): string {
  const folder = copySite('minimal');
  writeFiles(folder, files);
  return folder;
}

const hero = (imports: string) =>
  `${imports}\nimport './Hero.css';\nexport const Hero = () => <h1>{typeof word === 'string' ? word : 'Title'}</h1>;`;

/** All pages, styles and scripts. */
function publishedIn(folder: string): string {
  const dist = path.join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true }).map(String);
  return names
    .filter((name) => /\.(html|css|js)$/.test(name))
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
    .join('\n');
}

test('a build after an edit of a package that a template, a script or a style imports publishes the edit', async () => {
  const edits = ['code.js', 'script.js', 'style.css', 'style-of-script.css'].map((name) => {
    const textOf = (word: string) =>
      name.endsWith('.css') ? `h1::after { content: "${name}-${word}"; }` : `export const word = "${name}-${word}";`;
    return { name, file: `node_modules/words/${name}`, textOf };
  });
  const folder = aSite({
    'node_modules/words/package.json': '{"name": "words", "version": "1.0.0", "type": "module"}',
    ...Object.fromEntries(edits.map(({ file, textOf }) => [file, textOf('one')])),
    'templates/components/Hero/Hero.tsx': hero("import { word } from 'words/code.js';"),
    'templates/components/Hero/Hero.css': '@import "words/style.css";',
    'templates/components/Hero/Hero.script.ts':
      "import './Hero.script.css';\nimport { word } from 'words/script.js';\ndocument.title = word;",
    'templates/components/Hero/Hero.script.css': '@import "words/style-of-script.css";',
  });
  const build = () => runHere(['build', '--root', folder]);
  expect(await build()).toMatchObject({ code: 0, stderr: expect.not.stringContaining(' error ') });
  for (const { name } of edits) expect(publishedIn(folder)).toContain(`${name}-one`);
  for (const { file, textOf } of edits) writeFileSync(path.join(folder, file), textOf('two'));
  expect(await build()).toMatchObject({ code: 0 });
  for (const { name } of edits) expect(publishedIn(folder)).toContain(`${name}-two`);
});

const script = 'themes/own/components/Hero/Hero.script.ts';
const themed = (imported: string) => ({
  'themes/own/components/Hero/Hero.tsx': hero('declare const word: unknown;'),
  'themes/own/components/Hero/Hero.css': '',
  [script]: `import { word } from '${imported}';\ndocument.title = word;`,
});

const buildWith = async (folder: string, templates: string) => {
  const stages: unknown[] = [];
  const add = (stage: unknown) => void stages.push(stage);
  subscribe('treesite:stage', add);
  const built = await runHere(['build', '--root', folder, '--templates', templates, '--now', '2026-06-01']);
  unsubscribe('treesite:stage', add);
  expect(built).toMatchObject({ code: 0 });
  return stages;
};

/** Without packages in its bundles. */
async function expectSecondBuildSkipped(folder: string, templates: string) {
  // Times of files that have just been written are not trusted.
  await setTimeout(100);
  await buildWith(folder, templates);
  const snapshots = path.join(folder, '.treesite/cache/builds');
  for (const name of readdirSync(snapshots)) if (name.includes('.body.')) rmSync(path.join(snapshots, name));
  expect(await buildWith(folder, templates)).toEqual(['look for changes']);
}

test('a second build with the built-in templates as its own, as in this repository, is skipped, and reads only the head of the snapshot', () =>
  expectSecondBuildSkipped(copySite('minimal'), path.join(projectRoot, 'templates')));

test('so is one with own templates, until a package.json above them changes, which it publishes', async () => {
  const imports = (name: string) => JSON.stringify({ imports: { '#word': `./own/components/Hero/${name}.ts` } });
  const folder = aSite({
    ...themed('#word'),
    'themes/own/components/Hero/one.ts': "export const word = 'word-one';",
    'themes/own/components/Hero/two.ts': "export const word = 'word-two';",
    'themes/package.json': imports('one'),
  });
  await expectSecondBuildSkipped(folder, 'themes/own');
  expect(publishedIn(folder)).toContain('word-one');
  writeFiles(folder, { 'themes/package.json': imports('two') });
  await buildWith(folder, 'themes/own');
  expect(publishedIn(folder)).toContain('word-two');
});

test('a link to a folder in the templates folder is refused', async () => {
  const folder = aSite({ 'shared/Hero/Hero.tsx': hero(''), 'templates/styles/site.css': '' });
  symlinkSync('../shared', path.join(folder, 'templates/components'));
  const { code, stderr } = await runHere(['check', '--root', folder]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      'templates/components:1:1 error file/unreadable\n  This is a symbolic link to a folder. Links to folders are not followed.\n  Delete it, or replace it with a copy of the folder.\n\n',
  });
});
