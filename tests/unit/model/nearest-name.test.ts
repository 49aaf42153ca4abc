/** Suggestions for missing names: each is computed once. */
import { expect, test } from 'vitest';
import { nearestName } from '../../../src/model/names.ts';

function counted(names: readonly string[]) {
  let asked = 0;
  const set = {
    has: (name: string) => names.includes(name),
    names: () => {
      asked += 1;
      return names;
    },
  };
  return { set, asked: () => asked };
}

test('a name that is missing in ten thousand files is looked for once', () => {
  const { set, asked } = counted(['pitt-county-nc', 'craven-county-nc']);
  for (let file = 0; file < 10_000; file++) expect(nearestName('pit-county-nc', set)).toBe('pitt-county-nc');
  expect(asked()).toBe(1);
});

test('if hundreds of different names are missing, the first hundred get a guess', () => {
  const { set, asked } = counted(['place-1-nc']);
  const guesses = Array.from({ length: 300 }, (_, number) => nearestName(`plase-${number}-nc`, set));
  expect(guesses[1]).toBe('place-1-nc');
  expect(asked()).toBe(100);
});
