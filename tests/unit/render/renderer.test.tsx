/** Constant parts of pages: rendered once, spliced in, also into each other. Errors in templates are reported. */
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { withTimeLimit } from '../../../src/assets/bundle/template-guard.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { constant, constantExcept } from '../../../src/render/constant.tsx';
import { Icon } from '../../../src/render/icon.tsx';
import { createRenderer, type Page, type RenderInput } from '../../../src/render/renderer.tsx';
import type { Route } from '../../../src/routes/route.ts';
import { pageFacts } from '../../support/builders.ts';

/** Renders these components as pages with the given props; each answer is the page's HTML or the problem's message. */
function rendererOf(pages: Record<string, ComponentType<never>>, input: Partial<RenderInput> = {}) {
  const render = createRenderer(inputOf(pages, input));
  const shown = (result: Page | Diagnostic) => ('html' in result ? result.html : result);
  return (template: string, props: object = {}) => {
    const result = render(routeOf(template, props));
    return result instanceof Promise ? result.then(shown) : shown(result);
  };
}

function inputOf(pages: Record<string, ComponentType<never>>, input: Partial<RenderInput> = {}): RenderInput {
  return {
    pages: new Map(Object.entries(pages)),
    iconSprite: '/icons.svg',
    iconNames: new Set(['tree']),
    locate: () => undefined,
    ...input,
  };
}

function routeOf(template: string, props: object = {}): Route {
  const [path, file] = [`/${template}/`, `${template}/index.html`];
  return { template, props, path, file, facts: pageFacts({}), source: 'data/x.yaml' } as unknown as Route;
}

interface CallProps {
  phone: { display: string; href: string };
  href?: string | undefined;
  label: string;
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

  test('is found by what its props say where they are other objects', async () => {
    const { Part, rendered } = counted();
    const Listed = constant(({ items }: { items: { text: string }[] }) => (
      <Part text={items.map(({ text }) => text).join()} />
    ));
    const long = () => Array.from({ length: 60 }, (_, index) => ({ text: `item ${index}` }));
    const render = rendererOf({ a: ({ items }: { items: { text: string }[] }) => <Listed items={items} /> });
    expect(render('a', { items: long() })).toBe(render('a', { items: long() }));
    expect(render('a', { items: long().slice(1) })).not.toBe(render('a', { items: long() }));
    expect(rendered).toHaveLength(2);
  });

  test('distinguishes props with the same values under other names', () => {
    const Named = constant(({ one, other }: { one?: string; other?: string }) => <p>{`${one} ${other}`}</p>);
    const render = rendererOf({ a: () => <Named one="x" />, b: () => <Named other="x" /> });
    expect(render('a')).toContain('x undefined');
    expect(render('b')).toContain('undefined x');
  });

  test('is rendered once for all values of its slots, each as it is written on a page', () => {
    let times = 0;
    const Call = constantExcept(['phone', 'href'], ({ phone, href, label }: CallProps) => {
      times += 1;
      return (
        <p title={phone.display}>
          {href && <a href={href}>{label}</a>}
          {phone.display}
        </p>
      );
    });
    const Around = constantExcept(['phone'], ({ phone }: Pick<CallProps, 'phone'>) => (
      <div>
        <Call phone={phone} label="Call" />
      </div>
    ));
    const render = rendererOf({
      a: (props: CallProps) => <Call {...props} />,
      b: (props: CallProps) => <Around phone={props.phone} />,
    });
    const props = (display: string, href?: string) => ({
      phone: { display, href: `tel:${display}` },
      href,
      label: 'Text',
    });
    expect(render('a', props('1', '/a?b&c'))).toContain('<p title="1"><a href="/a?b&amp;c">Text</a>1</p>');
    expect(render('a', props('"2"', "sms:it's"))).toContain(
      '<p title="&quot;2&quot;"><a href="sms:it&#x27;s">Text</a>&quot;2&quot;</p>',
    );
    expect(times).toBe(1);
    expect(render('a', props('3'))).toContain('<p title="3">3</p>');
    expect(render('b', props('$&'))).toContain('<div><p title="$&amp;">$&amp;</p></div>');
    expect(render('b', props('5'))).toContain('<div><p title="5">5</p></div>');
    expect(times).toBe(3);
  });

