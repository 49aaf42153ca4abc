import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/html/read-page.ts';

describe('the content of a page', () => {
  test('is its description, headings, links and pictures', () => {
    const content = readPage(`<head><meta name="description" content="All of it &amp; more."><title>T</title></head>
      <body><h1>One <em>page</em></h1><a href="/a/">A</a><main><h2>Two</h2>
      <img src="/x.svg" alt=""><img src="/y.svg"></main><div aria-hidden="true"><h3>Not read</h3><img src="/z.svg"></div>`);
    expect(content.description).toBe('All of it & more.');
    expect(content.headings).toEqual([
      { level: 1, text: 'One page' },
      { level: 2, text: 'Two' },
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
