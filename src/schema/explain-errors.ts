/** ajv’s errors → located diagnostics that an owner can read and act on. Pure. */
import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { choicesHint, didYouMean, nearest, straightQuotes } from '../diagnostics/nearest.ts';
import { addTo, type Grouped, isGroup, valueAt } from '../domain/groups.ts';
import { entityKinds, fieldSchemaFolder, kindsWithFields, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { secureLink, withoutSpaces } from '../domain/urls/hrefs.ts';
import { showInvisible } from '../text/printable.ts';
import { capitalize, truncate } from '../text/strings.ts';
import { explainEmpty, explainLimit, explainType, fitOf, formatHint } from './explain-value.ts';
import { aboutField, describePath, fieldsHint, pathOf, quoteName } from './field-names.ts';
import { misplacedFile } from './misplaced-file.ts';
import { formOf, type SchemaNode, schemas, withAllOf } from './schemas.ts';

export function explainErrors(errors: readonly ErrorObject[], locate: Locate): Diagnostic[] {
  const plain = errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'propertyNames' && keyword !== 'if' && !inCondition.test(schemaPath),
  );
  const all = ofClosestBranch(plain);
  const misplaced = misplacedFile(all, locate);
  if (misplaced) return [misplaced];
  const unknown = all.filter(({ keyword }) => keyword === 'additionalProperties');
  const guessOf = (error: ErrorObject) => nearest(keyOf(error), Object.keys(propertiesOf(error)));
  const guesses = new Map(unknown.slice(0, maxGuesses).map((error) => [error, guessOf(error)]));
  const lost = lostFields(unknown.filter((error) => guesses.has(error) && guesses.get(error) === undefined));
  const repeated = new Set([...lost.values()].flatMap(([, ...others]) => others));
  // The paths of the fields that are meant: that they are missing is a consequence.
  const misspelled = [...guesses].map(([{ instancePath }, guess]) => `${instancePath}/${guess}`);
  const unindented = [...lost].flatMap(([group, fields]) => [group, ...fields.map((one) => `${group}/${keyOf(one)}`)]);
  const meant = new Set([...misspelled, ...unindented]);
  const isConsequence = ({ keyword, instancePath, params, data }: ErrorObject) =>
    keyword === 'required'
      ? meant.has(`${instancePath}/${params.missingProperty}`)
      : data === null && lost.has(instancePath);
  return all
    .filter((error) => !repeated.has(error) && !isConsequence(error))
    .map((error) => explain(error, locate, { guesses, lost }));
}

/** Errors inside conditions are dropped, because the error about the whole is clearer. */
const inCondition = /(?<!\/(?:properties|definitions))\/(?:anyOf|not|if|contains)\//;

/** Unknown keys that get a guess: with more, they are not typos, and comparing each with all fields would take minutes. */
const maxGuesses = 100;

/** What unknown keys probably mean. */
interface Meanings {
  /** No entry for a key after the first hundred. */
  guesses: ReadonlyMap<ErrorObject, string | undefined>;
  lost: ReturnType<typeof lostFields>;
}

/** The path of a group → the unknown keys beside it that are its fields: they lost their indentation. */
function lostFields(unknown: readonly ErrorObject[]): Map<string, Grouped<ErrorObject>> {
  const lost = new Map<string, Grouped<ErrorObject>>();
  for (const error of unknown) {
    const group = groupAround(error);
    if (group !== undefined) addTo(lost, `${error.instancePath}/${group}`, error);
  }
  return lost;
}

/** The group that has such a field and lacks this one: the field before it, or the only one. */
function groupAround(error: ErrorObject): string | undefined {
  const [key, properties, fields] = [keyOf(error), propertiesOf(error), Object.keys(error.data as object)];
  const lacksIt = (name: string) => {
    const { properties: inner = {} } = withAllOf(properties[name] ?? {});
    return Object.hasOwn(inner, key) && valueAt(error.data, [name, key]) === undefined;
  };
  const before = fields.slice(0, fields.indexOf(key)).findLast((name) => Object.hasOwn(properties, name));
  if (before !== undefined && lacksIt(before)) return before;
  const [only, ...others] = Object.keys(properties).filter(lacksIt);
  return others.length === 0 ? only : undefined;
}

function unknownKeyHint(error: ErrorObject, { guesses, lost }: Meanings): string | undefined {
  const { instancePath, parentSchema } = error;
  const guess = guesses.get(error);
  if (guess !== undefined) return didYouMean(guess);
  const [group, fields] = [...lost].find(([, [first]]) => first === error) ?? [];
  if (group && fields)
    return `Indent ${fields.map(keyOf).join(', ')} with two more spaces, below ${describePath(pathOf(group))}.`;
  const isOwn = /^\/custom(\/|$)/.test(instancePath);
  const key = guesses.has(error) ? keyOf(error) : undefined;
  const kind = kindsWithFields.find((one) => parentSchema?.$id === `${one}.schema.json`);
  if (kind && keyOf(error) === 'custom')
    return `Describe your own fields in ${fieldSchemaFolder}/${kind}.json. See treesite’s docs/own-fields.md.`;
  const own = kind ? ' A field of your own belongs under custom: (see treesite’s docs/own-fields.md).' : '';
  return parentSchema && fieldsHint(key, parentSchema, { isOwn }) + own + otherKind(keyOf(error), kind);
}

function propertiesOf({ parentSchema }: ErrorObject): Record<string, SchemaNode> {
  return parentSchema?.properties ?? {};
}

