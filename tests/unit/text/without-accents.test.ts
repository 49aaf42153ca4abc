import { expect, it } from 'vitest';
import { withoutAccents } from '../../../src/text/strings.ts';

it.each([
  ['Québec', 'Quebec'],
  ['Zürich', 'Zurich'],
  ['Cañon City', 'Canon City'],
  ['Riverbend', 'Riverbend'],
])('turns %s into %s', (name, plain) => {
  expect(withoutAccents(name)).toBe(plain);
});
