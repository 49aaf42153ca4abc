/** Diagnostics of values that do not match the schemas. */
import type { CatalogEntry } from './catalog-entry.ts';

export const schema = {
  'schema/unknown-key': {
    severity: 'error',
    title: 'A field is unknown',
    why: 'A misspelled field would be ignored without a message.',
    fix: 'Correct the spelling. The hint names the closest known field, or lists all of them.',
  },
  'schema/missing': {
    severity: 'error',
    title: 'A required field is missing',
    why: 'The part of the page that shows it would be empty.',
    fix: 'Add the field. The hint says what it contains.',
  },
  'schema/type': {
    severity: 'error',
    title: 'A value has the wrong type',
    why: 'The page needs a particular type of value here: text, a number, a list or a group of fields.',
    fix: 'Write each entry of a list on its own line, after a hyphen. Put text that looks like a number in quotes: postalCode: "08540"',
  },
  'schema/format': {
    severity: 'error',
    title: 'A value has the wrong format',
    why: 'Programs read dates, slugs, links and phone numbers, so their format is fixed.',
    fix: 'Use the format that the hint describes.',
  },
  'schema/range': {
    severity: 'error',
    title: 'A number, text or list is too small or too large',
    why: 'The page would have an empty section or an impossible value.',
    fix: 'Stay within the limits that the message gives.',
  },
  'schema/choice': {
    severity: 'error',
    title: 'A value is not one of the allowed values',
    why: 'Only the listed values have a meaning here.',
    fix: 'Use an allowed value: the hint names the closest one, or lists them all.',
  },
  'schema/duplicate': {
    severity: 'error',
    title: 'A list contains the same value twice',
    why: 'The value would be shown twice.',
    fix: 'Delete one of them.',
  },
  'date/impossible': {
    severity: 'error',
    title: 'A date does not exist',
    why: 'Search engines reject it.',
    fix: 'Check the day and the month. The format is year-month-day, or month-day in a season.',
  },
  'form/contradiction': {
    severity: 'error',
    title: 'Settings of the forms contradict each other',
    why: 'A form can be sent in only one way, and forms.netlify works only on Netlify. With settings that contradict each other, requests could be lost.',
    fix: 'Keep one of forms.endpoint, forms.netlify and forms.mailto. Photos need forms.netlify, or an endpoint with forms.format: form. On any host other than Netlify, use forms.endpoint or forms.mailto.',
  },
  'script/invalid': {
    severity: 'error',
    title: 'An entry in scripts is not valid',
    why: 'The script would not be loaded, or not where you expect it.',
    fix: 'Write use: with the name of a service and id: with your ID at that service, or src: with the URL of a script. Under pages:, list paths or kinds of pages.',
  },
  'hours/contradiction': {
    severity: 'error',
    title: 'Opening hours overlap, cover no time or end before they begin',
    why: 'Search engines and the “Open now” line could use either of the two entries.',
    fix: 'Write each period once. Hours past midnight belong to the day on which they begin: opens: "18:00", closes: "02:00"',
  },
  'hours/past-midnight': {
    severity: 'warning',
    title: 'Opening hours end on the next day, more than 16 hours later',
    why: 'Hours that end before they begin are read as ending on the next day. If that makes them this long, the closing time is usually on a 12-hour clock (05:00 for 17:00), or the two times are swapped.',
    fix: 'Write times on a 24-hour clock: closes: "17:00". If the hours are right, allow this warning in checks.allow, with a reason.',
  },
  'time-zone/unknown': {
    severity: 'error',
    title: 'A time zone is unknown',
    why: 'The time zone decides when the business is open and when a notice ends.',
    fix: 'Use a name from the IANA time zone database: a region and a city, such as timeZone: America/New_York',
  },
  'phone/digits': {
    severity: 'error',
    title: 'A phone number has too few or too many digits',
    why: 'The call button would call nobody, or a stranger.',
    fix: 'Write one complete number. In the United States and Canada it has ten digits. Elsewhere, write it as people dial it in the country of business.address, or with + and the country code.',
  },
  'phone/unassigned': {
    severity: 'warning',
    title: 'A phone number does not fit its country’s numbering plan',
    why: 'The call button would probably not work. A digit may be wrong, or the number may belong to another country.',
    fix: 'Check the digits, and country in business.address. Begin a number of another country with + and the country code.',
  },
} as const satisfies Record<string, CatalogEntry>;
