/** Code that templates import from outside the templates folder: packages are part of what a build compares, other files are refused. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { editFile, writeFiles } from '../support/edit-files.ts';
import { copySite, projectRoot } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

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
  const edits = ['code', 'script', 'style'].map((user) => {
    const textOf = (word: string) =>
      user === 'style' ? `h1::after { content: "${word}"; }` : `export const word = "${word}";`;
    return { file: `node_modules/words/${user}.${user === 'style' ? 'css' : 'js'}`, user, textOf };
  });
  const folder = aSite({
    'node_modules/words/package.json': '{"name": "words", "version": "1.0.0", "type": "module"}',
    ...Object.fromEntries(edits.map(({ file, user, textOf }) => [file, textOf(`${user}-one`)])),
    'templates/components/Hero/Hero.tsx': hero("import { word } from 'words/code.js';"),
    'templates/components/Hero/Hero.css': '@import "words/style.css";',
    'templates/components/Hero/Hero.script.ts': "import { word } from 'words/script.js';\ndocument.title = word;",
  });
  const build = () => runHere(['build', '--root', folder]);
  expect(await build()).toMatchObject({ code: 0, stderr: expect.not.stringContaining(' error ') });
  for (const { user, file, textOf } of edits) {
    expect(publishedIn(folder)).toContain(`${user}-one`);
    writeFileSync(path.join(folder, file), textOf(`${user}-two`));
    expect(await build()).toMatchObject({ code: 0 });
    expect(publishedIn(folder)).toContain(`${user}-two`);
  }
});

test('a build after an edit of a package that only the style of a script imports publishes the edit', async () => {
  const style = (word: string) => `h1::after { content: "${word}"; }`;
  const folder = aSite({
    'node_modules/words/style.css': style('word-one'),
    'templates/components/Hero/Hero.tsx': hero('const word = undefined;'),
    'templates/components/Hero/Hero.css': '',
    'templates/components/Hero/Hero.script.ts': "import './Hero.script.css';",
    'templates/components/Hero/Hero.script.css': '@import "words/style.css";',
  });
  const build = () => runHere(['build', '--root', folder]);
  await setTimeout(100);
  await build();
  expect(publishedIn(folder)).toContain('word-one');
  writeFiles(folder, { 'node_modules/words/style.css': style('word-two') });
  await build();
  expect(publishedIn(folder)).toContain('word-two');
});

const packageOf = (word: string, main = 'index.js') => ({
  'package.json': JSON.stringify({ name: 'words', version: '1.0.0', main, type: 'module' }),
  'index.js': `export const word = "${word}";`,
  'other.js': 'export const word = "word-two";',
});

function link(folder: string, target: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  rmSync(path.join(folder, 'node_modules/words'), { recursive: true, force: true });
  symlinkSync(target, path.join(folder, 'node_modules/words'));
}

/** Each after the one before; in none is a file edited that a bundle contains. */
const changes: [what: string, published: string, change: (folder: string) => void][] = [
  [
    'the main file that its package.json names',
    'word-two',
    (folder) => {
      const { 'package.json': text } = packageOf('', 'other.js');
      writeFiles(path.join(folder, 'node_modules/words'), { 'package.json': text });
    },
  ],
  [
    'its place, because another was installed nearer to the templates',
    'word-one',
    (folder) => writeFiles(path.join(folder, 'themes/node_modules/words'), packageOf('word-one')),
  ],
  [
    'the target of its link',
    'word-three',
    (folder) => {
      rmSync(path.join(folder, 'themes/node_modules'), { recursive: true });
      link(folder, '../third');
    },
  ],
];

const script = 'themes/own/components/Hero/Hero.script.ts';
const themed = (imported: string) => ({
  'themes/own/components/Hero/Hero.tsx': hero('declare const word: unknown;'),
  'themes/own/components/Hero/Hero.css': '',
  [script]: `import { word } from '${imported}';\ndocument.title = word;`,
});

test('a build after a change of a package publishes it', async () => {
  const folder = aSite(themed('words'));
  writeFiles(path.join(folder, 'node_modules/words'), packageOf('word-one'));
  writeFiles(path.join(folder, 'third'), packageOf('word-three'));
  const build = () => runHere(['build', '--root', folder, '--templates', 'themes/own']);
  expect(await build()).toMatchObject({ code: 0 });
  expect(publishedIn(folder)).toContain('word-one');
  for (const [what, word, change] of changes) {
    change(folder);
    expect(await build(), what).toMatchObject({ code: 0 });
    expect(publishedIn(folder), what).toContain(word);
  }
});

