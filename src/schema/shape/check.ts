/** The types of compiled schemas: a function that walks a value, and the compiler's interface. */
import type { Annotation } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';

/** The current position of the walk in a file, and the annotations found so far. */
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
  /** In a branch of a oneOf, where defaults are not filled in. */
  isBranch?: boolean;
  /** The value is the key of a map. */
  isKey?: boolean;
}
