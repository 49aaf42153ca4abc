/** `inOnePiece`: the same text, without the tree of parts that V8 keeps. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inOnePiece } from '../../../src/text/in-one-piece.ts';

test('returns the same text', () => {
  for (const text of ['', 'one', JSON.stringify({ name: 'Saint-Étienne 🌳' })]) expect(inOnePiece(text)).toBe(text);
});

test('a kept text takes no memory for its parts', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const value = { texts: Array.from({ length: 40 }, (_, index) => `${index} ${'word '.repeat(20)}`) };
  const bytes = JSON.stringify(value).length;
  const memoryOf = (make: () => string) => {
    collect();
    const before = getHeapStatistics().used_heap_size;
    const kept = Array.from({ length: 2000 }, make);
    collect();
    const used = getHeapStatistics().used_heap_size - before;
    return used / kept.length;
  };
  expect(memoryOf(() => inOnePiece(JSON.stringify(value)))).toBeLessThan(bytes + 120);
});
