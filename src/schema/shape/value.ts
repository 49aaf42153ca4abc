/** Keywords about single values (type, choices, length, pattern, range) → checks. Pure. */
import { isGroup } from '../../domain/groups.ts';
import type { SchemaNode } from '../schemas.ts';
import type { Check } from './check.ts';

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isGroup,
};

export function typeCheck({ type, enum: choices }: SchemaNode): Check | undefined {
  if (Array.isArray(choices)) return (value) => choices.includes(value);
  if (type === undefined) return undefined;
  const tests = (Array.isArray(type) ? type : [type]).map((name) => {
    const test = types[String(name)];
    if (!test) throw new Error(`The type ${name} is not known.`);
    return test;
  });
  const [only] = tests;
  return only && tests.length === 1 ? only : (value) => tests.some((test) => test(value));
}

/** Lengths count characters, some of which are two UTF-16 code units. */
export function textCheck({ pattern, minLength, maxLength }: SchemaNode): Check | undefined {
  if (pattern === undefined && minLength === undefined && maxLength === undefined) return undefined;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const [min, max] = [numberOr(minLength, 0), numberOr(maxLength, Number.POSITIVE_INFINITY)];
  return (value) => {
    if (typeof value !== 'string') return true;
    const { length } = value;
    // A string of 2 × min code units has at least min characters.
    if (length < 2 * min && characters(value) < min) return false;
    if (length > max && characters(value) > max) return false;
    return form === undefined || form.test(value);
  };
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export function numberCheck({ minimum, maximum }: SchemaNode): Check | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  const [min, max] = [numberOr(minimum, Number.NEGATIVE_INFINITY), numberOr(maximum, Number.POSITIVE_INFINITY)];
  return (value) => typeof value !== 'number' || (value >= min && value <= max);
}

export function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
