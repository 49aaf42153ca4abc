/** Diagnostics of values that are not what the schemas ask for. */
import type { CatalogEntry } from './catalog-entry.ts';

export const schema = {
  'schema/unknown-key': {
    severity: 'error',
    title: 'A field is not known',
    why: 'A misspelled field would be passed over in silence.',
    cure: 'Correct the spelling: the message names the nearest known field.',
  },
  'schema/missing': {
    severity: 'error',
    title: 'A required field is missing',
    why: 'The page has a place for it that would stay empty.',
    cure: 'Add the field. The schema’s description says what goes in.',
  },
  'schema/type': {
    severity: 'error',
    title: 'A value is of the wrong kind',
    why: 'The page needs a text, a number, a list or a group here, and was given something else.',
    cure: 'Write lists with a hyphen a line, and texts that look like numbers in quotes: postalCode: "08540"',
  },
  'schema/format': {
    severity: 'error',
    title: 'A value has the wrong form',
    why: 'Dates, slugs, links, phone numbers and the like are read by machines too.',
    cure: 'Follow the form that the message gives.',
  },
  'schema/range': {
    severity: 'error',
    title: 'A number, text or list is too small or too large',
    why: 'It would give a page with an empty section, or an impossible value.',
    cure: 'Stay within the limits that the message gives.',
  },
  'schema/choice': {
    severity: 'error',
    title: 'A value is none of the choices',
    why: 'Only the listed values have a meaning here.',
    cure: 'Use one of the listed values.',
  },
  'schema/duplicate': {
    severity: 'error',
    title: 'A list holds the same value twice',
    why: 'It would be printed twice.',
    cure: 'Delete one of them.',
  },
  'date/impossible': {
    severity: 'error',
    title: 'A date is not in the calendar',
    why: 'Search engines refuse it.',
    cure: 'Check the day and the month: year-month-day.',
  },
} as const satisfies Record<string, CatalogEntry>;
