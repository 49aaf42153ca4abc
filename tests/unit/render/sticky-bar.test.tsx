/** The bar at the bottom of small screens. In a browser: `tests/browser/long-words.test.ts`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StickyBar } from '../../../templates/components/StickyBar/StickyBar.tsx';

const classOf = (call: string) => {
  const words = { call, text: 'Text Us', quote: 'Free Quote' };
  const markup = renderToStaticMarkup(<StickyBar phone={{ href: 'tel:+1', display: '1' }} words={words} />);
  return /class="([^"]*)"/.exec(markup)?.[1];
};

test('has two rows for a word of seven letters, which is wider than the call button in one row', () => {
  expect(['Call Now', 'Llame ahora', 'Appeler'].map(classOf)).toEqual(['sticky-bar', 'sticky-bar', 'sticky-bar long']);
});
