/** Says how long ago a review was written. The page holds the plain date; its age is worked out here, because pages are built once and read for months. */

const day = 86_400_000;

export function tellAges() {
  const ages = new Intl.RelativeTimeFormat(document.documentElement.lang);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    const days = Math.floor((startOfDay(new Date()) - Date.parse(time.dateTime)) / day);
    time.title = time.textContent;
    time.textContent = ageOf(days, ages, time.dataset.age ?? '');
  }
}

/** Under 7 days in days, under 30 in weeks, under 365 in months, else in years; `today` for today and for days to come. */
export function ageOf(days: number, ages: Intl.RelativeTimeFormat, today: string): string {
  if (days < 1) return today;
  if (days < 7) return ages.format(-days, 'day');
  if (days < 30) return ages.format(-Math.floor(days / 7), 'week');
  if (days < 365) return ages.format(-Math.floor(days / 30), 'month');
  return ages.format(-Math.floor(days / 365), 'year');
}

/** The visitor's own day, as the same day in UTC, so that it can be taken from a date without time. */
function startOfDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
