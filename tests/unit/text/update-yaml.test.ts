/** An updated list of YAML, in time that grows with its length. */
import { expect, test } from 'vitest';
import { formatYaml, updateYaml } from '../../../src/text/update-yaml.ts';

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
