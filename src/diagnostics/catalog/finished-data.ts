/** Diagnostics about the data of a site without errors, reported by `check`: what is unused, outdated or contradicts other data. */
import type { CatalogEntry } from './catalog-entry.ts';

export const finishedData = {
  'image/unused': {
    severity: 'warning',
    title: 'A picture in data/images is not used',
    why: 'It is not published. Either a page should show it, or it is no longer needed.',
    fix: 'Use it in a data file, or delete it.',
  },
  'county/no-cities': {
    severity: 'warning',
    title: 'A county has no places, but others have',
    why: 'Its page has no places to list, and search engines rank pages with little content low.',
    fix: 'Add a city of this county, or set draft: true until there is one.',
  },
  'service/no-cities': {
    severity: 'warning',
    title: 'A service is offered in no place',
    why: 'Pages of places list your other services, but none lists this one.',
    fix: 'Add its slug to services: in the files of the cities where you offer it.',
  },
  'review/no-source': {
    severity: 'warning',
    title: 'Reviews do not say where they were written',
    why: 'If you publish reviews, you must be able to show that they are real.',
    fix: 'Add source:, and write where the review was published or how you received it: source: "Google, 2026-03" or source: "Letter, in our files"',
  },
  'review/rating': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The rating contradicts other data',
    why: 'Visitors see the rating and the reviews, and search engines may penalize a site whose rating does not match its reviews.',
    fix: 'Count the reviews again, and correct value, best and count.',
  },
  'date/future': {
    severity: 'warning',
    title: 'A date that must be in the past is in the future',
    why: 'A review dated in the future looks invented, and search engines may stop trusting the site’s dates.',
    fix: 'Check the year. The format is year-month-day.',
  },
  'notice/expired': {
    severity: 'warning',
    title: 'The dated notice has expired',
    why: 'The notice is no longer shown.',
    fix: 'Delete notice: from site.yaml, or write a new one.',
  },
  'notice/never': {
    severity: 'warning',
    title: 'The dated notice ends before it begins',
    why: 'The notice is never shown.',
    fix: 'Check both dates: from: "2026-09-04 12:00", until: "2026-09-06 18:00"',
  },
} as const satisfies Record<string, CatalogEntry>;
