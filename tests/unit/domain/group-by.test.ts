import { expect, it } from 'vitest';
import { addTo, countEach, type Grouped, groupBy } from '../../../src/domain/groups.ts';

it('groups items by key, in the order of the first ones', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'apple'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['f', ['fig']],
    ['a', ['apple']],
  ]);
});

it('adds an item to a group, which need not exist', () => {
  const groups = new Map<string, Grouped<number>>();
  addTo(groups, 'a', 1);
  addTo(groups, 'a', 2);
  expect(groups.get('a')).toEqual([1, 2]);
});

it('counts equal values', () => {
  expect([...countEach(['b', 'a', 'b'])]).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
