/** The hint for a value in the wrong format. Pure. */
import type { ErrorObject } from 'ajv';
import { formOf } from './schemas.ts';

export function formatHint({ data, instancePath, parentSchema }: ErrorObject): string | undefined {
  const isEmail = /^[^\s@/:]+@[^\s@/:]+$/.test(String(data));
  if (instancePath === '/forms/endpoint' && isEmail)
    return `To receive the forms by email, write mailto: ${data} instead of endpoint.`;
  return formOf(parentSchema);
}
