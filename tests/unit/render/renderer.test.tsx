/** Constant parts of pages: rendered once, spliced in, also into each other. And what goes wrong in templates, told. */
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { constant } from '../../../src/render/constant.tsx';
import { Icon } from '../../../src/render/icon.tsx';
import { createRenderer, type RenderInput } from '../../../src/render/renderer.tsx';
import type { Route } from '../../../src/routes/route.ts';
import { pageFacts } from '../../support/builders.ts';

/** Renders these components as pages with the given props; each answer is the page's HTML or the problem's message. */
function rendererOf(pages: Record<string, ComponentType<never>>, input: Partial<RenderInput> = {}) {
  const render = createRenderer({
    pages: new Map(Object.entries(pages)),
    iconSprite: '/icons.svg',
    iconNames: new Set(['tree']),
    locate: () => undefined,
    ...input,
  });
  return async (template: string, props: object = {}) => {
    const path = `/${template}/`;
    const route = {
      template,
      props,
      path,
      file: `${template}/index.html`,
      facts: pageFacts({}),
      source: 'data/x.yaml',
    };
    const result = await render(route as unknown as Route);
    return 'html' in result ? result.html : result;
  };
}

/** A constant part that counts how often it is rendered. */
function counted() {
  const rendered: string[] = [];
  const render = ({ text }: { text: string }) => {
    rendered.push(text);
    return <p>{text}</p>;
  };
  return { Part: constant(render), rendered };
}

describe('a constant part', () => {
  test('is rendered once for all pages and places that give it the same props', async () => {
    const { Part, rendered } = counted();
    const page = () => (
      <main>
        <Part text="same" />
        <Part text="same" />
      </main>
    );
    const render = rendererOf({ a: page, b: page });
    const html = '<!doctype html><main><p>same</p><p>same</p></main>';
    expect(await render('a')).toBe(html);
    expect(await render('b')).toBe(html);
    expect(rendered).toEqual(['same']);
  });

  test('is rendered anew for other props', async () => {
    const { Part, rendered } = counted();
    const render = rendererOf({ a: ({ text }: { text: string }) => <Part text={text} /> });
    expect(await render('a', { text: 'one' })).toContain('<p>one</p>');
    expect(await render('a', { text: 'two' })).toContain('<p>two</p>');
    expect(rendered).toEqual(['one', 'two']);
  });

  test('is not taken for another component with the same props', async () => {
    const [first, second] = [counted(), counted()];
    const Bold = constant(({ text }: { text: string }) => <b>{text}</b>);
    const render = rendererOf({
      a: () => (
        <main>
          <first.Part text="x" />
          <second.Part text="x" />
          <Bold text="x" />
        </main>
      ),
    });
    expect(await render('a')).toContain('<main><p>x</p><p>x</p><b>x</b></main>');
  });

  test('may hold other constant parts, at any depth', async () => {
    const { Part, rendered } = counted();
    const Middle = constant(() => (
      <div>
        <Part text="inner" />
      </div>
    ));
    const Outer = constant(() => (
      <section>
        <Middle />
        <Part text="inner" />
      </section>
    ));
    const render = rendererOf({ a: () => <Outer />, b: () => <Middle /> });
    expect(await render('a')).toBe('<!doctype html><section><div><p>inner</p></div><p>inner</p></section>');
    expect(await render('b')).toBe('<!doctype html><div><p>inner</p></div>');
    expect(rendered).toEqual(['inner']);
  });

  test('is rendered once when pages are rendered at the same time', async () => {
    const { Part, rendered } = counted();
    const render = rendererOf({ a: () => <Part text="x" />, b: () => <Part text="x" /> });
    const pages = await Promise.all([render('a'), render('b'), render('a')]);
    expect(new Set(pages).size).toBe(1);
    expect(rendered).toEqual(['x']);
  });

  test('leaves no trace of the tokens that stood for it', async () => {
    const { Part } = counted();
    const render = rendererOf({ a: () => <Part text={'$& $1 $$ \\1'} /> });
    expect(await render('a')).toBe('<!doctype html><p>$&amp; $1 $$ \\1</p>');
    expect(await render('a')).not.toMatch(/[\uE000-\uF8FF]/);
  });

  test('stands as it is where nothing renders pages, as in the tests of a component', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { Part } = counted();
    expect(renderToStaticMarkup(<Part text="alone" />)).toBe('<p>alone</p>');
  });
});

describe('a page', () => {
  test('is minified without losing spaces between words', async () => {
    const render = rendererOf({
      a: () => (
        <main>
          <b>one</b> <i>two</i>
          {'\n\n   three\n'}
          <input required />
        </main>
      ),
    });
    expect(await render('a')).toBe('<!doctype html><main><b>one</b> <i>two</i> three <input required></main>');
  });

  test('has icons from the sprite; an unknown one is left out', async () => {
    const render = rendererOf({ a: () => <p>{[<Icon key="1" name="tree" />, <Icon key="2" name="treee" />]}</p> });
    const html = await render('a');
    expect(html).toContain('<use href="/icons.svg#tree"></use>');
    expect(String(html).match(/<svg/g)).toHaveLength(1);
  });

  test('without a template is a problem that names the file to write', async () => {
    expect(await rendererOf({})('gallery')).toMatchObject({
      code: 'template/missing',
      severity: 'error',
      at: { file: 'templates/pages/gallery.tsx' },
    });
  });

  test('whose template throws is a problem at the line it threw from', async () => {
    const broken = () => {
      throw new TypeError('x is undefined');
    };
    const at = { file: 'templates/components/Broken.tsx', line: 7, column: 3 };
    const problem = await rendererOf({ a: broken }, { locate: () => at })('a');
    expect(problem).toMatchObject({ code: 'template/error', at });
    expect((problem as { message: string }).message).toMatch(/\/a\/.*data\/x\.yaml.*x is undefined/);
  });

  test('whose constant part throws is a problem too', async () => {
    const Broken = constant(() => {
      throw new Error('no part');
    });
    expect(await rendererOf({ a: () => <Broken /> })('a')).toMatchObject({ code: 'template/error' });
  });
});
