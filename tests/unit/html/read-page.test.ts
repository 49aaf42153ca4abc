/** Reading finished HTML: React's markup by the scanner, other HTML by the parser, and constant parts in place. */
import { describe, expect, test } from 'vitest';
import { partMark } from '../../../src/html/markup.ts';
import { parseMarkup } from '../../../src/html/parse-markup.ts';
import { DetailReader, type PageDetails } from '../../../src/html/read-details.ts';
import { FactReader, hasUnfilledToken } from '../../../src/html/read-facts.ts';
import { asPart, joinRead, type PlacedPart, readMarkup, readPage } from '../../../src/html/read-page.ts';
import { slot } from '../../../src/html/slots.ts';
import { wholeContent } from '../../support/whole-content.ts';

const mark = (index: number) => partMark.begin + index + partMark.end;
const place = (html: string, values: string[] = []): PlacedPart => ({ ...asPart(made(html)), values });
const made = (markup: string) => joinRead(markup, [], readMarkup(markup, []));

/** What a parser of all HTML reads. */
function parsed(html: string) {
  const facts = new FactReader([], { seeksTokens: hasUnfilledToken(html) });
  parseMarkup(html, facts);
  facts.end();
  const details = new DetailReader([]);
  parseMarkup(html, details);
  return { facts: flat(facts.facts), details: seen(details.end()) };
}

const flat = ({ linkRuns, ...facts }: FactReader['facts']) => ({
  ...facts,
  links: [...new Set([...linkRuns].flat())].sort(),
});

/** What matters after parts were put in: not whether the content is a block, and not which runs it is in. */
const seen = ({ content, ...details }: PageDetails) => ({
  ...details,
  description: content.description,
  headings: content.headings,
  ...wholeContent(content),
});

function expectSame(markup: string, parts: readonly PlacedPart[] = []) {
  const found = readMarkup(markup, parts);
  const { read, edits } = found;
  const { html } = joinRead(markup, parts, found).text;
  expect({ facts: flat(read.facts), details: seen(read.details) }).toEqual(parsed(html));
  return { html, edits };
}

const written = [
  '<!doctype html><html><head><title>A &amp; B</title><meta name="description" content="x &quot;y&quot;"/></head><body></body></html>',
  '<main><h1>One <b>two</b></h1><p id="a">{phone} &#x27;x&#x27;</p><img src="/a.jpg" srcSet="/b 1x, /c 2x" alt=""/></main>',
  '<script>if (a < b && "</div>") c()</script><script type="module" src="/x.js"></script><script type="application/ld+json">{"a":"<"}</script>',
  '<svg viewBox="0 0 1 1"><title>Not {city}</title><use href="/i.svg#a"></use><path d="M0 0"/></svg><textarea>x</textarea>',
  '<div hidden=""><h2>Hidden</h2><img src="/h" alt="h"/></div><nav><a href="/">Home</a></nav>',
];

describe('markup as React writes it', () => {
  test.each(written)('is read without a parser, as a parser reads it: %s', (markup) => {
    expect(expectSame(markup).edits).toBeDefined();
  });

  test('becomes HTML without closing slashes and empty attribute values', () => {
    const { html } = expectSame('<p><input required="" value="" tabIndex="1"/><br/><img alt="" src="a b/>"/></p>');
    expect(html).toBe('<p><input required value="" tabindex="1"><br><img alt="" src="a b/>"></p>');
  });
});

test('spaces that React writes in a row are one, but in preformatted text', () => {
  const part = place('<p>x</p>');
  const markup = `<main>   <b>one </b>  two   <i>  </i>  ${mark(0)}  <pre>  <b>  x  </b></pre> </main>`;
  expect(expectSame(markup, [part]).html).toBe(
    '<main> <b>one </b> two <i> </i> <p>x</p> <pre>  <b>  x  </b></pre> </main>',
  );
});

