/** Plans the days with other hours (`hours.exceptions`): the open line, notices, and facts for search engines. Days that have passed are left out. Pure. */
import { isNowWithin } from '../domain/local-time-fast-path.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { HoursException, Site } from '../schema/types.gen.ts';
import type { BusinessFacts } from './page-facts.ts';
import type { Planner } from './planner.ts';

const dayMs = 86_400_000;
/** How long before its first day a notice is shown. */
const noticeDays = 7;

/** Those whose last day is today or later, in the business's time zone. */
function upcoming({ model, now, reads }: Planner): HoursException[] {
  const { hours, timeZone } = model.site.business;
  return hours.exceptions.filter((exception) => {
    const span = { from: '0000-01-01', until: lastDay(exception) };
    reads.track(['time', span.from, span.until]);
    return isNowWithin(span, { timeZone, now });
  });
}

function lastDay({ date, until = date }: HoursException): string {
  return until;
}

/** What `isOpen` reads after the week: `,2026-12-24 08:00-12:00` for a day with other hours, `,2026-11-26` for a closed one. */
export function exceptionalDays(planner: Planner): string {
  return upcoming(planner)
    .flatMap((exception) => {
      const hours = exception.opens === undefined ? '' : ` ${exception.opens}-${exception.closes}`;
      return daysOf(exception).map((day) => `,${day}${hours}`);
    })
    .join('');
}

function daysOf(exception: HoursException): string[] {
  const first = Date.parse(exception.date);
  const length = (Date.parse(lastDay(exception)) - first) / dayMs + 1;
  return Array.from({ length }, (_, index) => dayAfter(first, index));
}

function dayAfter(time: number, days: number): string {
  return new Date(time + days * dayMs).toISOString().slice(0, 10);
}

/** Search engines read midnight to midnight as closed: https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours */
export function specialHours(planner: Planner): BusinessFacts['specialHours'] {
  return upcoming(planner).map((exception) => ({
    validFrom: exception.date,
    validThrough: lastDay(exception),
    opens: exception.opens ?? '00:00',
    closes: exception.closes ?? '00:00',
  }));
}

/** The notices of those that ask for one. */
export function noticesOfExceptions(planner: Planner): { text: string; from: string; until: string }[] {
  const { site } = planner.model;
  return upcoming(planner)
    .filter(({ notice }) => notice)
    .map((exception) => ({
      text: textOf(exception, site),
      from: dayAfter(Date.parse(exception.date), -noticeDays),
      until: lastDay(exception),
    }));
}

function textOf(exception: HoursException, { language, wording, business }: Site): string {
  const { reason, date, opens, closes } = exception;
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const time = (text: string) => clock.format(new Date(`${date}T${text}Z`));
  const values = { reason, date: days.formatRange(new Date(date), new Date(lastDay(exception))) };
  if (opens !== undefined && closes !== undefined)
    return fill(wording.hoursNotice, { ...values, opens: time(opens), closes: time(closes) });
  return fill(business.hours.alwaysOpenForEmergencies ? wording.closedNoticeEmergency : wording.closedNotice, values);
}
