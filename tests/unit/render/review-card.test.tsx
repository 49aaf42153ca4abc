/** What a customer says, as pages show it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewCard } from '../../../templates/components/ReviewCard/ReviewCard.tsx';
import { aPlanner } from '../../support/planned-site.ts';

test('long words of a customer are in smaller letters, so that a carousel is no higher than a screen', () => {
  const { wording } = aPlanner([]).model.site;
  const review = { name: 'Ann', location: 'Bend', rating: 5, verified: true };
  const markupOf = (text: string) =>
    renderToStaticMarkup(<ReviewCard review={{ ...review, text }} wording={wording} />);
  expect(markupOf('Good. '.repeat(60))).toContain('<blockquote><p>');
  expect(markupOf('Good. '.repeat(80))).toContain('<blockquote class="long"><p>');
});
