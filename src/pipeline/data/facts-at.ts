/** The facts of a file at a moment: whether it is a draft then. Pure. */
import { isTimeZone, isWithin, localTime, since } from '../../domain/local-time.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { Site } from '../../schema/types.gen.ts';

/** A post is a draft until its day. `showsDrafts`: for `dev`, in which drafts are pages too. */
export function factsAt(
  site: Site | undefined,
  { now, showsDrafts = false }: { now: Date; showsDrafts?: boolean },
): (facts: FileFacts) => FileFacts {
  const { timeZone = 'UTC' } = site?.business ?? {};
  // An unknown time zone is reported.
  const time = localTime(isTimeZone(timeZone) ? timeZone : 'UTC', now);
  return (facts) => {
    const { draft, date } = facts;
    if (draft) return showsDrafts ? { ...facts, draft: false } : facts;
    if (date === undefined) return facts;
    const { from, until } = since(date);
    return isWithin(time, from, until) ? facts : { ...facts, draft: !showsDrafts, waitsFor: date };
  };
}
