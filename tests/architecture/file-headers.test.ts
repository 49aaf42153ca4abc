/** Each file begins with a comment that says what it takes, gives and touches, directly followed by its imports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

const list = (...patterns: string[]) =>
  glob.sync(patterns, { cwd: projectRoot, ignore: ['**/*.gen.ts', '**/node_modules/**'] }).sort();
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const header = /^\/\*\*.*?\*\/\n/s;
const looseHeader = /^\/\*\*(?:(?!\*\/).)*\*\/\n\n+import/s;

test('each file of src and templates begins with a comment', () => {
  const files = list('{src,templates}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const how = 'Begin the file with /** What it takes → what it gives. */';
  expect(
    files.filter((file) => !header.test(read(file))),
    how,
  ).toEqual([]);
});

test('no empty line is between a file’s comment and its imports', () => {
  const code = list('{src,templates,tests,docs,examples}/**/*.{ts,tsx}');
  expect(code.filter((file) => looseHeader.test(read(file)))).toEqual([]);
});

test('an empty line after the comment, and a file without one, are found', () => {
  const imports = "import path from 'node:path';\n";
  expect(looseHeader.test(`/** What it does. */\n\n${imports}`)).toBe(true);
  expect(looseHeader.test(`/** What it does. */\n${imports}`)).toBe(false);
  expect(header.test(imports)).toBe(false);
});
