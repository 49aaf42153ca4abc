/** Says how long ago a review was written. The page holds the plain date; its age is worked out here, because pages are built once and read for months. */

const day = 86_400_000;

export function updateReviewAges() {
  const ages = new Intl.RelativeTimeFormat(document.documentElement.lang);
  // The visitor's own day, as the same day in UTC, so that it can be taken from a date without time. The Swedish locale writes dates as 2026-11-22.
  const today = Date.parse(new Date().toLocaleDateString('sv'));
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    const days = (today - Date.parse(time.dateTime)) / day;
    time.title = time.textContent;
    time.textContent = ageOf(days, ages, time.dataset.age as string);
  }
}

const units = [
  [365, 'year'],
  [30, 'month'],
  [7, 'week'],
  [1, 'day'],
] as const;

/** Under 7 days in days, under 30 in weeks, under 365 in months, else in years; `today` for today and for days to come. */
export function ageOf(days: number, ages: Intl.RelativeTimeFormat, today: string): string {
  const [length, unit] = units.find(([least]) => days >= least) ?? [];
  return unit ? ages.format(-Math.floor(days / length), unit) : today;
}
