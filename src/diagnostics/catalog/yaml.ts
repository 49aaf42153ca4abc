/** Diagnostics of YAML that cannot be read. */
import type { CatalogEntry } from './catalog-entry.ts';

export const yaml = {
  'yaml/syntax': {
    severity: 'error',
    title: 'The file is not valid YAML',
    why: 'The file cannot be read until this is fixed.',
    fix: 'Check the marked line. Common causes are a colon without a space, a tab, an unclosed quote, or a merge conflict.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'A key is used twice',
    why: 'Only one of the two values can be used, and it may be the wrong one.',
    fix: 'Delete one of them.',
  },
  'yaml/key': {
    severity: 'error',
    title: 'A key is not the name of a field',
    why: 'Keys are names of fields. A list, an empty key, __proto__ or part of a sentence cannot be a key.',
    fix: 'Write the name of a field, a colon, a space and the value: name: Springfield. Inside { }, put text that contains a comma in quotes.',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'A YAML alias or anchor is used',
    why: 'Aliases and anchors are not supported: a few lines of nested aliases can expand to millions of values.',
    fix: 'Write the value in full. Put text that begins with * or & in quotes.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'The file is nested too deeply',
    why: 'No field needs more than ten levels, and reading thousands of them could use up all memory.',
    fix: 'Close all open brackets, or use fewer levels.',
  },
} as const satisfies Record<string, CatalogEntry>;
