/** A site's own schema → one tree without references, and located mistakes. Pure. */
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { referableKinds } from '../../domain/kind-rows.ts';
import { isPicturePlace, picturePlaces } from '../../domain/picture-places.ts';
import type { Path } from '../../load/locate.ts';
import { isGroup } from '../../text/is-group.ts';
import { annotationKinds } from '../annotation.ts';
import type { SchemaNode } from '../schemas.ts';
import { forms, topLevelKeywords } from './keywords.ts';

export interface Mistake {
  path: Path;
  /** True if the key is wrong, not its value. */
  isKey?: boolean;
  message: string;
  hint: string;
}

/** Inlining definitions that refer to each other can grow exponentially. */
const maxNodes = 2_000;
const maxMistakes = 20;
const fieldName = /^[a-zA-Z][\w-]*$/;
const marks: ReadonlySet<string> = new Set(annotationKinds.map((kind) => `x-${kind}`));
/** The maps of site.yaml that x-key can name. */
const maps = ['categories', 'priorities', 'tiers', 'cardPriorities'];

interface Place {
  path: Path;
  /** Names of the definitions that contain this place. */
  within: readonly string[];
  /** Inside anyOf, not, if …, which a value need not match. */
  isBranch: boolean;
}

export function inline(file: Record<string, unknown>): { schema: SchemaNode; mistakes: Mistake[] } {
  const inliner = new Inliner(isGroup(file.definitions) ? file.definitions : {});
  return { schema: inliner.node(file, { path: [], within: [], isBranch: false }), mistakes: inliner.mistakes };
}

class Inliner {
  readonly mistakes: Mistake[] = [];
  readonly #definitions: Readonly<Record<string, unknown>>;
  #nodes = 0;

  constructor(definitions: Readonly<Record<string, unknown>>) {
    this.#definitions = definitions;
  }

  node(written: Record<string, unknown>, place: Place): SchemaNode {
    this.#nodes += 1;
    if (this.#nodes === maxNodes)
      this.#add(place.path, 'This schema is too large.', `Use fewer than ${maxNodes} fields.`);
    if (this.#nodes >= maxNodes || this.mistakes.length >= maxMistakes) return {};
    const result: SchemaNode = {};
    for (const [keyword, value] of Object.entries(written)) {
      if (place.path.length === 0 && topLevelKeywords.has(keyword)) continue;
      if (this.#isFine(keyword, value, place)) result[keyword] = this.#value(keyword, value, place);
    }
    return this.#finish(this.#referred(result, place), place);
  }

  #isFine(keyword: string, value: unknown, { path, isBranch }: Place): boolean {
    const form = Object.hasOwn(forms, keyword) ? forms[keyword] : undefined;
    if (!form) {
      const guess = nearest(keyword, Object.keys(forms));
      const hint =
        guess === undefined ? 'Delete it. docs/own-fields.md lists what a schema may contain.' : didYouMean(guess);
      this.#add([...path, keyword], `There is no keyword ${keyword} here.`, hint, true);
      return false;
    }
    const wanted = form(value);
    if (wanted !== undefined) {
      this.#add([...path, keyword], `${keyword} must be ${wanted}.`, `Correct the value of ${keyword}.`);
      return false;
    }
    if (isBranch && marks.has(keyword)) {
      const message = `${keyword} has no effect inside anyOf, oneOf, allOf, not, if and other conditions.`;
      this.#add([...path, keyword], message, 'Write it in the field itself, or delete it.', true);
    }
    return true;
  }

  #value(keyword: string, value: unknown, place: Place): unknown {
    const below = (step: string | number, isBranch = place.isBranch): Place => ({
      ...place,
      path: [...place.path, keyword, step],
      isBranch,
    });
    const inside = (isBranch: boolean): Place => ({ ...place, path: [...place.path, keyword], isBranch });
    switch (keyword) {
      case 'properties':
        for (const name of Object.keys(value as object)) this.#checkName(name, [...place.path, keyword, name]);
        return this.#group(value, (name) => below(name));
      case 'patternProperties':
      case 'dependencies':
        return this.#group(value, (name) => below(name, true));
      case 'items':
        if (isGroup(value)) return this.node(value, inside(place.isBranch));
        return this.#list(value, (index) => below(index, true));
      case 'additionalProperties':
        return isGroup(value) ? this.node(value, inside(place.isBranch)) : value;
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return this.#list(value, (index) => below(index, true));
      case 'additionalItems':
      case 'contains':
      case 'propertyNames':
      case 'not':
      case 'if':
      case 'then':
      case 'else':
        return isGroup(value) ? this.node(value, inside(true)) : value;
      default:
        return value;
    }
  }

  #group(value: unknown, placeOf: (name: string) => Place): Record<string, unknown> {
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(
      entries.map(([name, child]) => [name, isGroup(child) ? this.node(child, placeOf(name)) : child]),
    );
  }

