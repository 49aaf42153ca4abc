/** A parsed file → its validated value and annotations, or located diagnostics in plain words. */
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import type { ParsedSource } from '../load/parse-source.ts';
import { explainErrors } from './explain-errors.ts';
import { type CheckedFields, checkCustom, type FieldSchema } from './own/field-schema.ts';
import { runValidator } from './run-validator.ts';
import { validatorOf } from './validators.ts';

/** Fills in defaults in place. `own` describes `custom` in files of this kind. */
export function validate(
  kind: KindName,
  { value, locate }: Pick<ParsedSource, 'value' | 'locate'>,
  own?: FieldSchema,
): Omit<CheckedFields, 'value'> {
  const group = own && isGroup(value) ? value : undefined;
  const custom = group?.custom;
  delete group?.custom;
  const { errors, annotations } = runValidator(validatorOf(kind), value);
  const diagnostics = explainErrors(errors, locate);
  if (!own || !group) return { annotations, diagnostics };
  const fields = checkCustom(own, custom, locate);
  group.custom = fields.value;
  return {
    annotations: [...annotations, ...fields.annotations],
    diagnostics: [...diagnostics, ...fields.diagnostics],
  };
}
