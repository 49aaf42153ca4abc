/** An entry is appended to a list, and the rest stays the same. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { appendEntry } from '../../../src/scaffold/review-list.ts';

const entry = '# A number.\n- id: 2\n  name: Ada\n';

it.each([
  ['a list', '# Ours.\n\n- id: 1 # first\n  text: >-\n    A long\n    story.\n'],
  ['an indented list', '# Ours.\n  - id: 1\n    name: Bo\n'],
])('keeps %s byte for byte', (_, text) => {
  const longer = appendEntry(text, entry);
  expect(longer.startsWith(text.trimEnd())).toBe(true);
  expect(parse(longer)).toEqual([...parse(text), { id: 2, name: 'Ada' }]);
  expect(longer).toContain('# A number.');
});

it.each([
  ['an empty file', ''],
  ['an empty list', '# Nothing yet.\n[]\n'],
  ['comments', '\n# Nothing yet.\n'],
])('starts a list in %s', (_, text) => {
  const longer = appendEntry(text, entry);
  expect(parse(longer)).toEqual([{ id: 2, name: 'Ada' }]);
  if (text.includes('#')) expect(longer).toContain('# Nothing yet.');
});

it.each([
  ['the mark of its end', '- id: 1\n...\n'],
  ['a comment after that mark', '- id: 1\n... # Ours.\n'],
  ['a comment', '---\n- id: 1\n# Ours.\n'],
  ['no line break', '- id: 1'],
  ['Windows line ends', '- id: 1\r\n...\r\n'],
  ['a bracket', '# Ours.\n[{ id: 1 }]\n'],
])('adds to a list that ends with %s', (_, text) => {
  const longer = appendEntry(text, entry);
  expect(parse(longer)).toEqual([{ id: 1 }, { id: 2, name: 'Ada' }]);
  expect(longer).toContain(text.includes('#') ? '# Ours.' : '# A number.');
  expect(/(?<!\r)\n/.test(longer)).toBe(!text.includes('\r'));
});
