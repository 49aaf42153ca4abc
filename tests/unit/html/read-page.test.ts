/** Reading finished HTML: React's markup by the scanner, other HTML by the parser, both with the same result. */
import { describe, expect, test } from 'vitest';
import { parseMarkup } from '../../../src/html/parse-markup.ts';
import { readPage, tidyPage, WholeReader } from '../../../src/html/read-page.ts';

/** What a parser of all HTML reads. */
function parsed(html: string) {
  const reader = new WholeReader();
  parseMarkup(html, reader);
  return reader.end();
}

const written = [
  '<!doctype html><html><head><title>A &amp; B</title><meta name="description" content="x &quot;y&quot;"/></head><body></body></html>',
  '<main><h1>One <b>two</b></h1><p id="a">{phone} &#x27;x&#x27;</p><img src="/a.jpg" srcSet="/b 1x, /c 2x" alt=""/></main>',
  '<script>if (a < b && "</div>") c()</script><script type="module" src="/x.js"></script><script type="application/ld+json">{"a":"<"}</script>',
  '<svg viewBox="0 0 1 1"><title>Not {city}</title><use href="/i.svg#a"></use><path d="M0 0"/></svg><textarea>x</textarea>',
  '<div hidden=""><h2>Hidden</h2><img src="/h" alt="h"/></div><nav><a href="/">Home</a></nav>',
];

describe('markup as React writes it', () => {
  test.each(written)('is read as a parser reads the HTML that it becomes: %s', (markup) => {
    const { html, read } = tidyPage(markup);
    expect(readPage(html)).toEqual(parsed(html));
    expect(parsed(html)).toMatchObject(read);
  });

  test('becomes HTML without closing slashes and empty attribute values', () => {
    const { html } = tidyPage('<p><input required="" value="" tabIndex="1"/><br/><img alt="" src="a b/>"/></p>');
    expect(html).toBe('<p><input required value="" tabindex="1"><br><img alt="" src="a b/>"></p>');
  });

  test('has one space where React writes several, but in preformatted text', () => {
    const { html } = tidyPage('<main>   <b>one </b>  two   <i>  </i>  <pre>  <b>  x  </b></pre> </main>');
    expect(html).toBe('<main> <b>one </b> two <i> </i> <pre>  <b>  x  </b></pre> </main>');
  });
});

const others = [
  "<p id='a' class=b>text</p>",
  '<ul><li>One<li>Two</ul>',
  '<p>&copy; &nbsp; &#169;</p>',
  '<p>a<!-- <p id="no"> -->b</p>',
  '<p title="&eacute;" id="a">x</p>',
  '<div><p id="a">x</div>',
  '<a href="/a"  id="b">x</a>',
  '<p>x</p></div>',
  '<p>1 < 2</p>',
  '<title>a <b>c</title>',
  '<script>never closed',
  '<div/>',
  '<img src="/a" / >',
  '<p a="',
  '',
];

test.each(others)(
  'markup that is written in another way is read as a parser reads it, and left as it is: %s',
  (markup) => {
    expect(tidyPage(markup).html).toBe(markup);
    expect(readPage(markup)).toEqual(parsed(markup));
  },
);

test('URLs are read of each attribute that has one; those of srcset may contain commas', () => {
  const html = `<x-chart data='{"a":1}'></x-chart><link imagesrcset="/a,1.jpg 800w 600h,, /e.jpg, /f.jpg"><img srcset="data:image/gif;base64,R0 1x, /w_4,h_3.jpg 2x"><object data="/b.svg"></object>
    <button formaction="/c/"></button><svg><use xlink:href="/d.svg#x"/></svg>`;
  expect(readPage(html).links).toEqual([
    '/a,1.jpg',
    '/e.jpg',
    '/f.jpg',
    'data:image/gif;base64,R0',
    '/w_4,h_3.jpg',
    '/b.svg',
    '/c/',
    '/d.svg#x',
  ]);
});

test('inline scripts are those that a browser runs or obeys', () => {
  const types = ['', ' type=""', ' type="importmap"', ' type="module"', ' type="text/template"', ' src="/a.js"'];
  const { inlineScripts } = readPage(types.map((type, number) => `<script${type}>${number}</script>`).join(''));
  expect(inlineScripts).toEqual(['0', '1', '2', '3']);
});

test('each URL is read once', () => {
  const { links } = readPage('<a href="/a/">A</a><img src="/b.jpg" srcset="/b.jpg 1x, /c.jpg 2x"><a href="/a/">A</a>');
  expect(links).toEqual(['/a/', '/b.jpg', '/c.jpg']);
});

describe('the content of a page', () => {
  test('is its description, headings, links and pictures', () => {
    const content = readPage(`<head><meta name="description" content="All of it &amp; more."><title>T</title></head>
      <body><h1>One <em>page</em></h1><a href="/a/">A</a><main><h2>Two</h2>
      <img src="/x.svg" alt=""><img src="/y.svg"></main><div aria-hidden="true"><h3>Not read</h3><img src="/z.svg"></div><h2>Three</h2>`);
    expect(content.description).toBe('All of it & more.');
    expect(content.headings).toEqual([
      { level: 1, text: 'One page' },
      { level: 2, text: 'Two' },
      { level: 2, text: 'Three' },
    ]);
    expect(content.anchorHrefs).toEqual(['/a/']);
    expect(content.pictures).toEqual([
      { src: '/x.svg', alt: '', isHidden: false, isMain: true },
      { src: '/y.svg', alt: undefined, isHidden: false, isMain: true },
      { src: '/z.svg', alt: undefined, isHidden: true, isMain: false },
    ]);
  });

  test('has a text for each block, inline elements included', () => {
    const { texts } = readPage('<p>One <b>bold</b>\n word.<br>Next line.</p><ul><li>Item</ul>');
    expect(texts).toEqual(['One bold word.', 'Next line.', 'Item']);
  });

  test('shows what can be seen anywhere as texts, and nothing of scripts, styles or the head', () => {
    const { texts } = readPage(
      '<head><title>T</title></head><nav>Home</nav><script>let a</script><style>a{}</style><svg><text>S</text></svg><p>P',
    );
    expect(texts).toEqual(['Home', 'P']);
  });
});

/** In a page from another program, where elements may be nested very deeply. */
function countOpen(html: string): number {
  let count = 0;
  parseMarkup(html, { open: () => count++, text: () => {}, close: () => {} });
  return count;
}

test('elements nested deeper than in any browser end the reading', () => {
  expect(countOpen('<div>'.repeat(100_000))).toBe(2001);
});

test('elements beside each other have no limit', () => {
  expect(countOpen('<p>a</p><br>'.repeat(1500))).toBe(3000);
});

test('an object that a template wrote as text is found as a token without a value is', () => {
  const { tokens } = readPage('<p>Gate: [object Object]</p><p>{phone} [object]</p><p>Call {phone}</p>');
  expect([...tokens]).toEqual([
    ['[object Object]', 'Gate: [object Object]'],
    ['{phone}', '{phone} [object]'],
  ]);
});
