/** Checks a parsed file against its schema: the typed value and its annotated places, or located problems in plain words. */

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { KindName } from '../domain/kinds.ts';
import type { Locate } from '../load/locate.ts';
import type { Annotation } from './annotation.ts';
import { explainErrors } from './explain-ajv-error.ts';
import { findErrors } from './find-errors.ts';
import { definitions, schemas } from './schemas.ts';
import type { Check } from './shape/check.ts';
import { shapeCompiler } from './shape/shape.ts';

export type { Annotation } from './annotation.ts';

export interface Validated {
  value: unknown;
  annotations: Annotation[];
  diagnostics: Diagnostic[];
}

const shapes = new Map<KindName, Check>();
const compileShape = shapeCompiler(definitions);

/** Fills in defaults: the value is changed in place. */
export function validate(name: KindName, { value, locate }: { value: unknown; locate: Locate }): Validated {
  const shape = shapes.get(name) ?? compileShape(schemas[name]);
  shapes.set(name, shape);
  const annotations: Annotation[] = [];
  if (shape(value, { path: [], annotations })) return { value, annotations, diagnostics: [] };
  const errors = findErrors(name, value);
  if (errors.length === 0) throw new Error(`The walk over ${name} finds a fault where ajv finds none.`);
  return { value, annotations: [], diagnostics: explainErrors(errors, locate) };
}
