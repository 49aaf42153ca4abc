/** What is true only at times: open or closed, the season's line, a dated notice. The page holds what was right when it was built; this puts it right for now. */
import { localTime } from './local-time.ts';

export function tellTime() {
  const zone = document.documentElement.dataset.timeZone;
  if (zone === undefined) return;
  const now = localTime(zone);
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
    element.hidden = !isWithin(now, element.dataset.from ?? '', element.dataset.until ?? '');
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', open = '', closed = '' } = element.dataset;
    element.textContent = isOpen(now, hours) ? open : closed;
  }
}

/**
 * Days of every year (`06-01` to `11-30`, also over New Year) or moments of one (`2026-09-04 12:00`).
 * Both ends count; a day without time counts whole.
 */
export function isWithin(now: string, from: string, until: string): boolean {
  const yearly = from.length === 5;
  const time = yearly ? now.slice(5, 10) : now;
  const after = time >= from;
  const before = time.slice(0, until.length) <= until;
  return yearly && from > until ? after || before : after && before;
}

/** `hours` lists the week from Sunday on, a day a comma, each `07:00-18:00` or nothing. */
export function isOpen(now: string, hours: string): boolean {
  const weekday = new Date(`${now.slice(0, 10)}T12:00Z`).getUTCDay();
  const time = now.slice(11);
  return (hours.split(',')[weekday] ?? '').split(' ').some((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return span !== '' && time >= opens && time < closes;
  });
}
