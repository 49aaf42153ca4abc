/** How long ago reviews were written, counted from the visitor's own date. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { ageOf, updateReviewAges } from '../../../templates/components/ReviewCard/review-ages.ts';
import { createDocument } from '../../support/create-document.ts';

createDocument();

const inEnglish = new Intl.RelativeTimeFormat('en-US');

test.each([
  [-400, 'Today'],
  [0, 'Today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [60, '2 months ago'],
  [365, '1 year ago'],
  [729, '1 year ago'],
  [730, '2 years ago'],
])('the age of a review after %i days is “%s”', (days, age) => {
  expect(ageOf(days, inEnglish, 'Today')).toBe(age);
});

test.each([
  ['2026-05-02T00:05:00+09:00', 'Asia/Tokyo'],
  ['2026-05-02T23:55:00-04:00', 'America/New_York'],
])('a review of the day before has its age in days of the visitor, not in hours, at %s', (now, timeZone) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.stubEnv('TZ', timeZone);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = '<time datetime="2026-05-01" data-age="Today">May 1, 2026</time>';
  updateReviewAges();
  const { textContent, title } = document.querySelector('time') as HTMLTimeElement;
  expect({ textContent, title }).toEqual({ textContent: '1 day ago', title: 'May 1, 2026' });
});
