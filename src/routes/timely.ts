/** What a page says only at times: opening hours, the season's line, a dated notice. Pure. */
import { isWithin, localTime } from '../local-time.ts';
import type { Planner } from './planner.ts';
import type { Timely } from './shell-props.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Opening hours as one short text for the browser. */
export function weekOf(opening: Planner['model']['site']['business']['hours']['opening']): string {
  const spans = (day: string) => opening.filter(({ days }) => days.some((name) => name === day));
  return weekdays
    .map((day) =>
      spans(day)
        .map(({ opens, closes }) => `${opens}-${closes}`)
        .join(' '),
    )
    .join(',');
}

export function timely(
  { model, now }: Planner,
  line: { name: string; text: string; href?: string; from: string; until: string },
): Timely {
  const { name, text, href, from, until } = line;
  const isNow = isWithin(localTime(model.site.business.timeZone, now), from, until);
  return { name, text, href: href && model.urls.link(href), from, until, isNow };
}
