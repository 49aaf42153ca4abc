/** An island rendered by React, for the server, and by Preact, for the browser: one DOM. */
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../support/sites/run-cli.ts';
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

/** With the modules that the browser's bundle puts in place of React's. */
type Render = (props: object, children?: string) => string;

/** `name` is the component's, of its folder in `templates` and of its export. */
async function preactRenderer(templates: string, name: string): Promise<Render> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { h } from 'preact';
        import { renderToString } from 'preact-render-to-string';
        import { ${name} } from './components/${name}/${name}.island.tsx';
        export const render = (props, children) => renderToString(h(${name}.component, props, children));`,
      resolveDir: templates,
      loader: 'ts',
    },
    bundle: true,
    nodePaths: [`${projectRoot}node_modules`],
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    alias: {
      treesite: `${projectRoot}src/islands/treesite-in-browser.ts`,
      react: `${projectRoot}src/islands/react-on-preact.ts`,
      'react/jsx-runtime': `${projectRoot}src/islands/jsx-on-preact.ts`,
    },
  });
  const exported = { exports: {} as { render: Render } };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports'])(exported, exported.exports);
  return exported.exports.render;
}

/** As a browser reads it, with sorted attributes. */
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

function domOf(html: string): string {
  const fragment = parseFragment(html);
  sortAttributes(fragment);
  return serialize(fragment);
}

function sortAttributes(node: Node): void {
  if ('attrs' in node) node.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
  if ('childNodes' in node) node.childNodes.forEach(sortAttributes);
}
