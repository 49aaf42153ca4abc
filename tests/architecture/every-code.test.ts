/** Every diagnostic that `treesite explain` lists is produced by some test: the test expects it exactly, so it fails when the code is no longer produced. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishedData } from '../../src/diagnostics/catalog/finished-data.ts';
import { outputLints } from '../../src/diagnostics/catalog/output-lints.ts';
import { pageLints } from '../../src/diagnostics/catalog/page-lints.ts';
import { catalog } from '../../src/diagnostics/catalog.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { codesAmong, codesOfOutput, expectedWords, mentionsCode } from './produced-codes.ts';

const codes = Object.keys(catalog);
const tests = path.join(projectRoot, 'tests');
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
const read = (file: string) => readFileSync(path.join(tests, file), 'utf8');
const known: ReadonlySet<string> = new Set(codes);

const expectedOutput = /^sites\/([^/]+\/expected|broken\/[^/]+)\.txt$/;

/** Test file → the codes that it expects. Two tests ask. */
const expected = new Map<string, string[]>();
function expectedCodes(file: string): string[] {
  const found = expected.get(file);
  if (found) return found;
  const text = read(file);
  const result = mentionsCode(text, known) ? codesAmong(expectedWords(file, text), codes) : [];
  expected.set(file, result);
  return result;
}

test('every diagnostic is produced by a test', () => {
  const outputs = files.filter((file) => expectedOutput.test(file));
  const sources = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('architecture/'));
  const produced = new Set([
    ...outputs.flatMap((file) => codesOfOutput(read(file))),
    ...sources.flatMap(expectedCodes),
  ]);
  expect(outputs.length).toBeGreaterThan(10);
  const how =
    'Expect them in a test: of a site in tests/sites/broken/, for pictures one in tests/unit/assets/pictures/; if only check reports them, one in tests/unit/lint/ for pages, in tests/unit/model/checks/ for data.';
  expect(
    codes.filter((code) => !produced.has(code)),
    how,
  ).toEqual([]);
});

// Build reports files of the static folder too.
test('every code that only check reports appears in a test of a whole site, not only in a test of its function', () => {
  const checked = codes.filter(
    (code) => (code in pageLints || code in finishedData || code in outputLints) && !code.startsWith('static/'),
  );
  const produced = new Set([
    ...files.filter((file) => expectedOutput.test(file)).flatMap((file) => codesOfOutput(read(file))),
    ...files.filter((file) => /^sites\/.*\.test\.ts$/.test(file)).flatMap(expectedCodes),
  ]);
  expect(checked.length).toBeGreaterThan(20);
  const how =
    'Add the fault to tests/sites/sloppy (pages) or tests/sites/neglected (data), then: UPDATE_EXPECTED=1 npx vitest run tests/sites/check.test.ts';
  expect(
    checked.filter((code) => !produced.has(code)),
    how,
  ).toEqual([]);
});

describe('a code is not produced where it is only', () => {
  const among = (text: string) => codesAmong(expectedWords('x.test.ts', text), codes);

  test.each([
    ['mentioned', "const code = 'page/' + 'id'; // page/id"],
    ['asked for', "expect(run(['explain', '<code>'])).toBe(0);"],
    ['expected not to come', "expect(stderr).not.toContain('<code>');"],
    ['made by the test', "import { diagnose } from '../diagnostic.ts'; expect(of(diagnose('<code>'))).toBe('<code>');"],
    ['part of another word', "expect(href).toBe('/<code>/x');"],
  ])('%s', (_, text) => {
    expect(among(text.replaceAll('<code>', ['page', 'id'].join('/')))).toEqual([]);
  });
});
