/** Tables and lists in Markdown, as pages show them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/model/parse-markdown.ts';
import { RichText } from '../../../templates/components/RichText/RichText.tsx';

const render = (markdown: string) =>
  renderToStaticMarkup(<RichText blocks={parseMarkdown(markdown, (href) => href).blocks} />);

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
