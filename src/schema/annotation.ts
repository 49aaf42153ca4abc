/** Annotations: values that the schemas mark with `x-…` keywords. */
import type { Path } from '../diagnostics/locate.ts';

export const annotationKinds = [
  'ref',
  'key',
  'image',
  'icon',
  'text',
  'markdown',
  'link',
  'date',
  'moment',
  'month-day',
  'time-zone',
  'phone',
  'postal-code',
  'region',
  'fips',
] as const;

/** A value that the schema marks: a reference to resolve, a text to search, a picture to find. Also one that is a default, such as a word of `wording`: `locate.written()` tells whether it is in the file. */
export interface Annotation {
  kind: (typeof annotationKinds)[number];
  /** The keyword's value: 'city' for x-ref, 'tiers' for x-key. */
  target: string;
  value: string;
  path: Path;
  /** True if the marked text is a key of a map. */
  isKey: boolean;
  /** Tokens that this text may contain in addition to those of every text. */
  tokens: readonly string[];
}
