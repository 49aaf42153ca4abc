/** Files are short. One of src over 150 lines has a sentence in a why.md that says why it is one file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

const maxLines = 250;
const maxUnexplained = 150;
const maxMedian = 80;

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const list = (...patterns: string[]) =>
  glob.sync(patterns, { cwd: projectRoot, ignore: ['**/*.gen.ts', '**/node_modules/**', '**/dist/**'] }).sort();

const code = list('{src,templates,tests,docs,examples,bin}/**/*.{ts,tsx,css,mjs,js}').filter(
  (file) => !/^bin\/lib\//.test(file),
);
const lengths = new Map(code.map((file) => [file, read(file).split('\n').length - 1]));
const notes = list('{src,templates}/**/why.md').map(read).join('\n');

function longerThan(lines: number): string[] {
  return [...lengths].filter(([, length]) => length > lines).map(([file]) => file);
}

test(`no file has more than ${maxLines} lines, and half of them have at most ${maxMedian}`, () => {
  expect(longerThan(maxLines), 'Split the file where it has a second subject.').toEqual([]);
  expect(longerThan(maxMedian).length).toBeLessThan(code.length / 2);
});

test(`a why.md says why each file of src with more than ${maxUnexplained} lines is one file`, () => {
  const long = longerThan(maxUnexplained).filter((file) => file.startsWith('src/'));
  const unexplained = long.filter((file) => !notes.includes(`\`${file}\``));
  expect(unexplained, 'Split the file, or add a sentence to the why.md of its folder.').toEqual([]);
});