/** A sentence that names the only other kind of files in YAML that has the field. */
function otherKind(key: string, kind: KindName | undefined): string {
  const [owner, ...others] = entityKinds.names.filter((one) => Object.hasOwn(schemas[one].properties ?? {}, key));
  const isYaml = owner && rowOf(owner).files.endsWith('.yaml');
  return kind && entityKinds.has(kind) && isYaml && others.length === 0
    ? ` ${quoteName(key)} is a field of ${rowOf(owner).files}.`
    : '';
}

/**
 * ajv lists the errors of all branches of a failed oneOf before its own. Keeps those of the branch that was meant, or else its own.
 * Of a value that is empty or has a wrong type, keeps the first error only.
 */
function ofClosestBranch(errors: readonly ErrorObject[]): ErrorObject[] {
  const forks: { path: string; meant: number }[] = [];
  const closest = errors.toReversed().flatMap((error) => {
    while (forks.length > 0 && !error.schemaPath.startsWith(`${forks.at(-1)?.path}/`)) forks.pop();
    const isMeant = forks.every(({ path, meant }) => error.schemaPath.startsWith(`${path}/${meant}/`));
    if (error.keyword !== 'oneOf') return isMeant ? [error] : [];
    const meant = closestBranch(error);
    forks.push({ path: error.schemaPath, meant });
    return isMeant && meant === -1 ? [error] : [];
  });
  const wrong = closest.filter(({ keyword, data }) => keyword === 'type' || data === null);
  const firsts = new Map(wrong.map((error) => [error.instancePath, error]));
  return closest.toReversed().filter((error) => (firsts.get(error.instancePath) ?? error) === error);
}

/** The index of the branch whose required fields the value has, and none of those of the others; -1 if there is no such branch. */
function closestBranch({ schema, data, params }: ErrorObject): number {
  const fits = params.passingSchemas ? [] : (schema as readonly SchemaNode[]).map((branch) => fitOf(data, branch));
  return fits.filter((fit) => fit !== 'none').length === 1 ? fits.indexOf('all') : -1;
}

function keyOf({ params }: ErrorObject): string {
  return String(params.additionalProperty);
}

function explain(error: ErrorObject, locate: Locate, meanings: Meanings): Diagnostic {
  const path = pathOf(error.instancePath);
  const place = describePath(path);
  const name = capitalize(place);
  const at = locate(path);
  const { params } = error;
  const about = () => aboutField(path, error.parentSchema);
  if (error.data === null) return explainEmpty(path, name, at);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = keyOf(error);
      const message = `There is no field named ${truncate(showInvisible(key))}${path.length > 0 ? ` in ${place}` : ''}.`;
      return diagnose('schema/unknown-key', locate.key([...path, key]), message, {
        hint: unknownKeyHint(error, meanings),
      });
    }
    case 'required': {
      const key = String(params.missingProperty);
      const hint = `Add ${aboutField([key], propertiesOf(error)[key]) ?? `${quoteName(key)}.`}`;
      const [first] = path.length > 0 || !isGroup(error.data) ? [] : Object.keys(error.data);
      const group = path.length > 0 || first === undefined ? path : [first];
      const place = group.length > 0 ? locate.key(group) : at;
      return diagnose('schema/missing', place, `${name} has no ${quoteName(key)}.`, { hint });
    }
    case 'type':
      return explainType(error, { path, name, locate });
    case 'pattern':
    case 'format': {
      if (error.parentSchema?.['x-link']) {
        const message = `${name} is not an allowed link: ${quote(error.data)}.`;
        const written = String(error.data);
        const meant = secureLink(written) ?? withoutSpaces(written);
        const hint = meant ? didYouMean(meant) : (straightQuotes(written) ?? formOf(error.parentSchema) ?? about());
        return diagnose('link/address', at, message, { hint });
      }
      // For an invalid key, ajv's path is that of the group.
      const key = error.propertyName;
      const what = key === undefined ? name : `A key of ${place}`;
      const message = `${what} has the wrong format: ${quote(error.data)}.`;
      return diagnose('schema/format', key === undefined ? at : locate.key([...path, key]), message, {
        hint: formatHint(error) ?? about(),
      });
    }
    case 'enum': {
      const choices = (params.allowedValues as unknown[]).map(String);
      const near = nearest(String(error.data), choices);
      const guess = near === undefined ? choicesHint(choices) : didYouMean(near);
      const hint = straightQuotes(String(error.data)) ?? guess;
      return diagnose('schema/choice', at, `${name} cannot be ${quote(error.data)}.`, { hint });
    }
    case 'uniqueItems': {
      const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b) as [number, number];
      const related = [{ message: 'It is first listed here:', at: locate([...path, first]) }];
      const item = Array.isArray(error.data) ? error.data[second] : error.data;
      const message = `${name} contains ${quote(item)} twice.`;
      return diagnose('schema/duplicate', locate([...path, second]), message, { hint: 'Delete one of them.', related });
    }
    default: {
      const { message, advice, isEmpty = false } = explainLimit(error);
      const hint = [advice, isEmpty ? undefined : about()].filter((part) => part !== undefined).join(' ') || undefined;
      return diagnose('schema/range', at, `${name} ${message}.`, { hint });
    }
  }
}

function quote(value: unknown): string {
  return `"${truncate(typeof value === 'string' ? value : JSON.stringify(value))}"`;
}
