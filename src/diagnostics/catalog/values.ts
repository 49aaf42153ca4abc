/** Diagnostics of values that do not match the schemas, and of the content of texts. */
import type { CatalogEntry } from './catalog-entry.ts';

export const schema = {
  'schema/unknown-key': {
    title: 'A field is unknown',
    why: 'A misspelled field would be ignored without a message.',
    fix: 'Correct the spelling. The hint names the closest known field, or lists all of them. Inside { }, text that contains a comma needs quotes.',
  },
  'schema/missing': {
    title: 'A required field is missing',
    why: 'The part of the page that shows it would be empty.',
    fix: 'Add the field. The hint says what it contains.',
  },
  'schema/type': {
    title: 'A value has the wrong type',
    why: 'The page needs a particular type of value here: text, a number, a list or a group of fields.',
    fix: 'Write each entry of a list on its own line, after a hyphen. Put text that looks like a number in quotes: postalCode: "08540"',
  },
  'schema/format': {
    title: 'A value has the wrong format',
    why: 'Programs read dates, slugs, links and phone numbers, so their format is fixed.',
    fix: 'Use the format that the hint describes.',
  },
  'schema/range': {
    title: 'A number, text or list is too small or too large',
    why: 'The page would have an empty section or an impossible value.',
    fix: 'Stay within the limits that the message gives.',
  },
  'schema/choice': {
    title: 'A value is not one of the allowed values',
    why: 'Only the listed values have a meaning here.',
    fix: 'Use an allowed value: the hint names the closest one, or lists them all.',
  },
  'schema/duplicate': {
    title: 'A list contains the same value twice',
    why: 'The value would be shown twice.',
    fix: 'Delete one of them.',
  },
  'date/impossible': {
    title: 'A date does not exist',
    why: 'Search engines reject it.',
    fix: 'Check the day and the month. The format is year-month-day, or month-day in a season.',
  },
  'form/contradiction': {
    title: 'Settings of the forms contradict each other',
    why: 'A form can be sent in only one way, and forms.netlify works only on Netlify. With settings that contradict each other, requests could be lost.',
    fix: 'Keep one of forms.endpoint, forms.netlify and forms.mailto. Photos need forms.netlify, or an endpoint with forms.format: form. On any host other than Netlify, use forms.endpoint or forms.mailto.',
  },
  'script/invalid': {
    title: 'An entry in scripts is not valid',
    why: 'The script would not be loaded, or not where you expect it.',
    fix: 'Write use: with the name of a service and id: with your ID at that service, or src: with the URL of a script. Under pages:, list paths or kinds of pages.',
  },
  'hours/contradiction': {
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
    title: 'A time zone is unknown',
    why: 'The time zone decides when the business is open and when a notice ends.',
    fix: 'Use a name from the IANA time zone database: a region and a city, such as timeZone: America/New_York',
  },
  'phone/digits': {
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

export const texts = {
  'text/forbidden-character': {
    title: 'A text contains a character that cannot be shown',
    why: 'Control characters and private-use characters usually come from copying and pasting. Browsers cannot show them.',
    fix: 'Delete the marked character and type the word again.',
  },
  'text/cut-off': {
    severity: 'warning',
    title: 'A text is cut off at a #',
    why: 'In YAML, a # after a space begins a comment, so the rest of the line would be lost.',
    fix: 'Put the text in quotes: license: "Reg. #4471". If it is a comment, write a space after #.',
  },
  'text/unknown-token': {
    title: 'A token in braces is unknown here',
    why: 'The token would be shown to visitors as written, with its braces.',
    fix: 'Use {phone}, {business}, {year}, {forms} or {scripts}. On pages of a place, you can also use {city} and {county}.',
  },
  'text/html': {
    title: 'A text contains HTML',
    why: 'Text is written in Markdown, so that nothing in the data can run code in a visitor’s browser.',
    fix: 'Write **bold** for <b>bold</b>, and [words](/contact/) for a link.',
  },
  'text/plain': {
    severity: 'warning',
    title: 'Markdown or HTML in a text is shown as typed',
    why: 'Names, titles and descriptions are plain text. In other texts, ** without a second **, ## or - without a space after it, a table without a line of dashes and footnotes are not Markdown. No text may contain &amp; and the like. Visitors would see what was typed.',
    fix: 'Write only the words, or move the text to a field that may contain Markdown. There, write **bold** with both pairs of stars.',
  },
  'text/markdown': {
    title: 'A Markdown feature is not supported',
    why: 'Texts support only part of Markdown. Pictures have their own fields.',
    fix: 'Use paragraphs, lists, tables, > quotes, headings that begin with ##, **bold**, *italic*, `code` and [links](/contact/).',
  },
  'language/right-to-left': {
    title: 'The language is written from right to left',
    why: 'The layout of the built-in templates is made for text from left to right. Arabic or Hebrew text in it would be hard to read.',
    fix: 'Build the site in a language that is written from left to right.',
  },
  'language/wording': {
    severity: 'warning',
    title: 'The words of buttons, labels and forms are in another language than the site',
    why: 'treesite provides these words only in English and Spanish. Visitors would read two languages, and screen readers would read English words aloud in the site’s language.',
    fix: 'Translate the fields of wording in site.yaml. If English is right, allow this warning in checks.allow, with a reason.',
  },
} as const satisfies Record<string, CatalogEntry>;
