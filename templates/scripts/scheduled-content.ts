/** Updates what is true only at times: open or closed, the season's line, a dated notice, the year in the footer. The page holds what was true when it was built. */
import { isOpen, isWithin, localTime } from 'treesite';

export function updateScheduledContent() {
  const now = localTime(document.documentElement.dataset.timeZone as string, new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from, until } = element.dataset as Record<'from' | 'until', string>;
    element.hidden = !isWithin(now, from, until);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours, open, closed } = element.dataset as Record<'hours' | 'open' | 'closed', string>;
    element.dataset.now = isOpen(now, hours) ? open : closed;
  }
  const line = document.querySelector<HTMLElement>('[data-year]');
  if (line) line.textContent = line.textContent.replace(line.dataset.year as string, now.slice(0, 4));
}
