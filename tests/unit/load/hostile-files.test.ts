/** Very large and broken files take seconds at most: the work per mistake does not grow with their number. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { parseSource } from '../../../src/load/parse-source.ts';
import { validateFile } from '../../../src/schema/records.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

function problemsOf(text: string): Diagnostic[] {
  const parsed = parseSource({ file: 'data/file.yaml', kind: 'city', slug: 'file', text });
  const found = Array.isArray(parsed) ? parsed : validateFile(parsed);
  return Array.isArray(found) ? found : [];
}

test.each<[what: string, code: string, text: string]>([
  ['2,000 unknown keys', 'schema/unknown-key', lines(2_000, (index) => `key${index}: 1`)],
  ['one key used 2,000 times', 'yaml/duplicate-key', lines(2_000, () => 'name: a')],
  ['2,000 answers without a question', 'schema/missing', `faqs:\n${lines(2_000, () => '- {a: b}')}`],
  ['4,000 equal names in one list', 'schema/duplicate', `neighborhoods:\n${lines(4_000, () => '- a')}`],
  ['4,000 different names', 'schema/missing', `neighborhoods:\n${lines(4_000, (index) => `- a${index}`)}`],
  ['12,000 characters that no page can show', 'text/forbidden-character', lines(12_000, () => '\u0007')],
  ['2,000 lines without a colon', 'yaml/syntax', lines(2_000, (index) => (index % 2 ? 'a: b' : 'text'))],
  ['2,000 brackets that are never closed', 'yaml/syntax', lines(2_000, (index) => `a${index}: [b`)],
  ['a key of a million letters', 'schema/unknown-key', `${'a'.repeat(1_000_000)}: 1`],
  ['names that every object has', 'schema/unknown-key', 'constructor: 1\ntoString: 1\nvalueOf: 1\nhasOwnProperty: 1'],
])('%s: %s is found in bounded time', (_, code, text) => {
  const started = process.cpuUsage();
  const found = problemsOf(text);
  const { user, system } = process.cpuUsage(started);
  expect(found.map((problem) => problem.code)).toContain(code);
  expect(
    Math.max(...found.slice(0, 100).map(({ message, hint }) => message.length + (hint ?? '').length)),
  ).toBeLessThan(2000);
  // A tenth of a second on an idle machine: only what never ends takes so long.
  expect((user + system) / 1e6).toBeLessThan(5);
});
