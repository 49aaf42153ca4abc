/** References to places that do not exist: what the message offers. */
import { expect, test } from 'vitest';
import { aCity, problemsOf } from '../../support/builders.ts';

const hintFor = (nearby: string) =>
  problemsOf([aCity({ name: 'Sisters', nearby: [nearby] })]).find(({ code }) => code === 'reference/unknown-city')
    ?.hint;

test('a new place is offered with its state, unless it is the state of the business', () => {
  expect(hintFor('superior-wi')).toBe('Known: sisters-or. To create it, run treesite new city "Superior, WI"');
  expect(hintFor('prineville-or')).toBe('Known: sisters-or. To create it, run treesite new city "Prineville"');
});