  #list(value: unknown, placeOf: (index: number) => Place): unknown[] {
    return (value as Record<string, unknown>[]).map((child, index) => this.node(child, placeOf(index)));
  }

  /** Inlines a reference. Keywords beside $ref apply too, as people expect. */
  #referred({ $ref, ...own }: SchemaNode, place: Place): SchemaNode {
    if ($ref === undefined) return own;
    const name = $ref.slice('#/definitions/'.length).replaceAll('~1', '/').replaceAll('~0', '~');
    const target = Object.hasOwn(this.#definitions, name) ? this.#definitions[name] : undefined;
    const at = [...place.path, '$ref'];
    if (!isGroup(target)) {
      const names = Object.keys(this.#definitions);
      const guess = nearest(name, names);
      const hint =
        guess === undefined ? `Definitions: ${names.join(', ') || 'none'}.` : didYouMean(`#/definitions/${guess}`);
      this.#add(at, `This file has no definition ${name}.`, hint);
      return own;
    }
    if (place.within.includes(name)) {
      this.#add(at, `The definition ${name} refers to itself.`, 'Write out as many levels as you need.');
      return own;
    }
    const path = ['definitions', name];
    return { ...this.node(target, { ...place, path, within: [...place.within, name] }), ...own };
  }

  /** Forbids unlisted fields, as in every data file, unless the schema allows them. */
  #finish(node: SchemaNode, place: Place): SchemaNode {
    if (place.isBranch) return node;
    this.#checkMarks(node, place);
    this.#checkRequired(node, place);
    const closed = node.properties && node.additionalProperties === undefined ? { additionalProperties: false } : {};
    return { ...node, ...closed, ...(isPlainText(node) ? { 'x-text': true } : {}) };
  }

  /** Reports required fields that the schema does not allow. */
  #checkRequired(
    { required, properties, additionalProperties = false, patternProperties }: SchemaNode,
    { path }: Place,
  ) {
    if (!properties || additionalProperties !== false || patternProperties !== undefined) return;
    for (const name of Array.isArray(required) ? required : []) {
      if (Object.hasOwn(properties, name)) continue;
      const guess = nearest(name, Object.keys(properties));
      const hint = guess === undefined ? 'Describe it in properties, or delete it.' : didYouMean(guess);
      this.#add([...path, 'required'], `required names ${name}, which is not in properties.`, hint);
    }
  }

  #checkMarks(node: SchemaNode, { path }: Place): void {
    const { 'x-ref': kind, 'x-key': map, 'x-image': shown, properties = {} } = node;
    if (typeof kind === 'string' && !referableKinds.has(kind))
      this.#add([...path, 'x-ref'], `x-ref cannot be ${kind}.`, `Use one of: ${referableKinds.names.join(', ')}.`);
    if (typeof map === 'string' && !maps.includes(map))
      this.#add([...path, 'x-key'], `x-key cannot be ${map}.`, `Use one of: ${maps.join(', ')}.`);
    if (typeof shown === 'string' && !isPicturePlace(shown))
      this.#add(
        [...path, 'x-image'],
        `x-image cannot be ${shown}.`,
        `Use one of: ${Object.keys(picturePlaces).join(', ')}.`,
      );
    if (Object.keys(node).some((keyword) => marks.has(keyword)) && node.type !== 'string' && map === undefined)
      this.#add(path, 'A field with an x- keyword must be a text.', 'Add "type": "string".');
    for (const [name, child] of Object.entries(properties)) {
      if (child['x-image'] !== undefined && (name !== 'image' || properties.alt?.type !== 'string')) {
        const hint = 'Make it a group of two texts: image (with x-image) and alt.';
        this.#add([...path, 'properties', name], 'The fields of a picture must be named image and alt.', hint, true);
      }
    }
  }

  /** Refuses names that every JavaScript object has, and names that are awkward in templates. */
  #checkName(name: string, path: Path): void {
    const isTaken = name in Object.prototype;
    if (fieldName.test(name) && !isTaken) return;
    const taken = 'Choose another name. JavaScript reserves this one.';
    const hint = isTaken ? taken : 'Use letters, digits, hyphens and underscores, beginning with a letter.';
    this.#add(path, `${name === '' ? 'An empty text' : name} is not allowed as the name of a field.`, hint, true);
  }

  #add(path: Path, message: string, hint: string, isKey = false): void {
    if (this.mistakes.length < maxMistakes) this.mistakes.push({ path, message, hint, isKey });
  }
}

function isPlainText(node: SchemaNode): boolean {
  return (
    node.type === 'string' &&
    !['enum', 'const', 'pattern', 'format'].some((keyword) => keyword in node) &&
    !Object.keys(node).some((keyword) => marks.has(keyword))
  );
}
