/** Plans texts that are shown at certain times only: opening hours, the season's line, a dated notice. Pure. */
import { isNowWithin } from '../domain/local-time-fast-path.ts';
import type { OpeningHours } from '../schema/types.gen.ts';
import { exceptionalDays } from './closed-days.ts';
import type { Planner } from './planner.ts';
import type { Opening, ScheduledText } from './props/shell-props.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Uses the hours when the phone is answered, because the line is beside the number. */
export function openingTimes(planner: Planner): Opening {
  const { business, wording } = planner.model.site;
  const { phone, opening, alwaysOpenForEmergencies } = business.hours;
  const hours = phone ?? opening;
  // Where the phone is answered at all hours anyway, no line for emergencies is needed.
  const isAlwaysAnswered = alwaysOpenForEmergencies && !hours.some(isWholeWeek);
  const closed = isAlwaysAnswered ? wording.emergencyNow : wording.closedNow;
  return { week: weekOf(hours) + exceptionalDays(planner), open: wording.openNow, closed, isAlwaysAnswered };
}

function isWholeWeek({ days, opens, closes }: OpeningHours): boolean {
  return new Set(days).size === weekdays.length && opens === '00:00' && closes === '23:59';
}

/** The hours as a short text for the browser: see isOpen. */
function weekOf(opening: readonly OpeningHours[]): string {
  const spans = (day: string) => opening.filter(({ days }) => days.some((name) => name === day));
  return weekdays
    .map((day) =>
      spans(day)
        .map(({ opens, closes }) => `${opens}-${closes}`)
        .join(' '),
    )
    .join(',');
}

export function planScheduledText(
  { model, now, reads }: Planner,
  line: { name: string; text: string; icon?: string; href?: string; from: string; until: string },
): ScheduledText {
  const { name, text, icon, href, from, until } = line;
  reads.track(['time', from, until]);
  const isNow = isNowWithin({ from, until }, { timeZone: model.site.business.timeZone, now });
  return { name, text, icon, href: href && model.urls.link(href), from, until, isNow };
}
