/** Props of an island: what JSON would change or lose is refused. */
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slides } from './templates/components/Slides/Slides.island.tsx';

type SlidesProps = ComponentProps<typeof Slides.component>;

const words = { label: 'Reviews', next: 'Next', count: 3 };

function circle(): object {
  const group: Record<string, unknown> = {};
  group.self = group;
  return group;
}

test.each<[string, unknown]>([
  ['a function', (count: number) => `$${count}`],
  ['a date', new Date(0)],
  ['a number that is none', Number.NaN],
  ['a map in a list', [new Map()]],
  ['a number that is none in a list', [1, Number.POSITIVE_INFINITY]],
  ['a list without a value', [1, undefined]],
  ['a group that contains itself', circle()],
])('%s as a prop of an island is an error, because the browser would get something else', (_, value) => {
  const props = { ...words, label: value } as unknown as SlidesProps;
  expect(() => renderToStaticMarkup(createElement(Slides, props))).toThrow(
    'The prop label of the island Slides is not plain JSON',
  );
});

test('an island may get null, lists, groups, and an optional prop that is missing', () => {
  const props = { ...words, more: [null, { a: [1, 'b', true] }], missing: undefined };
  expect(renderToStaticMarkup(createElement(Slides, props))).toContain('more&quot;:[null,{&quot;a&quot;:[1,');
});
