/** The form that finds a place, which only sites with more than 40 places have. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shell } from '../../../src/index.ts';
import { PlaceFinder } from '../../../templates/components/PlaceFinder/PlaceFinder.tsx';

test('has a button that submits it: https://www.w3.org/WAI/WCAG22/Techniques/html/H32', () => {
  const wording = { findPlace: 'Find Your Town', findPlaceLabel: 'Town or ZIP code', placeNotFound: 'Call us.' };
  const shell = { wording, phone: { href: 'tel:+1', display: '1' } } as unknown as Shell;
  const markup = renderToStaticMarkup(<PlaceFinder index="/places.json" shell={shell} />);
  expect(markup).toMatch(/<form .*<button type="submit"[^>]*>Find Your Town<\/button>.*<\/form>/s);
});
