/** ajv’s errors about a file in the folder of another kind, or a translation without a language in its name → one diagnostic in place of all. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { entityKinds, rowOf } from '../domain/kind-lists.ts';
import { schemas } from './schemas.ts';

/** Fewer fields of another kind may be in the right file by mistake. */
const minFields = 3;

export function misplacedFile(errors: readonly ErrorObject[], locate: Locate): Diagnostic | undefined {
  const ofFile = errors.filter(({ instancePath }) => instancePath === '');
  const unknown = ofFile.filter(({ keyword }) => keyword === 'additionalProperties');
  const [first, ...others] = unknown.map(({ params }) => String(params.additionalProperty));
  const kind = entityKinds.names.find((one) => unknown[0]?.parentSchema?.$id === `${one}.schema.json`);
  if (first === undefined || !kind || !ofFile.some(({ keyword }) => keyword === 'required')) return undefined;
  const keys = [first, ...others];
  if (keys.includes('translates')) {
    const message = 'This file is a translation, but its name does not end in its language.';
    const hint = 'Name it like the original, with the language before the extension: stowe-vt.es.yaml';
    return diagnose('schema/unknown-key', locate.key(['translates']), message, { hint });
  }
  const owner = entityKinds.names.find((one) => keys.every((key) => Object.hasOwn(schemas[one].properties ?? {}, key)));
  if (!owner || keys.length < minFields) return undefined;
  const message = `This file is in the wrong folder: ${keys.slice(0, minFields).join(', ')} are fields of ${rowOf(owner).files}.`;
  const hint = 'Move it there. If the folder is right, delete these fields.';
  return diagnose('schema/unknown-key', locate.key([first]), message, { hint });
}
