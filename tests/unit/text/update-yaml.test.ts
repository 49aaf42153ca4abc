/** Updated YAML keeps its comments and indents; a list is updated in time that grows with its length. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml, updateYaml } from '../../../src/text/update-yaml.ts';

test.each([
  [
    'a list',
    '# Reviews\n  - id: 1 # Ann\n    text: A\n\n  # The second\n  - id: 2\n    text: B\n',
    [1, 2].map((id) => ({ id, text: 'AB'[id - 1] })),
  ],
  [
    'a group',
    '# Town\n  name: Bend # town\n  text: A\n  # The last\n  more: |\n    B\n',
    { name: 'Bend', text: 'A', more: 'B\n' },
  ],
])('keeps %s that is indented, with its comments', (_, text, value) => {
  const [changed, added] = Array.isArray(value)
    ? [value.map((one) => ({ ...one, text: one.text?.replace('B', 'C\nD') })), [...value, { id: 3, text: 'E' }]]
    : [
        { ...value, text: 'C\nD' },
        { ...value, map: ['E'] },
      ];
  for (const next of [changed, added]) {
    const updated = updateYaml(text, next);
    expect(parse(updated)).toEqual(next);
    expect(updated).toContain(text.slice(0, 22));
    expect(updated.match(/#/g)).toHaveLength(3);
  }
});

test('adds to a file that ends with the mark of its end', () => {
  expect(updateYaml('a: 1 # one\n...\n', { a: 1, b: 2 })).toBe('a: 1 # one\n\nb: 2\n');
  expect(updateYaml('a: 1\n...\n', { a: 1 })).toBe('a: 1\n...\n');
});

test('reads each entry of a changed list a few times, however long the list is', () => {
  const size = 300;
  let reads = 0;
  const entries = Array.from({ length: size }, (_, index) => ({
    get text() {
      reads += 1;
      return `After ${index}`;
    },
  }));
  const text = formatYaml(Array.from({ length: size }, (_, index) => ({ text: `Before ${index}` })));
  expect(updateYaml(text, entries)).toBe(text.replaceAll('Before', 'After'));
  expect(reads).toBeLessThan(10 * size);
});
