/** Constant parts of pages: rendered once, spliced in, also into each other. */
import { describe, expect, test } from 'vitest';
import { constant, constantExcept } from '../../../src/render/constant.tsx';
import { createRenderer } from '../../../src/render/renderer.tsx';
import { inputOf, rendererOf, routeOf } from './a-renderer.ts';

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
  test('is rendered once for all pages and places that give it the same props', () => {
    const { Part, rendered } = counted();
    const page = () => (
      <main>
        <Part text="same" />
        <Part text="same" />
      </main>
    );
    const render = rendererOf({ a: page, b: page });
    const html = '<!doctype html><main><p>same</p><p>same</p></main>';
    expect(render('a')).toBe(html);
    expect(render('b')).toBe(html);
    expect(rendered).toEqual(['same']);
  });

  test('is not taken for another component with the same props', () => {
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
    expect(render('a')).toContain('<main><p>x</p><p>x</p><b>x</b></main>');
  });

  test('may hold other constant parts, at any depth', () => {
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
    expect(render('a')).toBe('<!doctype html><section><div><p>inner</p></div><p>inner</p></section>');
    expect(render('b')).toBe('<!doctype html><div><p>inner</p></div>');
    expect(rendered).toEqual(['inner']);
  });

  test('is found by the contents of its props, if they are other objects', () => {
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

  test('may have an id in a slot, which links on the page reach', () => {
    const Section = constantExcept(['anchor'], ({ anchor }: { anchor: string }) => <section id={anchor}>x</section>);
    const render = createRenderer(inputOf({ a: (props: { anchor: string }) => <Section {...props} /> }));
    expect(render(routeOf('a', { anchor: 'first' }))).toMatchObject({ read: { ids: ['first'] } });
    expect(render(routeOf('a', { anchor: 'second' }))).toMatchObject({ read: { ids: ['second'] } });
  });

  test('is rendered in place outside of pages, as in the tests of a component', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { Part } = counted();
    expect(renderToStaticMarkup(<Part text="alone" />)).toBe('<p>alone</p>');
  });
});
