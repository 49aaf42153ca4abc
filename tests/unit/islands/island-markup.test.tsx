/** An island rendered by React, for the server, and by Preact, for the browser: one DOM. */
import path from 'node:path';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { preactRenderer } from '../../support/render-with-preact.ts';
import { domOf } from '../../support/same-dom.ts';
import { Slides } from './templates/components/Slides/Slides.island.tsx';

type SlidesProps = ComponentProps<typeof Slides.component>;

let renderWithPreact: Awaited<ReturnType<typeof preactRenderer>>;
beforeAll(async () => {
  renderWithPreact = await preactRenderer(path.join(import.meta.dirname, 'templates'), 'Slides');
});

const words = { label: 'Reviews', next: 'Next', count: 3 };
const renderWithReact = (props: SlidesProps, children?: string) =>
  renderToStaticMarkup(createElement(Slides.component, props, children));

test.each<[string, SlidesProps]>([
  ['plain words', words],
  ['words that HTML must escape', { ...words, label: `5 < 6 & "so" 'on'`, next: '<b>&amp;</b>»\u00a0…' }],
  ['no slides', { ...words, count: 0 }],
  ['empty words', { ...words, label: '', next: '' }],
])('an island is the same DOM from React and from Preact, with %s', (_, props) => {
  expect(domOf(renderWithPreact(props))).toBe(domOf(renderWithReact(props)));
  expect(domOf(renderWithPreact(props, 'slides'))).toBe(domOf(renderWithReact(props, 'slides')));
});

test('an island leaves room for the server’s slides and is not live until the browser is ready', () => {
  const html = renderWithReact(words);
  expect(html).toContain('<div class="slides"></div>');
  expect(html).not.toContain('data-live');
  expect(html).not.toContain('style=');
});

test('an island carries its props as JSON, and its slides as markup only', () => {
  const html = renderToStaticMarkup(
    <Slides {...words}>
      <p>Once</p>
    </Slides>,
  );
  const [, json = ''] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual(words);
  expect(html.match(/Once/g)).toHaveLength(1);
});
