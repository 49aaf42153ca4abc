/** Reports opening hours, and days with other hours, that overlap, cover no time or end before they begin. Hours past midnight (18:00 to 02:00) are right. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../../../diagnostics/locate.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { OpeningHours, Site } from '../../../schema/types.gen.ts';
import { reporter } from '../check.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const minutesOfDay = 24 * 60;
const minutesOfWeek = week.length * minutesOfDay;

/** In minutes. A bar can be open from noon to 4 in the morning, but "09:00" to "05:00" usually means five in the afternoon. */
const longestNight = 16 * 60;

interface Span {
  /** Index in the list of hours. */
  entry: number;
  text: string;
  /** Minutes from the start of Monday; `end` may be past the end of Sunday. */
  start: number;
  end: number;
}

export function checkHours({ value, locate }: DataRecord<Site>): Diagnostic[] {
  return (['phone', 'opening'] as const).flatMap((name) =>
    checkWeek(value.business.hours[name] ?? [], ['business', 'hours', name], locate),
  );
}

/** `path` is the path of the list in its file. Reports one overlap per entry. */
function checkWeek(hours: readonly OpeningHours[], path: Path, locate: Locate): Diagnostic[] {
  const spans = hours.flatMap(spansOf);
  return hours.flatMap(({ opens, closes }, entry) => {
    const closing = locate([...path, entry, 'closes']);
    if (opens === closes) {
      const hint = 'For a whole day, write opens: "00:00" and closes: "23:59".';
      return [diagnose('hours/contradiction', closing, coversNoTime(opens), { hint })];
    }
    const found = checkNight(opens, closes, closing);
    const earlier = spans.filter((span) => span.entry < entry);
    for (const span of spans.filter((one) => one.entry === entry)) {
      const met = earlier.find((other) => overlap(span, other));
      if (!met) continue;
      const related = [{ message: 'The other hours:', at: locate([...path, met.entry]) }];
      const hint = 'Correct the hours, or write each day once with all its hours.';
      const message = `${span.text} overlaps ${met.text}.`;
      return [...found, diagnose('hours/contradiction', locate([...path, entry]), message, { hint, related })];
    }
    return found;
  });
}

function checkNight(opens: string, closes: string, closing: Location): Diagnostic[] {
  const length = lengthOf(opens, closes);
  if (closes > opens || length <= longestNight) return [];
  const message = `These hours last from ${opens} until ${closes} on the next day: ${Math.round(length / 60)} hours.`;
  const usual = 'Write times on a 24-hour clock, the earlier one as opens: opens: "09:00", closes: "17:00"';
  const hint = `${usual}. If they are right, allow this warning under checks.allow in site.yaml.`;
  return [diagnose('hours/past-midnight', closing, message, { hint })];
}

function coversNoTime(time: string): string {
  return `These hours open and close at ${time}, so they cover no time.`;
}

function spansOf({ days, opens, closes }: OpeningHours, entry: number): Span[] {
  return days.map((day) => {
    const start = week.indexOf(day) * minutesOfDay + minutesOf(opens);
    return { entry, text: `${day} ${opens} to ${closes}`, start, end: start + lengthOf(opens, closes) };
  });
}

function lengthOf(opens: string, closes: string): number {
  return (minutesOf(closes) - minutesOf(opens) + minutesOfDay) % minutesOfDay;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Sunday's hours can end on Monday. */
function overlap(a: Span, b: Span): boolean {
  return [-minutesOfWeek, 0, minutesOfWeek].some((shift) => a.start + shift < b.end && b.start < a.end + shift);
}

/** A longer one is a wrong year; pages list each day. */
const maxDays = 366;

/** Dates that do not exist are reported by `checkDay`. */
export function checkExceptions({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { exceptions } = value.business.hours;
  return exceptions.flatMap(({ date, until = date, opens, closes }, index) => {
    const at = (path: Path, entry = index) => locate(['business', 'hours', 'exceptions', entry, ...path]);
    const report = reporter('hours/contradiction', at);
    const wrongDays = 'Correct date or until.';
    if (until < date) return report(['until'], `These days end on ${until}, before they begin on ${date}.`, wrongDays);
    if (Date.parse(until) - Date.parse(date) >= maxDays * 86_400_000)
      return report(['until'], `These days last longer than a year, from ${date} until ${until}.`, wrongDays);
    const ifClosed = 'if the business is closed';
    const [given, other] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
    if ((opens === undefined) !== (closes === undefined))
      return report(
        [given],
        `These days have ${given}, but not ${other}.`,
        `Add ${other}, or delete ${given} ${ifClosed}.`,
      );
    if (opens !== undefined && opens === closes)
      return report(['closes'], coversNoTime(opens), `Delete opens and closes ${ifClosed}.`);
    const earlier = exceptions.findIndex(
      (before, place) => place < index && before.date <= until && date <= (before.until ?? before.date),
    );
    if (earlier === -1) return opens && closes ? checkNight(opens, closes, at(['closes'])) : [];
    const related = [{ message: 'The other entry:', at: at(['date'], earlier) }];
    const day = [date, exceptions[earlier]?.date ?? date].sort()[1];
    return report(['date'], `${day} is in two entries of exceptions.`, 'Write each day once.', related);
  });
}
