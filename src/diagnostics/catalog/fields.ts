/** Diagnostics of a site's own fields: schema/<kind>.json and `custom`. */
import type { CatalogEntry } from './catalog-entry.ts';

export const fields = {
  'fields/file': {
    severity: 'error',
    title: 'A file in the schema folder has an unknown name',
    why: 'The fields that it describes would be unknown in every data file.',
    fix: 'Name it after a kind of page: schema/city.json, schema/service.json, schema/page-home.json.',
  },
  'fields/syntax': {
    severity: 'error',
    title: 'A file in the schema folder is not valid JSON',
    why: 'Without it, no value of your own fields can be checked.',
    fix: 'Correct the line that the message names. JSON needs double quotes around names and texts, and has no comma after the last entry.',
  },
  'fields/schema': {
    severity: 'error',
    title: 'A file in the schema folder has a mistake',
    why: 'A keyword that is misspelled or not supported would be ignored, and wrong values would be published.',
    fix: 'Correct the keyword that the message names. docs/own-fields.md lists what a schema may contain.',
  },
  'fields/unread': {
    severity: 'warning',
    title: 'No template shows one of your own fields',
    why: 'Built-in templates do not show your own fields, so the value is not published.',
    fix: 'Show the field in one of your templates, for example with props.custom.parking in templates/pages/city.tsx, or delete the field.',
  },
} as const satisfies Record<string, CatalogEntry>;
