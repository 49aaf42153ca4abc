/** A validator of ajv and a value → errors and annotations. Pure, except that it fills defaults into the value. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { recentResults } from '../memo/memoize.ts';
import type { Annotation } from './annotation.ts';
import { pathOf } from './field-names.ts';

interface Result {
  errors: readonly ErrorObject[];
  annotations: Annotation[];
}

/** `instancePath`: where the value is in its file, a JSON pointer. */
export function runValidator(validator: ValidateFunction, value: unknown, instancePath = ''): Result {
  const annotations: Annotation[] = [];
  const place = { instancePath, parentData: {}, parentDataProperty: '', rootData: {}, dynamicAnchors: {} };
  const isValid = validator.call({ findDuplicate, annotate: annotator(annotations) }, value, place);
  return isValid ? { errors: [], annotations } : { errors: validator.errors ?? [], annotations: [] };
}

/** Called for each value with an `x-…` keyword. `pointer`: of the value, or of the map that it is a key of. */
function annotator(annotations: Annotation[]) {
  return ({ kind, target, isKey, tokens }: Omit<Annotation, 'value' | 'path'>, value: unknown, pointer: string) => {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const path = isKey ? [...sharedPath(pointer), value] : sharedPath(pointer);
    annotations.push({ kind, target, value: String(value), path, isKey, tokens });
  };
}

/** Files of one kind have their texts at the same paths: a path for each text would take a quarter of the memory of all data. */
const sharedPath = recentResults(10_000, pathOf);

/** For uniqueItems, of lists with up to 200,000 entries: ajv's own compares each group with each other one. */
function findDuplicate(list: readonly unknown[]): { i: number; j: number } | undefined {
  const seen = new Map<unknown, number>();
  for (const [j, item] of list.entries()) {
    const key = typeof item === 'object' && item !== null ? JSON.stringify(Object.entries(item).sort()) : item;
    const i = seen.get(key);
    if (i !== undefined) return { i, j };
    seen.set(key, j);
  }
  return undefined;
}
