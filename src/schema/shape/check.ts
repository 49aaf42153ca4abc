/** What a compiled schema is: a function that walks a value, and what the parts of a schema are compiled with. */
import type { Annotation } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';

/** Where in a file the walk is, and what it has found so far. */
export interface Walk {
  /** List positions as text, as in a JSON pointer. */
  path: string[];
  annotations: Annotation[];
}

export type Check = (value: unknown, walk: Walk) => boolean;

/** Compiles the nodes of one schema. */
export interface Compiler {
  compile: (node: SchemaNode, place?: NodePlace) => Check;
}

export interface NodePlace {
  /** In one branch of several, defaults are not filled in. */
  isBranch?: boolean;
  /** The value is the key of a map. */
  isKey?: boolean;
}
