import { expect, test } from 'vitest';
import { controlLint } from '../../../../src/lint/pages/lint-controls.ts';
import { lintedPages, lintPages, reported } from '../../../support/linted-pages.ts';

const lint = (...pages: string[]) => {
  const written = pages.map((html, index) => ({ path: `/${index}/`, html }));
  return reported(lintPages(lintedPages(written), controlLint));
};

test.each([
  ['<a href="/a/"></a>', 'a link to /a/'],
  [
    '<a class="call" href="tel:1"><svg aria-hidden="true"><title>Phone</title></svg> </a>',
    'a link to tel:1 (class "call")',
  ],
  ['<a href="/"><img src="/x.svg" alt=""></a>', 'a link to /'],
  ['<a href="/" aria-hidden="false"><style>a {}</style></a>', 'a link to /'],
  ['<dialog><button type="button" aria-label=" "></button></dialog>', 'a button'],
  ['<a href="/"><button></button></a>', 'a link to /'],
  ['<button id="a"></button><label for="b">B</label>', 'a button'],
])('without words, these are reported: %s', (html, what) => {
  const message = `On /0/, ${what} has no words that a screen reader can read.`;
  expect(lint(html)).toEqual([`page/unnamed-control templates/pages/about.tsx:1 ${message}`]);
});

test.each([
  '<a href="/"><b>Home</b></a>',
  '<a href="/" aria-label="Home"></a>',
  '<a href="/" aria-labelledby="home"></a>',
  '<a href="/" title="Home"></a>',
  '<a href="/"><img src="/x.svg" alt="Home"></a>',
  '<svg><a href="/"><path d=""/><title>Home</title></a></svg>',
  '<button><svg role="img" aria-label="Close"/></button>',
  '<button><span hidden>Pause</span></button>',
  '<button><own-words></own-words></button>',
  '<button id="dark"></button><label for="dark">Dark</label>',
  '<label>Dark <button></button></label>',
])('with words for a screen reader, or ones that a script may show, these are accepted: %s', (html) => {
  expect(lint(html)).toEqual([]);
});

test.each([
  '<a id="here"></a>',
  '<button hidden></button>',
  '<div aria-hidden="true"><a href="/"></a></div>',
  '<template><button></button></template>',
  '<div inert><button></button></div>',
])('what a screen reader does not name is accepted: %s', (html) => {
  expect(lint(html)).toEqual([]);
});

test('two links without a class are two faults', () => {
  expect(lint('<a href="/">Home</a><a href="/a/"></a><a href="/b/"></a>')).toHaveLength(2);
});

test('one of a template is reported once, and another beside it, too', () => {
  const call = '<a class="call" href="tel:1"></a>';
  expect(lint(call, `${call}<a class="call">Call</a><button></button>`)).toEqual([
    expect.stringContaining('On /0/, a link to tel:1'),
    expect.stringContaining('On /1/, a button has'),
  ]);
});
