/** Lists in Markdown, as pages show them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/model/parse-markdown.ts';
import { RichText } from '../../../templates/components/RichText/RichText.tsx';

const render = (markdown: string) =>
  renderToStaticMarkup(<RichText blocks={parseMarkdown(markdown, (href) => href).blocks} />);

test('a numbered list begins with its first number', () => {
  expect(render('3. Test\n4. Clean up')).toBe('<ol start="3"><li>Test</li><li>Clean up</li></ol>');
  expect(render('1. Look\n2. Repair')).toBe('<ol><li>Look</li><li>Repair</li></ol>');
  expect(render('- Look')).toBe('<ul><li>Look</li></ul>');
});