describe('markup that is written in another way', () => {
  const others = [
    "<p id='a' class=b>text</p>",
    '<P ID="a">text</P>',
    '<ul><li>One<li>Two</ul>',
    '<p>&copy; &nbsp; &#169;</p>',
    '<p>a<!-- <p id="no"> -->b</p>',
    '<p title="&eacute;" id="a">x</p>',
    '<div><p id="a">x</div>',
    '<a href="/a"  id="b">x</a>',
    '<a href="/a"\nid="b">x</a>',
    '<p>x</p></div>',
    '<p>1 < 2</p>',
    '<title>a <b>c</title>',
    '<script>never closed',
    '<div/>',
    '<img src="/a" / >',
    '<p',
    '<p a="',
    '</p>',
    '',
  ];
  test.each(others)('is read as a parser reads it, and left as it is: %s', (markup) => {
    expect(expectSame(markup).html).toBe(markup);
  });
});

describe('constant parts', () => {
  const card = '<section id="card"><h2>Card</h2><a href="/card/">More</a><img src="/c.jpg" alt=""/></section>';

  test.each([
    ['in the main part', `<main><h1>T</h1>before${mark(0)}after</main>`],
    ['in something aside', `<main><form>${mark(0)}</form></main>`],
    ['outside of the main part, twice', `${mark(0)}<main><h1>T</h1></main>${mark(0)}`],
    ['in something hidden', `<main><div hidden="">${mark(0)}</div></main>`],
    ['alone', mark(0)],
    ['in a heading', `<main><h1>T ${mark(0)}</h1></main>`],
    ['among odd markup', `<main><p class=x>${mark(0)}</p></main>`],
  ])('%s are read as if they were written there', (_, markup) => {
    expectSame(markup, [place(card)]);
  });

  test.each([
    'text alone',
    '<b>inline</b>',
    '<svg><use href="#a"/></svg>',
    '<svg><title>A map</title><a href="/a/"><path d="M0 0"/></a></svg>',
    '<p>block</p>',
    '<ul><li class=odd>x</ul>',
    '<title>T</title>',
    '<h1>{city}</h1>',
  ])('of any kind are read as if they were written there: %s', (html) => {
    for (const markup of [`<p>a ${mark(0)} b</p>`, `<main>a${mark(0)}</main>`]) expectSame(markup, [place(html)]);
  });

  test('give their links once, as one list for all pages', () => {
    const part = place(card);
    const runs = (markup: string) => [...readMarkup(markup, [part]).read.facts.linkRuns];
    const [first, second] = [runs(`<a href="/one/">1</a>${mark(0)}<a href="/two/">2</a>`), runs(mark(0))];
    expect(first).toEqual([
      ['/card/', '/c.jpg'],
      ['/one/', '/two/'],
    ]);
    expect(second[0]).toBe(first[0]);
  });

  test('give their content once, as one run for all pages in the same place', () => {
    const part = place(card);
    const runs = (markup: string) => readMarkup(markup, [part]).read.content.runs;
    const [first, second, main] = [runs(`<p>a</p>${mark(0)}<p>b</p>`), runs(mark(0)), runs(`<main>${mark(0)}</main>`)];
    expect(first.map(({ texts }) => texts)).toEqual([['a'], ['Card', 'More'], ['b']]);
    expect(second[0]).toBe(first[1]);
    expect(main.map(({ blocks }) => blocks)).toEqual([['Card', 'More']]);
    expect(main[0]).toBe(runs(`<main><p>a</p>${mark(0)}</main>`)[1]);
  });

  test('show the values of their slots, in HTML and in what is read', () => {
    const part = place(`<p title="${slot(0)}"><a href="${slot(1)}">${slot(0)}</a></p>`, ['A & "B"', '/x?a&b']);
    const { html } = expectSame(`<main>${mark(0)}</main>`, [part]);
    expect(html).toBe(
      '<main><p title="A &amp; &quot;B&quot;"><a href="/x?a&amp;b">A &amp; &quot;B&quot;</a></p></main>',
    );
    const { read } = readMarkup(`<main>${mark(0)}</main>`, [part]);
    expect(read.links).toEqual(['/x?a&b']);
    expect(wholeContent(read.content).texts).toEqual(['A & "B"']);
  });
});

test('a page of its own is read without knowing how it was made', () => {
  expect(readPage('<h1>One</h1><h1>Two').h1).toEqual(['One', 'Two']);
});
