/** Constant parts of pages: rendered once, spliced in, also into each other. */
import { describe, expect, test } from 'vitest';
import { constant, constantExcept } from '../../../src/render/constant.tsx';
import { rendererOf } from './a-renderer.ts';

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
  test('is rendered once for all pages and places that give it the same props, and not taken for another component', () => {
    const { Part, rendered } = counted();
    const Bold = constant(({ text }: { text: string }) => <b>{text}</b>);
    const page = () => (
      <main>
        <Part text="same" />
        <Part text="same" />
        <Bold text="same" />
      </main>
    );
    const render = rendererOf({ a: page, b: page });
    const html = '<!doctype html><main><p>same</p><p>same</p><b>same</b></main>';
    expect(render('a')).toBe(html);
    expect(render('b')).toBe(html);
    expect(rendered).toEqual(['same']);
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

  test('is rendered in place outside of pages, as in the tests of a component', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { Part } = counted();
    expect(renderToStaticMarkup(<Part text="alone" />)).toBe('<p>alone</p>');
  });
});
