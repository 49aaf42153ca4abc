/** Reports reviews with the same id or without a source, and a rating that contradicts the reviews. Ignores samples, which are reported elsewhere. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { groupBy } from '../../../domain/groups.ts';
import type { DataRecord, Records } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { SiteRecords } from '../../file-facts.ts';
import type { Review } from '../../site-model.ts';
import { type FinishedSite, reporter } from '../check.ts';

interface FoundReview {
  review: Review;
  at: (field: keyof Review) => Location;
}

export function checkReviews({ records }: Pick<FinishedSite, 'records'>): Diagnostic[] {
  const all = records.reviews.flatMap((record) =>
    record.value.map((review, index): FoundReview => ({ review, at: (field) => record.locate([index, field]) })),
  );
  const real = all.filter(({ review }) => !review.sample);
  return [...withoutSource(real), ...rating(all, records)];
}

/** One diagnostic per file, at its first such review. */
function withoutSource(reviews: readonly FoundReview[]): Diagnostic[] {
  const found = reviews.filter(({ review }) => review.source === undefined);
  return [...groupBy(found, ({ at }) => at('name').file).values()].map(([first, ...others]) => {
    const message =
      others.length === 0
        ? `The review by ${first.review.name} has no source.`
        : `${first.review.name}’s review is the first of ${others.length + 1} without a source.`;
    return diagnose('review/no-source', first.at('name'), message, {
      hint: `Add source: to ${others.length === 0 ? 'it' : 'each'}. It is not shown to visitors.`,
    });
  });
}

/** The rating covers all reviews on all sites, so its count may be higher than the number shown, but not lower. */
function rating(all: readonly FoundReview[], { site }: Records): Diagnostic[] {
  const claim = site?.value.business.rating;
  if (!site || !claim) return [];
  const report = reporter('review/rating', (path) => site.locate(['business', 'rating', ...path]));
  const real = all.filter(({ review }) => !review.sample);
  if (real.length > claim.count) {
    const message = `The rating counts ${claim.count} ${claim.count === 1 ? 'review' : 'reviews'}, but the data files contain ${real.length}.`;
    return report(['count'], message, 'Count the reviews on all review sites, or omit the rating.');
  }
  if (real.length < claim.count || all.length > real.length || claim.best !== 5) return [];
  const average = real.reduce((sum, { review }) => sum + review.rating, 0) / real.length;
  // Ratings are rounded to one decimal.
  if (Math.abs(average - claim.value) <= 0.05 + Number.EPSILON) return [];
  const message = `The rating is ${claim.value}, but the ${real.length} reviews it counts average ${average.toFixed(1)}.`;
  return report(['value'], message, 'Write that average, or count the reviews on all review sites.');
}

export function checkReviewIds({ reviews }: SiteRecords): Diagnostic[] {
  const seen = new Map<number, () => Location>();
  const ids = reviews.flatMap((record) => record.value.map((review) => review.id));
  let nextId = ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
  return reviews.flatMap((record) =>
    record.value.flatMap((review, index) => {
      const at = () => record.locate([index, 'id']);
      const first = seen.get(review.id);
      if (!first) {
        seen.set(review.id, at);
        return [];
      }
      return [
        diagnose('review/duplicate-id', at(), `The id ${review.id} is already used.`, {
          hint: `Use ${nextId++}, the next free number.`,
          related: [{ message: 'It is first used here:', at: first() }],
        }),
      ];
    }),
  );
}

export function checkRating({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { rating } = value.business;
  if (!rating || rating.value <= rating.best) return [];
  const message = `The rating is ${rating.value}, but the best possible rating is ${rating.best}.`;
  const hint = 'Correct “value”, or set “best” to the highest rating that is possible.';
  return [diagnose('schema/range', locate(['business', 'rating', 'value']), message, { hint })];
}
