/** What the schemas' `x-…` keywords say of a value. */
import type { Path } from '../load/locate.ts';

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

/** A place in the data that the schema marks: a reference to resolve, a text to look through, a picture to find. */
export interface Annotation {
  kind: (typeof annotationKinds)[number];
  /** The keyword's own value: 'city' for x-ref, 'tiers' for x-key. */
  target: string;
  value: string;
  path: Path;
  /** True where the marked text is a key of a map. */
  isKey: boolean;
  /** Tokens this text may hold beyond those of every text. */
  tokens: readonly string[];
}
