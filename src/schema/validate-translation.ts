/** A parsed translation and its original → the record in that language, or located diagnostics. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose, placeOf } from '../diagnostics/diagnostic.ts';
import { type Locate, locateBy, type Path } from '../diagnostics/locate.ts';
import { isGroup, valueAt } from '../domain/groups.ts';
import type { ParsedDocument, ParsedSource } from '../load/parse-source.ts';
import { explainErrors } from './explain-errors.ts';
import { pathOf } from './field-names.ts';
import { digestOf, overlay, type TranslatedState } from './overlay.ts';
import { type OwnFields, schemaOfKind } from './own/own-fields.ts';
import { type AnyRecord, type DataRecord, type Translation, withBody } from './records.ts';
import { fillRegionalWording } from './regional-wording.ts';
import { runValidator } from './run-validator.ts';
import { type SchemaNode, withAllOf } from './schemas.ts';
import { translationSchema } from './translation-schema.ts';
import { validate } from './validate.ts';
import { translationValidatorOf } from './validators.ts';

/** `language`: its tag, such as es-US. */
export function validateTranslation(
  file: ParsedSource | ParsedDocument,
  original: AnyRecord,
  { language, own }: { language: string; own: OwnFields },
): AnyRecord | Diagnostic[] {
  const { source } = file;
  const { kind } = source;
  const problems = problemsOf(file, original.file, own);
  if (problems.length > 0) return problems;
  const { translates, slug, ...texts } = isGroup(file.value)
    ? (file.value as Pick<TranslatedState, 'translates'> & Pick<Translation, 'slug'>)
    : {};
  // A copy, because defaults are filled in, and references to pages that are not translated are removed.
  const { value, unknown, states, ...found } = overlay(
    { kind, value: structuredClone(original.value) },
    isGroup(file.value) ? texts : file.value,
    own,
  );
  const withoutOriginal = (path: Path) =>
    diagnose('translation/without-original', file.locate(path), `${original.file} has no such entry.`, {
      hint: 'Correct or delete it, or add it to the original first.',
    });
  if (unknown.length > 0) return unknown.map(withoutOriginal);
  if (kind === 'site' && isGroup(value)) fillRegionalWording(Object.assign(value, { language, languages: [language] }));
  const merged = { value, locate: locateIn(file, original.locate, own) };
  const { annotations, diagnostics } = validate(kind, merged, own.get(kind));
  // The facts that such an entry lacks have no place here.
  const lacksFacts = (path: Path) =>
    diagnostics.some(({ code, at }) => code === 'schema/missing' && placeOf(at) === placeOf(merged.locate.key(path)));
  const extra = found.longer.filter(lacksFacts);
  if (extra.length > 0) return extra.map(withoutOriginal);
  // What is missing is missing here: the original is valid.
  const here = ({ at }: Diagnostic) => (at.file === original.file ? file.locate([]) : at);
  if (diagnostics.length > 0) return diagnostics.map((problem) => ({ ...problem, at: here(problem) }));
  const translation: Translation = {
    original,
    locate: file.locate,
    ...found,
    // A list has no fields of its own.
    states: Array.isArray(value) ? states : [{ path: ['translates'], digest: digestOf(original, own), translates }],
    ...(slug !== undefined && { slug }),
  };
  const record: DataRecord = { ...source, ...merged, annotations, translation };
  if (!('body' in file) || !('body' in original)) return record;
  if (file.body.trim() === '' && original.body.trim() !== '') found.missing.push(['body']);
  else found.pairs.push({ path: ['body'], original: original.body, translated: file.body, isRequired: true });
  return withBody(record, file);
}

function problemsOf({ source, value, locate }: ParsedSource, original: string, own: OwnFields): Diagnostic[] {
  const { errors } = runValidator(translationValidatorOf(source.kind, own), value);
  const facts = errors.flatMap((error) => factIn(error, schemaOfKind(source.kind, own)));
  if (facts.length === 0) return explainErrors(errors, locate);
  return facts.map((path) => {
    const message = `${path.at(-1)} is a fact: its only place is ${original}.`;
    return diagnose('translation/fact', locate.key(path), message, { hint: 'Delete it here.' });
  });
}

/** The path of an unknown field that the original may have. */
function factIn({ keyword, instancePath, params }: ErrorObject, whole: SchemaNode): Path[] {
  if (keyword !== 'additionalProperties') return [];
  const path = [...pathOf(instancePath), String(params.additionalProperty)];
  const node = path.reduce((group, step) => {
    const { properties, items, additionalProperties } = withAllOf(group);
    return (properties?.[step] ?? items ?? additionalProperties ?? {}) as SchemaNode;
  }, whole);
  return Object.keys(node).length > 0 ? [path] : [];
}

/** What a translation does not contain is in the original, unless it never has that from there. */
function locateIn({ value, locate, ...file }: ParsedSource | ParsedDocument, original: Locate, own: OwnFields): Locate {
  const written = 'body' in file ? { ...(value as object), body: file.body } : value;
  const { properties = {} } = translationSchema(file.source.kind, own);
  const isOwn = ([name]: Path) => properties[name ?? '']?.['x-translate'] === 'own';
  return locateBy((path) => (isOwn(path) || valueAt(written, path) !== undefined ? locate : original));
}
