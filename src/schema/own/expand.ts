/** A site's own schema → one tree without references, in which groups have no other fields, and located mistakes. Pure. */
import type { Path } from '../../diagnostics/locate.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { isGroup } from '../../domain/groups.ts';
import { annotationKinds } from '../annotation.ts';
import { pathOf } from '../field-names.ts';
import type { SchemaNode } from '../schemas.ts';

export interface Mistake {
  path: Path;
  message: string;
  hint: string;
}

const marks: ReadonlySet<string> = new Set(annotationKinds.map((kind) => `x-${kind}`));
const groupsOfNodes = ['properties', 'patternProperties', 'dependencies'];
/** Other keywords contain schemas, lists of schemas, or texts and numbers. */
const examples = ['default', 'examples'];
/** Values need not match the schemas below other keywords. */
const required = ['properties', 'items', 'additionalProperties'];
const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

interface Position {
  path: Path;
  /** Names of the definitions that contain this position. */
  within: readonly string[];
  /** Inside anyOf, not, if …. */
  isBranch: boolean;
}

/** `file` must be valid. */
export function expand(file: SchemaNode): { schema: SchemaNode; mistakes: Mistake[] } {
  const { definitions, $schema, $id, ...root } = file;
  const expander = new Expander((definitions ?? {}) as Record<string, SchemaNode>);
  return { schema: expander.node(root, { path: [], within: [], isBranch: false }), mistakes: expander.mistakes };
}

class Expander {
  readonly mistakes: Mistake[] = [];
  readonly #definitions: Readonly<Record<string, SchemaNode>>;

  constructor(definitions: Readonly<Record<string, SchemaNode>>) {
    this.#definitions = definitions;
  }

  node({ $ref, ...written }: SchemaNode, position: Position): SchemaNode {
    const below = ([keyword, value]: [string, unknown]): [string, unknown] => {
      const isBranch =
        position.isBranch || !required.includes(keyword) || (keyword === 'items' && Array.isArray(value));
      const at = { ...position, isBranch, path: [...position.path, keyword] };
      if (isGroup(value) && groupsOfNodes.includes(keyword))
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, this.#any(one, { ...at, path: [...at.path, name] })]),
          ),
        ];
      return [keyword, examples.includes(keyword) ? value : this.#any(value, at)];
    };
    const own: SchemaNode = Object.fromEntries(Object.entries(written).map(below));
    const node = $ref === undefined ? own : { ...this.#referred($ref, position), ...own };
    return position.isBranch ? this.#inBranch(node, position) : this.#field(node, position);
  }

  #any(value: unknown, position: Position): unknown {
    if (Array.isArray(value))
      return value.map((one, index) => this.#any(one, { ...position, path: [...position.path, index] }));
    return isGroup<SchemaNode>(value) ? this.node(value, position) : value;
  }

  /** Keywords beside $ref apply too, as people expect. */
  #referred($ref: string, position: Position): SchemaNode {
    const name = String(pathOf(`/${$ref.slice('#/definitions/'.length)}`)[0]);
    const target = Object.hasOwn(this.#definitions, name) ? this.#definitions[name] : undefined;
    const at = [...position.path, '$ref'];
    if (!target) {
      const names = Object.keys(this.#definitions);
      const guess = nearest(name, names);
      const hint =
        guess === undefined ? `Definitions: ${names.join(', ') || 'none'}.` : didYouMean(`#/definitions/${guess}`);
      this.#add(at, `This file has no definition ${name}.`, hint);
    } else if (position.within.includes(name)) {
      this.#add(at, `The definition ${name} refers to itself.`, 'Write out as many levels as you need.');
    } else {
      return this.node(target, { ...position, path: ['definitions', name], within: [...position.within, name] });
    }
    return {};
  }

  #inBranch(node: SchemaNode, { path }: Position): SchemaNode {
    const mark = Object.keys(node).find((keyword) => marks.has(keyword));
    const message = `${mark} has no effect inside anyOf, oneOf, allOf, not, if and other conditions.`;
    if (mark !== undefined) this.#add([...path, mark], message, 'Write it in the field itself, or delete it.');
    return node;
  }

  /** Forbids unlisted fields, as in every data file, unless the schema allows them. */
  #field(node: SchemaNode, { path }: Position): SchemaNode {
    const { properties, type, 'x-key': map } = node;
    const mark = Object.keys(node).find((keyword) => marks.has(keyword));
    if (mark !== undefined && type !== 'string' && map === undefined)
      this.#add(path, 'A field with an x- keyword must be a text.', 'Add "type": "string".');
    for (const [least, most] of ranges)
      if (Number(node[least]) > Number(node[most]))
        this.#add([...path, least], `No value fits: ${least} is more than ${most}.`, `Exchange ${least} and ${most}.`);
    const isPlainText =
      type === 'string' && mark === undefined && !['enum', 'const', 'pattern', 'format'].some((one) => one in node);
    if (!properties) return isPlainText ? { ...node, 'x-text': true } : node;
    this.#checkProperties(node, properties, path);
    return { ...node, additionalProperties: node.additionalProperties ?? false };
  }

  #checkProperties(node: SchemaNode, properties: Record<string, SchemaNode>, path: Path): void {
    for (const [name, child] of Object.entries(properties)) {
      if (child['x-image'] === undefined || (name === 'image' && properties.alt?.type === 'string')) continue;
      const hint = 'Make it a group of two texts: image (with x-image) and alt.';
      this.#add([...path, 'properties', name], 'The fields of a picture must be named image and alt.', hint);
    }
    const { required = [], additionalProperties = false, patternProperties } = node;
    if (additionalProperties !== false || patternProperties !== undefined) return;
    for (const name of required as readonly string[]) {
      if (Object.hasOwn(properties, name)) continue;
      const guess = nearest(name, Object.keys(properties));
      const hint = guess === undefined ? 'Describe it in properties, or delete it.' : didYouMean(guess);
      this.#add([...path, 'required'], `required names ${name}, which is not in properties.`, hint);
    }
  }

  #add(path: Path, message: string, hint: string): void {
    this.mistakes.push({ path, message, hint });
  }
}
