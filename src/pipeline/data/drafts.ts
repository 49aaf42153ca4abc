/** Facts and diagnostics of drafts, while the site is being written and before the day of a post. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isWithin, localTime } from '../../domain/local-time.ts';
import type { FileFacts } from '../../model/file-facts.ts';

/** The facts of a draft as if it were published, for `dev`. */
export function published(facts: FileFacts): FileFacts {
  return { ...facts, draft: false };
}

/** The time from the beginning of a day on. */
export function since(day: string): { from: string; until: string } {
  return { from: day, until: '9999-12-31' };
}

/** A post is a draft until its day. */
export function untilItsDay(facts: FileFacts, { timeZone, now }: { timeZone: string; now: Date }): FileFacts {
  const { draft, date } = facts;
  if (draft || date === undefined) return facts;
  const { from, until } = since(date);
  return isWithin(localTime(timeZone, now), from, until) ? facts : { ...facts, draft: true, waitsFor: date };
}

/** In `dev`, an unfilled field is only a warning. */
export function asWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === 'content/fill-in' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}