/** The options of a site without packages in its bundles. */
const withoutPackages: Readonly<Record<string, () => string[]>> = {
  'the starter': () => {
    const folder = path.join(tempFolder(), 'site');
    cpSync(path.join(projectRoot, 'examples/starter'), folder, { recursive: true });
    return ['--root', folder];
  },
  'a site with the built-in templates as its own, as in this repository': () => [
    ...['--root', copySite('minimal'), '--templates', path.join(projectRoot, 'templates')],
  ],
  'a site with own templates': () => {
    const word = (text: string) => `export const word = '${text}';`;
    const names = { word: word('word-one'), other: word('word-two') };
    const files = Object.entries(names).map(([name, text]) => [`themes/own/components/Hero/${name}.ts`, text]);
    const imports = (name: string) => JSON.stringify({ imports: { '#word': `./own/components/Hero/${name}.ts` } });
    const folder = aSite({ ...themed('#word'), ...Object.fromEntries(files), 'themes/package.json': imports('word') });
    return ['--root', folder, '--templates', 'themes/own'];
  },
};

test.each(Object.entries(withoutPackages))(
  'a second build of %s is skipped, and reads only the head of the snapshot',
  async (_, make) => {
    const options = make();
    const [, folder = ''] = options;
    // Times of files that have just been written are not trusted.
    await setTimeout(100);
    expect(await runHere(['build', ...options, '--now', '2026-06-01'])).toMatchObject({ code: 0 });
    const snapshots = path.join(folder, '.treesite/cache/builds');
    for (const name of readdirSync(snapshots)) if (name.includes('.body.')) rmSync(path.join(snapshots, name));
    expect(await stagesOf(['build', ...options, '--now', '2026-06-01'])).toEqual(['look for changes']);
  },
);

test('a build after a change of a package.json above the templates publishes it', async () => {
  const [, folder = '', ...options] = withoutPackages['a site with own templates']?.() ?? [];
  await setTimeout(100);
  const build = () => runHere(['build', '--root', folder, ...options]);
  expect(await build()).toMatchObject({ code: 0 });
  expect(publishedIn(folder)).toContain('word-one');
  editFile(folder, 'themes/package.json', 'word.ts', 'other.ts');
  expect(await build()).toMatchObject({ code: 0 });
  expect(publishedIn(folder)).toContain('word-two');
});

async function stagesOf(command: string[]): Promise<unknown[]> {
  const stages: unknown[] = [];
  const add = (stage: unknown) => void stages.push(stage);
  subscribe('treesite:stage', add);
  await runHere(command);
  unsubscribe('treesite:stage', add);
  return stages;
}

test('bundles do not depend on the settings of TypeScript', async () => {
  const folder = aSite({
    'templates/components/Hero/Hero.tsx': hero('class Words { word = "word-one" }\nconst { word } = new Words();'),
    'templates/components/Hero/Hero.css': '',
    'templates/components/Hero/Hero.script.ts': 'class Words { word = "word-one" }\ndocument.title = new Words().word;',
  });
  // Without the cache, a card per page would be most of the work.
  appendFileSync(path.join(folder, 'data/site.yaml'), 'shareCards: site\n');
  const build = () => runHere(['build', '--root', folder, '--no-cache']);
  await build();
  const before = publishedIn(folder);
  const compilerOptions = { jsxImportSource: 'preact', useDefineForClassFields: false };
  writeFiles(folder, {
    'tsconfig.json': '{"extends": "./base.json"}',
    'base.json': JSON.stringify({ compilerOptions }),
  });
  expect(await build()).toMatchObject({ code: 0 });
  expect(publishedIn(folder)).toBe(before);
});

test.each([
  ['Hero.tsx', "import { word } from '../../../shared/word.ts';", 22],
  ['Hero.css', '@import "../../../shared/word.css";', 9],
])('an import of a file outside the templates folder is refused: %s', async (name, line, column) => {
  const folder = aSite({
    'shared/word.ts': 'export const word = "word";',
    'shared/word.css': 'h1 { color: red; }',
    'templates/components/Hero/Hero.tsx': hero('const word = undefined;'),
    'templates/components/Hero/Hero.css': '',
    [`templates/components/Hero/${name}`]: name.endsWith('.css') ? line : hero(line),
  });
  const { code, stderr } = await runHere(['check', '--root', folder]);
  expect(code).toBe(1);
  const wanted = line.slice(column - 1).replace(';', '');
  expect(stderr).toContain(
    `templates/components/Hero/${name}:1:${column} error template/syntax\n  ${wanted.replaceAll("'", '"')} is outside the templates folder.\n`,
  );
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
