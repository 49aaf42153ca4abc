/** What an element of a template may contain. */
import { expect, test } from 'vitest';
import { constant } from '../../../src/render/constant.tsx';
import { beginPage, limitedJsx } from '../../../src/render/limited-jsx.ts';

test.each([
  ['an element', limitedJsx.jsx('b', {})],
  ['a list', ['a', null, 1, [false]]],
  ['a set', new Set(['a'])],
  ['a promise, which is reported later', Promise.resolve('a')],
])('%s is accepted', (_, children) => {
  expect(limitedJsx.jsx('p', { children }).props).toEqual({ children });
});

test.each([
  ['an object', { b: 1, a: 2 }, '<p> contains an object with the fields a, b, which cannot be shown.'],
  ['a date in a list', ['on ', new Date(0)], '<p> contains a date, which cannot be shown.'],
])('%s is refused', (_, children, message) => {
  expect(() => limitedJsx.jsx('p', { children })).toThrow(message);
});

test.each([
  ['a function', () => 1],
  ['an element', limitedJsx.jsx('b', {})],
  ['a list of elements', ['a', limitedJsx.jsx('b', {})]],
])('%s as a prop of a constant part is refused: its HTML would be that of the first page', (_, children) => {
  const Part = constant(({ children }: { children: unknown }) => children as string);
  expect(() => limitedJsx.jsx(Part as never, { children })).toThrow(
    'The prop children of a constant part is a function',
  );
  expect(limitedJsx.jsx(Part as never, { children: [{ a: 1 }] }).type).toBe(Part);
});

test('a page of more than 200,000 elements, as a component makes that contains itself, is refused, and the next page is not', () => {
  const make = () => limitedJsx.jsx('b', {});
  beginPage(undefined);
  for (let count = 0; count < 200_000; count++) make();
  expect(make).toThrow('Look for a component that contains itself.');
  beginPage(undefined);
  expect(make).not.toThrow();
});
