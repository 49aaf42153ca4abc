/** A parsed file → its validated value and annotations, or located diagnostics in plain words. */
import type { ErrorObject } from 'ajv';
import { diagnose } from '../diagnostics/diagnostic.ts';
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import type { ParsedSource } from '../load/parse-source.ts';
import { explainErrors } from './explain-errors.ts';
import { quoteName } from './field-names.ts';
import { type CheckedFields, checkCustom, type FieldSchema } from './own/field-schema.ts';
import { runValidator } from './run-validator.ts';
import { withAllOf } from './schemas.ts';
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
  if (!own || !group) return { annotations, diagnostics: explainErrors(errors, locate) };
  const displaced = errors.flatMap((error) => ownFieldOf(error, own) ?? []);
  const moved = displaced.map((key) => [key, group[key]]);
  const all = moved.length > 0 ? { ...Object.fromEntries(moved), ...(isGroup(custom) && custom) } : custom;
  const fields = checkCustom(own, all, locate);
  group.custom = fields.value;
  const others = errors.filter((error) => ownFieldOf(error, own) === undefined);
  const diagnostics = displaced.map((key) => {
    const message = `${quoteName(key)} is a field of your own, which belongs below custom:`;
    const hint = 'Move it there, with two spaces before it.';
    return diagnose('schema/unknown-key', locate.key([key]), message, { hint });
  });
  return {
    annotations: [...annotations, ...fields.annotations],
    diagnostics: [...explainErrors(others, locate), ...diagnostics, ...fields.diagnostics],
  };
}

/** A field of the site's own that is beside the others. */
function ownFieldOf({ instancePath, params }: ErrorObject, { schema = {} }: FieldSchema): string | undefined {
  const key = String(params.additionalProperty);
  return instancePath === '' && Object.hasOwn(withAllOf(schema).properties ?? {}, key) ? key : undefined;
}
