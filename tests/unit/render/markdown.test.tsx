/** Markdown as pages show it: tables and lists, and nothing that its author did not write in Markdown. */
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { normalizeText } from '../../../src/load/normalize.ts';
import { parseMarkdown } from '../../../src/model/parse-markdown.ts';
import { RichText } from '../../../templates/components/RichText/RichText.tsx';
import { safeHref } from '../../fuzz/compare-pages.ts';
import { pieces } from '../../fuzz/hostile-pieces.ts';
import { fuzzRuns } from '../../support/seed.ts';

const render = (markdown: string) =>
  renderToStaticMarkup(<RichText blocks={parseMarkdown(markdown, (href) => href).blocks} />);

test.each([
  ['**a** *b* `c`  \nd', '<p><strong>a</strong> <em>b</em> <code>c</code><br/>d</p>'],
  ['## What It Costs\n\n##### Small', '<h2 id="what-it-costs">What It Costs</h2><h4 id="small">Small</h4>'],
  ['### A\n\n## A\n\n## A 2\n\n## A', '<h3 id="a">A</h3><h2 id="a-2">A</h2><h2 id="a-2-2">A 2</h2><h2 id="a-3">A</h2>'],
  ['- a\n- b\n  1. c', '<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['See [**all** areas](/areas/).', '<p>See <a href="/areas/"><strong>all</strong> areas</a>.</p>'],
])('%j is %s', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test('columns have the alignment that is written in Markdown, by classes', () => {
  const html = render('| Size | Jobs | Price |\n|:---|:---:|---:|\n| Small | 3 | $400 |');
  expect(html).toContain(
    '<tr><th scope="col">Size</th><th scope="col" class="center">Jobs</th><th scope="col" class="end">Price</th></tr>',
  );
  expect(html).toContain('<tr><td>Small</td><td class="center">3</td><td class="end">$400</td></tr>');
  expect(html).not.toContain('style');
});

test('a table is named by the words of its head', () => {
  expect(render('| **Size** | Price |\n|---|---|\n| a | b |')).toContain('aria-label="Size, Price"');
});

test('a table without words in its head has no name and no head', () => {
  const html = render('| | |\n|---|---|\n| Deductible | $0 |');
  expect(html).toContain('<figure tabindex="0"><table><tbody><tr><td>Deductible</td>');
});

test('a numbered list begins with its first number', () => {
  expect(render('3. Test\n4. Clean up')).toBe('<ol start="3"><li>Test</li><li>Clean up</li></ol>');
  expect(render('1. Look\n2. Repair')).toBe('<ol><li>Look</li><li>Repair</li></ol>');
  expect(render('- Look')).toBe('<ul><li>Look</li></ul>');
});

const own = /^(p|strong|em|code|br|a|h[234]|ul|ol|li|blockquote|figure|table|thead|tbody|tr|th|td)$/;
const ownAttributes = /^(href|id|class|start|scope|tabindex|aria-label|role|type)$/;

test('any characters become only the elements of Markdown, with the texts that the parser has read', () => {
  const marks = ['\n\n', '\n', '- ', '> ', '## ', '**', '_', '`', '<b>'];
  const whole = ['[w](/contact/)', '| a | b |\n|---|---|\n'];
  const some = fc.array(fc.constantFrom(...pieces, ...marks, ...whole), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(some, (list) => {
      const { blocks, faults, links } = parseMarkdown(normalizeText(list.join('')), (href) => href);
      // Other links are refused when the data is checked.
      if (faults.length > 0 || links.some(({ href }) => !safeHref.test(href))) return;
      const texts: string[] = [];
      JSON.stringify(blocks, (key, value) => (key === 'text' ? void texts.push(value) : value));
      const shown: string[] = [];
      const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
        if ('value' in node) shown.push(node.value);
        else expect(node.nodeName).toMatch(own);
        for (const { name, value } of 'attrs' in node ? node.attrs : []) {
          expect(name).toMatch(ownAttributes);
          if (name === 'href') expect(value).toMatch(safeHref);
        }
        if ('childNodes' in node) node.childNodes.forEach(visit);
      };
      parseFragment(renderToStaticMarkup(<RichText blocks={blocks} />)).childNodes.forEach(visit);
      expect(shown.join('')).toBe(texts.join(''));
    }),
    { numRuns: fuzzRuns(300) },
  );
});
