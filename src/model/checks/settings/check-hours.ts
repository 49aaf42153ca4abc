/** Reports opening hours, and days with other hours, that overlap, cover no time or end before they begin. Hours past midnight (18:00 to 02:00) are right. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../../../load/locate.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { OpeningHours, Site } from '../../../schema/types.gen.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const minutesOfDay = 24 * 60;
const minutesOfWeek = week.length * minutesOfDay;

interface Span {
  /** Index in the list of hours. */
  entry: number;
  day: string;
  text: string;
  /** Minutes from the start of Monday; `end` may be past the end of Sunday. */
  start: number;
  end: number;
}

/** In minutes. A bar can be open from noon to 4 in the morning, but "09:00" to "05:00" usually means five in the afternoon. */
const longestNight = 16 * 60;

export function checkHours({ value, locate }: DataRecord<Site>): Diagnostic[] {
  return (['phone', 'opening'] as const).flatMap((name) =>
    checkWeek(value.business.hours[name] ?? [], ['business', 'hours', name], locate),
  );
}

/** `path` is the path of the list in its file. Reports one overlap per entry. */
function checkWeek(hours: readonly OpeningHours[], path: Path, locate: Locate): Diagnostic[] {
  const found: Diagnostic[] = [];
  const reported = new Set<number>();
  const spans: Span[] = [];
  hours.forEach(({ days, opens, closes }, entry) => {
    if (opens === closes) {
      const message = `These hours open and close at ${opens}, so they cover no time.`;
      const hint = 'For a whole day, write opens: "00:00" and closes: "23:59".';
      found.push(diagnose('hours/contradiction', locate([...path, entry, 'closes']), message, { hint }));
      return;
    }
    const length = (minutesOf(closes) - minutesOf(opens) + minutesOfDay) % minutesOfDay;
    if (closes < opens && length > longestNight) {
      const message = `These hours last from ${opens} until ${closes} on the next day: ${Math.round(length / 60)} hours.`;
      const hint = afternoonOf(closes, opens);
      found.push(diagnose('hours/past-midnight', locate([...path, entry, 'closes']), message, { hint }));
    }
    for (const day of days) {
      const start = week.indexOf(day) * minutesOfDay + minutesOf(opens);
      const span = { entry, day, text: `${day} ${opens} to ${closes}`, start, end: start + length };
      const met = spans.find((other) => overlap(span, other));
      spans.push(span);
      if (!met || reported.has(entry)) continue;
      reported.add(entry);
      const related = [{ message: 'The other hours:', at: locate([...path, met.entry]) }];
      const hint = 'Correct the hours, or write each day once with all its hours.';
      const message = `${span.text} overlaps ${met.text}.`;
      found.push(diagnose('hours/contradiction', locate([...path, entry]), message, { hint, related }));
    }
  });
  return found;
}

/** A hint with the probable meaning of `closes`, if it was written on a 12-hour clock. */
function afternoonOf(closes: string, opens: string): string {
  const hour = Number(closes.slice(0, 2)) + 12;
  const meant = `${hour}${closes.slice(2)}`;
  return hour < 24 && meant > opens
    ? `Write the time on a 24-hour clock: closes: "${meant}"`
    : 'Write the earlier time as opens.';
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
  return exceptions.flatMap((exception, index) => {
    const { date, until = date, opens, closes } = exception;
    const at = (field: string) => locate(['business', 'hours', 'exceptions', index, field]);
    const say = (field: string, message: string, hint: string, related: Diagnostic['related'] = []) => [
      diagnose('hours/contradiction', at(field), message, { hint, related }),
    ];
    if (until < date)
      return say('until', `These days end on ${until}, before they begin on ${date}.`, 'Correct date or until.');
    if (Date.parse(until) - Date.parse(date) >= maxDays * 86_400_000)
      return say('until', `These days last longer than a year, from ${date} until ${until}.`, 'Correct date or until.');
    if ((opens === undefined) !== (closes === undefined)) {
      const [given, missing] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
      return say(
        given,
        `These days have ${given}, but not ${missing}.`,
        `Add ${missing}, or delete ${given} if the business is closed.`,
      );
    }
    if (opens !== undefined && opens === closes)
      return say(
        'closes',
        `These hours open and close at ${opens}, so they cover no time.`,
        'Delete opens and closes if the business is closed.',
      );
    const other = exceptions
      .slice(0, index)
      .findIndex((before) => before.date <= until && date <= (before.until ?? before.date));
    if (other === -1) return [];
    const related = [{ message: 'The other entry:', at: locate(['business', 'hours', 'exceptions', other, 'date']) }];
    const day = [date, exceptions[other]?.date ?? date].sort()[1];
    return say('date', `${day} is in two entries of exceptions.`, 'Write each day once.', related);
  });
}
