/** The docs are accurate: every command, option, code, field, file and link they name exists, and a mistake of each kind is found. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { createColors } from '../../src/cli/output/terminal.ts';
import { createProgram } from '../../src/cli/program.ts';
import { catalog } from '../../src/diagnostics/catalog.ts';
import { planStarter } from '../../src/scaffold/starter/write-starter.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { type Facts, falseClaims } from './doc-claims.ts';
import { readMarkdown } from './read-markdown.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const files = glob
  .sync(['*.md', 'docs/*.md', 'src/**/*.md', 'templates/**/*.md', 'tests/*.md', 'examples/starter/*.md'], {
    cwd: projectRoot,
  })
  .sort();
const texts = new Map(files.map((file) => [file, read(file)]));
const pages = new Map([...texts].map(([file, text]) => [file, readMarkdown(text)]));

const starter = planStarter([], { reword: (text) => text, folder: 'site', treesite: undefined });
const manifests = [read('package.json'), starter.find(({ file }) => file === 'package.json')?.text ?? ''];
const silent = { out: () => {}, err: () => {}, colors: createColors(false), isInteractive: false };
const facts: Facts = {
  program: await createProgram(silent),
  codes: new Set(Object.keys(catalog)),
  scripts: new Set(manifests.flatMap((text) => Object.keys(JSON.parse(text).scripts))),
  modules: new Set(
    glob
      .sync('{src,templates,tests,docs,examples}/**/*.{ts,tsx}', { cwd: projectRoot })
      .map((file) => path.basename(file)),
  ),
  hasFile: (file) => existsSync(path.join(projectRoot, file)),
};

/** Links of a page that lead to no file or no place in it. */
function brokenLinks(file: string, links: readonly string[]): string[] {
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [name = '', anchor] = link.split('#');
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    if (!existsSync(path.join(projectRoot, target))) return true;
    return anchor !== undefined && !(pages.get(target) ?? readMarkdown(read(target))).anchors.has(anchor);
  });
}

describe.each(files)('%s', (file) => {
  const page = pages.get(file) ?? readMarkdown('');

  test('names only what exists', () => {
    expect(falseClaims(page, facts)).toEqual([]);
  });

  test('links only to what exists', () => {
    expect(brokenLinks(file, page.links)).toEqual([]);
  });
});

test('the README names every command and links to every page of the docs', () => {
  const readme = texts.get('README.md') ?? '';
  const commands = facts.program.commands.map((command) => command.name()).filter((name) => name !== 'help');
  expect(
    commands.filter((name) => !new RegExp(`treesite ${name}\\b|\`${name}\``).test(readme)),
    'Name it in README.md.',
  ).toEqual([]);
  const docs = files.filter((file) => file.startsWith('docs/'));
  expect(
    docs.filter((file) => !readme.includes(`(${file})`)),
    'Link to it in README.md.',
  ).toEqual([]);
});

test('docs/supply-chain.md says why each runtime dependency is there', () => {
  const readme = texts.get('docs/supply-chain.md') ?? '';
  const { dependencies } = JSON.parse(read('package.json'));
  const table = readme.slice(readme.indexOf('## Runtime dependencies'));
  const listed = [...table.matchAll(/^\| ([a-z0-9@/., -]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(listed.filter((name) => !/^(package|-+)$/.test(name)).sort()).toEqual(Object.keys(dependencies).sort());
});

describe('a mistake is found:', () => {
  const claims = (text: string) => falseClaims(readMarkdown(text), facts);

  test.each([
    ['a command', 'Run `treesite publish`.'],
    ['a command in a block', '```sh\nnpm ci && npx treesite biuld\n```'],
    ['an option', '`treesite build --output site`'],
    ['an option of one command below it', '`treesite new --with-county`'],
    ['an option without its command', '`--publich`'],
    ['a choice of an option', '`treesite cms --backend svn`'],
    ['a code to explain', '`treesite explain city/no-county`'],
    ['a code', 'It reports `city/no-county`.'],
    ['a field', 'Set `forms.adress` in site.yaml.'],
    ['a field in an example', '```yaml\n# data/site.yaml\nchecks:\n  allow:\n    - kode: place/similar\n```'],
    ['a data file', 'See `data/citys/bath-nc.yaml`.'],
    ['a module', 'See `build-modle.ts`.'],
    ['a script', '`npm run biuld`'],
    ['a test in a command', '`npx vitest run tests/unit/nothing.test.ts`'],
  ])('%s', (_, text) => {
    expect(claims(text)).toHaveLength(1);
  });

  test('none in an option that all commands below it have', () => {
    expect(claims('`npx treesite new --root DIR`')).toEqual([]);
  });

  test.each([
    ['a file', '[x](docs/nothing.md)'],
    ['a place on this page', '[x](#nothing)'],
    ['a place on another page', '[x](docs/data.md#nothing)'],
    ['a picture', '<img src="docs/images/nothing.png">'],
  ])('a link to %s', (_, text) => {
    expect(brokenLinks('README.md', readMarkdown(text).links)).toHaveLength(1);
  });
});
