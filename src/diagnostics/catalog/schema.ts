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
  'range/reversed': {
    severity: 'error',
    title: 'A range ends before it begins',
    why: 'Pages print it as it is, and orders and averages are made of it.',
    cure: 'Write the smaller number first: 30-45 min',
  },
  'hours/contradiction': {
    severity: 'error',
    title: 'Opening hours overlap, or are never open',
    why: 'Search engines and the line “Open now” would read one of the two, and nobody knows which.',
    cure: 'Write each time of a day once. Hours past midnight belong to the day they begin on: opens: "18:00", closes: "02:00"',
  },
  'time-zone/unknown': {
    severity: 'error',
    title: 'A time zone is not one of those that clocks know',
    why: 'Without it nobody can tell when the business is open, or when a notice ends.',
    cure: 'Use a name of the list that computers share: a region and a city, timeZone: America/New_York',
  },
  'phone/digits': {
    severity: 'error',
    title: 'A phone number has too few or too many digits',
    why: 'The call button would reach nobody, or a stranger.',
    cure: 'Write the whole number once: ten digits in the United States and Canada; elsewhere as people dial it in the country of business.address, or with + and a country’s code.',
  },
  'phone/unassigned': {
    severity: 'warning',
    title: 'A phone number does not fit its country’s numbering plan',
    why: 'The call button would probably reach nobody: a digit may be wrong, or the number may be of another country.',
    cure: 'Check the digits and country in business.address. Numbers of other countries begin with + and their code.',
  },
  'postal-code/form': {
    severity: 'error',
    title: 'A postal code is not one of its country',
    why: 'Maps and search engines place the business by it.',
    cure: 'Write five digits in the United States, in quotes: "05156". Elsewhere, set country in business.address.',
  },
  'region/unknown': {
    severity: 'error',
    title: 'The business’s state is not the abbreviation of one',
    why: 'The addresses of all places end in it, and so do the names of their files.',
    cure: 'Write region: VT and regionName: Vermont. Elsewhere than in the United States, set country: too.',
  },
  'county/fips': {
    severity: 'error',
    title: 'A census code belongs to another county',
    why: 'The map would show that county in its place, or none.',
    cure: 'Look the code up on census.gov: two digits for the state, three for the county.',
  },
  'county/unmapped': {
    severity: 'warning',
    title: 'The atlas has no county of this census code',
    why: 'The county is left out of the map. The atlas knows the counties of 2017: Connecticut’s planning regions, for one, are newer.',
    cure: 'Look the code up on census.gov, or leave fips out.',
  },
  'city/county-state': {
    severity: 'warning',
    title: 'A place and its county are in different states',
    why: 'The place would be listed, mapped and described to search engines in a state where it is not.',
    cure: 'Name the county in which the place lies. Across a state line, write state: in the files of both.',
  },
  'place/outside-county': {
    severity: 'warning',
    title: 'The coordinates of a place lie outside its county',
    why: 'The map, the distances to other places and search engines would put it in the wrong spot. Up to 3 miles are not reported: towns reach across county lines, and the atlas is simplified.',
    cure: 'Correct latitude and longitude, or the county. Where both are right, allow it in checks.allow with a reason.',
  },
  'place/same-spot': {
    severity: 'warning',
    title: 'Two places have the same coordinates',
    why: 'One of them would be drawn and described in the wrong town: coordinates within 0.2 mile of those of another place were probably copied.',
    cure: 'Correct latitude and longitude in the file where they are wrong. Where both are right, allow it in checks.allow with a reason.',
  },
  'place/far-away': {
    severity: 'warning',
    title: 'A place is too far from the business to be served',
    why: 'The map, the distances and search engines would put it there: most often a minus sign is missing.',
    cure: 'Check latitude and longitude. West of Greenwich, as in all of the United States, longitudes are negative: -77.05',
  },
} as const satisfies Record<string, CatalogEntry>;
