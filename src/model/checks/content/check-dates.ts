/** Reports dates that do not exist, notices that have ended, and reviews and changes with dates in the future. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { isCalendarDay, localTime } from '../../../domain/local-time.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord, Records } from '../../../schema/records.ts';
import type { FinishedSite } from '../check.ts';
import { isInSample } from './find-texts.ts';

/** `2026-06-01`, `2026-06-01 12:00`, or `06-01`, which may be 29 February. */
export function checkDay({ kind, value }: Pick<Annotation, 'kind' | 'value'>, at: () => Location): Diagnostic[] {
  const isMonthDay = kind === 'month-day';
  const day = isMonthDay ? `2000-${value}` : value.slice(0, 10);
  if (isCalendarDay(day) && day >= firstYear) return [];
  const form = isMonthDay ? 'month-day: 06-01' : 'year-month-day: 2026-06-01';
  // A field of the site’s own; the pattern of the others has reported it.
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    return [diagnose('schema/format', at(), `The date ${value} has the wrong format.`, { hint: `Write ${form}` })];
  return [
    diagnose('date/impossible', at(), `The date ${isMonthDay ? value : day} does not exist.`, {
      hint: `Check the day and the month. The format is ${form}`,
    }),
  ];
}

/** No company, review or page is older: the year is a typo. */
const firstYear = '1600';

/** Ignores seasons, which return every year. */
export function checkDates({ records, now }: Pick<FinishedSite, 'records' | 'now'>): Diagnostic[] {
  const { site, all } = records;
  if (!site) return [];
  const time = localTime(site.value.business.timeZone, now);
  return [...notice(site, time), ...all.flatMap((record) => future(record, time.slice(0, 10)))];
}

function notice(site: NonNullable<Records['site']>, time: string): Diagnostic[] {
  const { notice } = site.value;
  if (!notice) return [];
  const at = site.locate(['notice', 'until']);
  if (notice.until < notice.from) {
    const message = `The notice ends on ${notice.until}, before it begins.`;
    return [diagnose('notice/never', at, message, { hint: 'Correct from or until.' })];
  }
  if (notice.until >= time) return [];
  const message = `The notice ended on ${notice.until}.`;
  return [diagnose('notice/expired', at, message, { hint: 'Delete it, or write a new one.' })];
}

function future(record: DataRecord, today: string): Diagnostic[] {
  return record.annotations
    .filter(({ kind, value, path }) => kind === 'date' && value > today && !isInSample(record.value, path))
    .filter(({ path }) => isPast(record, path))
    .map(({ path, value }) =>
      diagnose('date/future', record.locate(path), `${value} is in the future; today is ${today}.`, {
        hint: 'Check the year and the month.',
      }),
    );
}

/** Whether a date is of a past event: a review, a change of the page. Posts, days with other hours and fields of the site's own can lie ahead. */
function isPast({ kind }: DataRecord, [field]: Annotation['path']): boolean {
  return kind !== 'site' && field !== 'custom' && (kind !== 'post' || field !== 'date');
}
