/** security.txt. */
import { expect, test } from 'vitest';
import { formatSecurityTxt } from '../../../src/emit/plan-output.ts';

test('security.txt expires a year after the day of the build, regardless of the hour', () => {
  const at = (now: string) =>
    formatSecurityTxt({
      contact: 'mailto:a@example.com',
      canonical: 'https://x/',
      language: 'en-US',
      now: new Date(now),
    });
  expect(at('2026-11-20T00:00:00Z')).toEqual(at('2026-11-20T23:59:59Z'));
  expect(at('2026-11-20')).toBe(
    'Contact: mailto:a@example.com\nExpires: 2027-11-20T00:00:00Z\nPreferred-Languages: en\nCanonical: https://x/\n',
  );
});
