/** Diagnostics of YAML that cannot be read. */
import type { CatalogEntry } from './catalog-entry.ts';

export const yaml = {
  'yaml/syntax': {
    severity: 'error',
    title: 'The file is not valid YAML',
    why: 'Nothing in the file can be trusted until it can be read.',
    cure: 'Look at the marked place: most often a colon without a space, a tab, a quote that is never closed, or what is left of a merge.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'A key is used twice',
    why: 'Only one of the two values could be used, and it may be the wrong one.',
    cure: 'Keep one of them.',
  },
  'yaml/key': {
    severity: 'error',
    title: 'A key is not a plain word',
    why: 'Keys name fields; lists, empty keys, __proto__ and the rest of a sentence cannot.',
    cure: 'Write a plain key: name: Springfield. Inside { }, put a text with a comma in quotes.',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'An alias or an anchor is used',
    why: 'A few lines of nested aliases can mean millions of values, so data files have none: each says everything it means.',
    cure: 'Write the value out. Put a text that begins with * or & in quotes.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'The file is nested too deeply',
    why: 'No field of a site is deeper than a few levels, and reading thousands of them would take all memory.',
    cure: 'Close the brackets that are open, or write it with fewer levels.',
  },
} as const satisfies Record<string, CatalogEntry>;
