/** Reports a rating above the best possible one. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

export function checkRating({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { rating } = value.business;
  if (!rating || rating.value <= rating.best) return [];
  const message = `The rating is ${rating.value}, but the best possible rating is ${rating.best}.`;
  const hint = 'Correct “value”, or set “best” to the highest rating that is possible.';
  return [diagnose('schema/range', locate(['business', 'rating', 'value']), message, { hint })];
}
