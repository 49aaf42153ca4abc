/** The reviews of the home page: none, one and several. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Wording } from '../../../src/routes/props/shell-props.ts';
import { schemas } from '../../../src/schema/schemas.ts';
import { ReviewCarousel } from '../../../templates/components/ReviewCarousel/ReviewCarousel.tsx';

const fields = Object.entries(schemas.site.properties?.wording?.properties ?? {});
const wording = Object.fromEntries(fields.map(([name, field]) => [name, field.default])) as unknown as Wording;
const aReview = (name: string) => ({
  ...{ name, location: 'Sisters', rating: 5, text: `${name} was here.`, service: 'Piano Tuning', verified: true },
  date: { iso: '2026-05-01', text: 'May 1, 2026' },
});
const buttons = (count: number) => {
  const reviews = Array.from({ length: count }, (_, index) => aReview(`Visitor ${index}`));
  const html = renderToStaticMarkup(<ReviewCarousel reviews={reviews} wording={wording} />);
  return { buttons: html.match(/<button/g)?.length ?? 0, reviews: html.match(/class="review"/g)?.length ?? 0 };
};

test.each([
  [0, 0],
  [1, 0],
  [2, 3],
])('%i reviews have %i buttons', (count, expected) => {
  expect(buttons(count)).toEqual({ buttons: expected, reviews: count });
});
