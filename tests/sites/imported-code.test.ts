/** Code that templates import from outside the templates folder: packages are part of what a build compares, other files are refused. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copySite } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { linkAssets } from '../support/shared-assets.ts';

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

function aSite(files: Readonly<Record<string, string>>): string {
  const { folder, remove } = copySite('minimal');
  removals.push(remove);
  linkAssets(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
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

test.each(['template', 'script', 'style'])(
  'a build after an edit of a package that a %s imports publishes the edit',
  async (user) => {
    const file = user === 'style' ? 'node_modules/words/index.css' : 'node_modules/words/index.js';
    const textOf = (word: string) =>
      user === 'style' ? `h1::after { content: "${word}"; }` : `export const word = "${word}";`;
    const folder = aSite({
      'node_modules/words/package.json': '{"name": "words", "version": "1.0.0", "main": "index.js", "type": "module"}',
      [file]: textOf('word-one'),
      'templates/components/Hero/Hero.tsx': hero(
        user === 'template' ? "import { word } from 'words';" : 'declare const word: unknown;',
      ),
      'templates/components/Hero/Hero.css':
        user === 'style' ? '@import "words/index.css";' : '.hero { color: inherit; }',
      ...(user === 'script' && {
        'templates/components/Hero/Hero.script.ts': "import { word } from 'words';\ndocument.title = word;",
      }),
    });
    const build = () => runHere(['build', '--root', folder]);
    expect(await build()).toMatchObject({ code: 0, stderr: expect.not.stringContaining(' error ') });
    expect(publishedIn(folder)).toContain('word-one');
    expect(await build()).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed') });
    writeFileSync(path.join(folder, file), textOf('word-two'));
    expect(await build()).toMatchObject({ code: 0 });
    expect(publishedIn(folder)).toContain('word-two');
  },
);

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
      'templates/components:1:1 error file/unreadable\n  This is a symbolic link to a folder. Links to folders are not followed.\n  Replace the link with the folder.\n\n',
  });
});
