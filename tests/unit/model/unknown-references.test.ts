/** References to places that do not exist: what the message offers. */
import { expect, test } from 'vitest';
import { aCity, aService, problemsOf } from '../../support/builders.ts';

const hintFor = (nearby: string) =>
  problemsOf([aCity({ name: 'Sisters', nearby: [nearby] })]).find(({ code }) => code === 'reference/unknown-city')
    ?.hint;

test('a name in place of a slug is recognized', () => {
  expect(hintFor('Sisters')).toBe('Did you mean sisters-or?');
});

test('a path in place of a picture’s file name is recognized', () => {
  const problems = problemsOf([aService({ title: 'Tuning', image: 'data/images/piano.svg' })]);
  expect(problems).toMatchObject([{ code: 'image/missing', hint: 'Did you mean piano.svg?' }]);
});

test('a picture whose ending is in upper case is to be renamed', () => {
  const problems = problemsOf([aService({ title: 'Tuning', image: 'Photo.jpg' })], ['Photo.JPG']);
  const hint = 'Rename data/images/Photo.JPG: its ending must be .jpg, in lower case.';
  expect(problems).toMatchObject([{ code: 'image/missing', hint }]);
});

test('a new place is offered with its state, unless it is the state of the business', () => {
  expect(hintFor('superior-wi')).toBe('Run treesite new city "Superior, WI" to create it.');
  expect(hintFor('prineville-or')).toBe('Run treesite new city "Prineville" to create it.');
});

test('a name without Latin letters cannot be the name of a new place', () => {
  expect(hintFor('日本')).toBe('Create a place with a name in Latin letters, and write its slug here.');
});

test.each([
  ['santa-fe', 'Santa Fe'],
  ['isle-of-man', 'Isle Of Man'],
])('a short last word is not taken for a state: %s', (slug, name) => {
  expect(hintFor(slug)).toBe(`Run treesite new city "${name}" to create it, and write ${slug}-or here.`);
});
