/** Plans texts that are shown at certain times only: opening hours, days with other hours (`hours.exceptions`), the season's line, a dated notice. Pure. */
import { languageOf } from '../domain/texts/languages.ts';
import { fill } from '../domain/texts/tokens.ts';
import type { HoursException, OpeningHours, Site } from '../schema/types.gen.ts';
import type { Planner } from './planner.ts';
import type { Opening, ScheduledText } from './props/shell-props.ts';

/** From Monday, by the names that data files and schema.org use. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Uses the hours when the phone is answered, because the line is beside the number. */
export function openingTimes(planner: Planner): Opening {
  const { business, wording } = planner.model.site;
  const { phone, opening, alwaysOpenForEmergencies } = business.hours;
  const hours = phone ?? opening;
  const exceptions = exceptionalDays(planner);
  // Where the phone is answered at all hours anyway, no line for emergencies is needed.
  const isAlwaysAnswered = alwaysOpenForEmergencies && (exceptions !== '' || !hours.some(isWholeWeek));
  const closed = isAlwaysAnswered ? wording.emergencyNow : wording.closedNow;
  return { week: weekOf(hours) + exceptions, open: wording.openNow, closed, isAlwaysAnswered };
}

function isWholeWeek({ days, opens, closes }: OpeningHours): boolean {
  return new Set(days).size === weekdays.length && opens === '00:00' && closes === '23:59';
}

/** The hours as a short text for the browser: see isOpen. */
function weekOf(opening: readonly OpeningHours[]): string {
  const spansOn = (day: (typeof weekdays)[number]) =>
    opening.flatMap(({ days, opens, closes }) => (days.includes(day) ? `${opens}-${closes}` : []));
  const fromSunday = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];
  return fromSunday.map((day) => spansOn(day).join(' ')).join(',');
}

export function planScheduledText(
  { model, isNow }: Planner,
  line: { name: string; text: string; icon?: string; href?: string; from: string; until: string },
): ScheduledText {
  const { name, text, icon, href, from, until } = line;
  return { name, text, icon, href: href && model.urls.link(href), from, until, isNow: isNow(from, until) };
}

const dayMs = 86_400_000;
/** How long before its first day a notice is shown. */
const noticeDays = 7;

/** Those whose last day is today or later, in the business's time zone. */
export function upcomingExceptions({ model, isNow }: Planner): HoursException[] {
  return model.site.business.hours.exceptions.filter((exception) => isNow('0000-01-01', lastDay(exception)));
}

function lastDay({ date, until = date }: HoursException): string {
  return until;
}

/** What `isOpen` reads after the week: `,2026-12-24 08:00-12:00` for a day with other hours, `,2026-11-26` for a closed one. */
function exceptionalDays(planner: Planner): string {
  return upcomingExceptions(planner)
    .flatMap((exception) => {
      const hours = exception.opens === undefined ? '' : ` ${exception.opens}-${exception.closes}`;
      return daysOf(exception).map((day) => `,${day}${hours}`);
    })
    .join('');
}

function daysOf(exception: HoursException): string[] {
  const first = Date.parse(exception.date);
  return Array.from({ length: lengthOf(exception) }, (_, index) => dayAfter(first, index));
}

/** In days. */
function lengthOf(exception: HoursException): number {
  return (Date.parse(lastDay(exception)) - Date.parse(exception.date)) / dayMs + 1;
}

/** The days of the week that it falls on. */
export function weekdaysOf(exception: HoursException): (typeof weekdays)[number][] {
  const first = new Date(exception.date).getUTCDay() - 1;
  return weekdays.filter((_, day) => (day - first + weekdays.length) % weekdays.length < lengthOf(exception));
}

function dayAfter(time: number, days: number): string {
  return new Date(time + days * dayMs).toISOString().slice(0, 10);
}

/** The notices of those that ask for one. */
export function noticesOfExceptions(planner: Planner): { text: string; from: string; until: string }[] {
  const { site } = planner.model;
  return upcomingExceptions(planner)
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
  const range = days.formatRange(new Date(date), new Date(lastDay(exception)));
  // In Spanish, a sentence has “jueves 24 de diciembre”, and “p.m.” ends it.
  const values = { reason, date: languageOf(language) === 'es' ? range.replaceAll(/,(?= \d)/g, '') : range };
  if (opens !== undefined && closes !== undefined)
    return fill(wording.hoursNotice, { ...values, opens: time(opens), closes: time(closes) }).replace(/\.\.$/, '.');
  return fill(business.hours.alwaysOpenForEmergencies ? wording.closedNoticeEmergency : wording.closedNotice, values);
}
