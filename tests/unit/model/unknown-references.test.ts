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
