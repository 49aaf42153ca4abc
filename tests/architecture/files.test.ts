/** The files of the project: how they begin, how long they are, which widths their styles name, and that `tsc` and the lists know them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/sites/run-cli.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const list = (pattern: string) =>
  glob.sync(pattern, { cwd: projectRoot, ignore: ['**/*.gen.ts', '**/node_modules/**', '**/dist/**'] }).sort();

const header = /^\/\*\*.*?\*\/\n/s;
const looseHeader = /^\/\*\*(?:(?!\*\/).)*\*\/\n\n+import/s;

test('each file of src and templates begins with a comment, and its imports follow without an empty line', () => {
  const files = list('{src,templates}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const bare = files.filter((file) => !header.test(read(file)));
  expect(bare, 'Begin the file with /** What it takes → what it gives. */').toEqual([]);
  const code = list('{src,templates,tests,docs,examples}/**/*.{ts,tsx}');
  expect(code.filter((file) => looseHeader.test(read(file)))).toEqual([]);
});

test('an empty line after the comment, and a file without one, are found', () => {
  const imports = "import path from 'node:path';\n";
  expect(looseHeader.test(`/** What it does. */\n\n${imports}`)).toBe(true);
  expect(looseHeader.test(`/** What it does. */\n${imports}`)).toBe(false);
  expect(header.test(imports)).toBe(false);
});

const maxLines = 250;
const maxUnexplained = 150;
const maxMedian = 80;

const code = list('{src,templates,tests,docs,examples,bin}/**/*.{ts,tsx,css,mjs,js}').filter(
  (file) => !/^bin\/lib\//.test(file),
);
const lengths = new Map(code.map((file) => [file, read(file).split('\n').length - 1]));
const notes = list('{src,templates}/**/why.md').map(read);
/** The files that they name as long. */
const explained = notes.flatMap((text) => {
  const [, paragraph = ''] = /over 150 lines(.*?)(?:\n- \*\*|\n#|$)/s.exec(text) ?? [];
  return [...paragraph.matchAll(/`(src\/[\w./-]+\.tsx?)`/g)].map(([, file]) => file);
});

function longerThan(lines: number): string[] {
  return [...lengths].filter(([, length]) => length > lines).map(([file]) => file);
}

test(`no file has more than ${maxLines} lines, and half of them have at most ${maxMedian}`, () => {
  expect(longerThan(maxLines), 'Split the file where it has a second subject.').toEqual([]);
  expect(longerThan(maxMedian).length).toBeLessThan(code.length / 2);
});

test(`a why.md says why each file of src with more than ${maxUnexplained} lines is one file`, () => {
  const long = longerThan(maxUnexplained).filter((file) => file.startsWith('src/'));
  const unexplained = long.filter((file) => !explained.includes(file));
  expect(unexplained, 'Split the file, or add a sentence to the why.md of its folder.').toEqual([]);
  expect(
    explained.filter((file) => file && !long.includes(file)),
    'Take it out of the why.md: it is short.',
  ).toEqual([]);
});

const breakpoints = [576, 768, 992, 1200, 1400];

test('stylesheets change at the widths of the specification only', () => {
  const used = list('templates/**/*.css').flatMap((name) => {
    return [...read(name).matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(([, end, width]) => ({
      name,
      // The last width below a breakpoint: 767px or 767.98px.
      width: end === 'min' ? Number(width) : Math.floor(Number(width)) + 1,
    }));
  });
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});

test('every check of the data is in all-checks.ts, or called by one that is', () => {
  const files = list('src/model/checks/*/check-*.ts');
  const callers = ['src/model/checks/all-checks.ts', ...files].map((file) => ({ file, text: read(file) }));
  const unlisted = files.filter(
    (file) => !callers.some((caller) => caller.file !== file && caller.text.includes(`/${path.basename(file)}'`)),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(unlisted, 'Import the check in src/model/checks/all-checks.ts, and add it to one of its lists.').toEqual([]);
});

test('every file of src, templates, tests and docs is type-checked, apart from sites’ own', () => {
  const file = path.join(projectRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const checked = new Set(ts.parseJsonConfigFileContent(config, ts.sys, projectRoot).fileNames);
  const code = glob.sync('{src,templates,tests,docs}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    ignore: ['**/node_modules/**'],
  });
  const isOfSite = (name: string) => /^tests\/sites\/.+\//.test(name);
  expect(code.filter((name) => !isOfSite(name) && !checked.has(path.join(projectRoot, name)))).toEqual([]);
});
