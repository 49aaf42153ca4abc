/** A parsed file → its validated value and annotations, or located diagnostics in plain words. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import type { Locate } from '../load/locate.ts';
import type { Annotation } from './annotation.ts';
import { explainErrors } from './explain-errors.ts';
import type { FieldSchema } from './own/field-schema.ts';
import { runValidator } from './run-validator.ts';
import { validatorOf } from './validators.ts';

export interface Validated {
  value: unknown;
  annotations: Annotation[];
  diagnostics: Diagnostic[];
}

interface Parsed {
  value: unknown;
  locate: Locate;
}

/** Fills in defaults in place. `own` describes `custom` in files of this kind. */
export function validate(name: KindName, parsed: Parsed, own?: FieldSchema): Validated {
  const { value, locate } = parsed;
  if (!own || !isGroup(value)) return validateBuiltIn(name, parsed);
  const { custom } = value;
  delete value.custom;
  const builtIn = validateBuiltIn(name, parsed);
  const fields = own.check(custom, locate);
  value.custom = fields.value;
  return {
    value,
    annotations: [...builtIn.annotations, ...fields.annotations],
    diagnostics: [...builtIn.diagnostics, ...fields.diagnostics],
  };
}

function validateBuiltIn(name: KindName, { value, locate }: Parsed): Validated {
  const { errors, annotations } = runValidator(validatorOf(name), value);
  return { value, annotations, diagnostics: explainErrors(errors, locate) };
}