  test('is rendered once when pages are rendered at the same time', async () => {
    const { Part, rendered } = counted();
    const render = rendererOf({ a: () => <Part text="x" />, b: () => <Part text="x" /> });
    const pages = await Promise.all([render('a'), render('b'), render('a')]);
    expect(new Set(pages).size).toBe(1);
    expect(rendered).toEqual(['x']);
  });

  test('leaves no trace of its placeholder tokens', async () => {
    const { Part } = counted();
    const render = rendererOf({ a: () => <Part text={'$& $1 $$ \\1'} /> });
    expect(await render('a')).toBe('<!doctype html><p>$&amp; $1 $$ \\1</p>');
    expect(await render('a')).not.toMatch(/[^\x20-\x7e]/);
  });

  test('is left as it is where nothing renders pages, as in the tests of a component', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { Part } = counted();
    expect(renderToStaticMarkup(<Part text="alone" />)).toBe('<p>alone</p>');
  });
});

describe('a page', () => {
  const spaced = () => (
    <main>
      <b>one</b> <i>two</i>
      {'\n\n   three\n'}
      <input required autoComplete="name" />
      <svg viewBox="0 0 1 1" />
    </main>
  );

  test('is as React writes it, without slashes, empty values and capitals that HTML does without', () => {
    expect(rendererOf({ a: spaced })('a')).toBe(
      '<!doctype html><main><b>one</b> <i>two</i>\n\n   three\n<input required autocomplete="name"><svg viewBox="0 0 1 1"></svg></main>',
    );
  });

  test('is minified when that is wanted, without losing spaces between words', async () => {
    const Part = constant(() => <p>{'  of a   part '}</p>);
    const page = () => (
      <div>
        {spaced()}
        <Part />
      </div>
    );
    expect(await rendererOf({ a: page }, { minify: 'full' })('a')).toBe(
      '<!doctype html><div><main><b>one</b> <i>two</i> three <input required autocomplete="name"><svg viewBox="0 0 1 1"></svg></main><p> of a part </p></div>',
    );
  });

  test('is read as it is rendered', () => {
    const Part = constant(() => <nav id="menu">{'Menu'}</nav>);
    const render = createRenderer(
      inputOf({
        a: () => (
          <main id="main">
            <Part />
            <h1>A page</h1>
          </main>
        ),
      }),
    );
    const page = render(routeOf('a'));
    expect(page).toMatchObject({
      read: { h1: ['A page'], ids: ['main', 'menu'], content: { texts: ['Menu', 'A page'] } },
    });
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

  test.each([null, undefined, Object.create(null)])(
    'whose template throws no error is a problem too (%#)',
    async (thrown) => {
      const broken = () => {
        throw thrown;
      };
      const problem = await rendererOf({ a: broken }, { locate: () => undefined })('a');
      expect(problem).toMatchObject({ code: 'template/error', message: expect.stringMatching(/ was thrown$/) });
    },
  );

  test('whose constant part throws is a problem too', async () => {
    const Broken = constant(() => {
      throw new Error('no part');
    });
    expect(await rendererOf({ a: () => <Broken /> })('a')).toMatchObject({ code: 'template/error' });
  });
});

test('a page that never ends is reported at the template of the site that it uses', () => {
  const Endless = () => {
    for (;;);
  };
  const own = new Map([['home', ['templates/components/Hero.tsx', 'templates/components/Menu.tsx']]]);
  const show = rendererOf({ home: Endless as never }, { run: withTimeLimit(50), own });
  expect(show('home')).toMatchObject({
    code: 'template/endless',
    at: { file: 'templates/components/Hero.tsx', line: 1 },
    message: 'This page, /home/ (from data/x.yaml), could not be rendered. The templates did not finish within 0.05 s.',
    hint: 'Look for an endless loop, or a component that contains itself, in templates/components/Hero.tsx, templates/components/Menu.tsx.',
  });
});

test('a component that contains itself without end is stopped too, and the next page is right', () => {
  const Inside = (): React.ReactNode => (
    <div>
      <Inside />
    </div>
  );
  const show = rendererOf({ home: Inside as never }, { run: withTimeLimit(100) });
  expect(show('home')).toMatchObject({ code: 'template/endless' });
  expect(rendererOf({ other: (() => <p>Right</p>) as never })('other')).toBe('<!doctype html><p>Right</p>');
});
