/** A line that is indented unlike its siblings is the one that is reported, and the only one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSource } from '../../../../src/load/parse-source.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';

function found(text: string) {
  const parsed = parseSource({ kind: 'page-home', slug: 'home', file: 'data/pages/home.yaml', text });
  return Array.isArray(parsed)
    ? parsed.map(({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint}`)
    : [];
}

test.each<[text: string, at: string]>([
  [
    'hero:\n title: T\n  text: x\n  more: y\n',
    '2:2 This line does not align with the lines of the same level below it. Indent it with 2 spaces.',
  ],
  [
    'hero:\n   title: T\n  text: x\n  more: y\n',
    '2:4 This line does not align with the lines of the same level below it. Indent it with 2 spaces.',
  ],
  [
    'hero:\n  title: T\n  # note\n   text: x\n  more: y\n',
    '4:4 This line does not align with the one above it. Indent it with the same number of spaces as the other lines at this level.',
  ],
  [
    'list:\n  - a: A\n    b: x\n - a: B\n    b: y\n  - a: C\n',
    '4:2 This list entry does not align with the one above it. Indent it with the same number of spaces as the other lines at this level.',
  ],
])('%j', (text, at) => {
  expect(found(text)).toEqual([at]);
});

test('any field or entry of a file that is one space off is reported in its own line', () => {
  const lines = readFileSync(path.join(projectRoot, 'data/pages/about.yaml'), 'utf8').split('\n').slice(0, 30);
  const wrong: string[] = [];
  let reported = 0;
  for (const [index, line] of lines.entries()) {
    if (!/^ +(- )?[\w-]+: /.test(line)) continue;
    for (const changed of [` ${line}`, line.slice(1)]) {
      const places = found(`${lines.with(index, changed).join('\n')}\n`).map((one) => Number.parseInt(one, 10));
      if (places.length === 0) continue;
      reported++;
      if (places.length > 1 || places[0] !== index + 1) wrong.push(`${index + 1} ${places}`);
    }
  }
  expect(reported).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});
