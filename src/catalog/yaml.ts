/** Diagnostics of YAML that cannot be read. */
import type { CatalogEntry } from './catalog-entry.ts';

export const yaml = {
  'yaml/syntax': {
    severity: 'error',
    title: 'The file is not valid YAML',
    why: 'Nothing in the file can be trusted until it can be read.',
    cure: 'Look at the marked place: most often a colon without a space, a tab, or a quote that is never closed.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'A key stands twice',
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
    title: 'An alias multiplies or has no anchor',
    why: 'A few lines of nested aliases can stand for millions of values, and an alias without an anchor for none.',
    cure: 'Write the values out.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'The file is nested too deeply',
    why: 'No field of the site lies deeper than a few levels; the file is damaged.',
    cure: 'Look for an unclosed bracket.',
  },
} as const satisfies Record<string, CatalogEntry>;
