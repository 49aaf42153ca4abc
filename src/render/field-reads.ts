/** Records which of a site's own fields its templates read while pages are rendered, with proxies of `custom`. */
import { isGroup } from '../domain/groups.ts';
import { kindsWithFields, rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import type { Route } from '../routes/route.ts';
import type { SchemaNode } from '../schema/schemas.ts';

/** The path of a field, with `[]` for the entries of a list. */
type FieldPath = readonly string[];

const kindOf = new Map(kindsWithFields.map((kind) => [rowOf(kind).page?.template, kind]));

export class FieldReads {
  readonly #read = new Set<string>();
  readonly #given = new Set<string>();

  /** The same route with a `custom` that records reads. */
  watch(route: Route, schemaOf: (kind: KindName) => SchemaNode | undefined): Route {
    const kind = kindOf.get(route.template);
    const schema = kind && schemaOf(kind);
    const { custom } = route.props as { custom?: object };
    if (!schema || !custom) return route;
    return { ...route, props: { ...route.props, custom: this.#watched(custom, schema, kind) } } as Route;
  }

  isRead(kind: KindName, path: FieldPath): boolean {
    return this.#read.has(keyOf(kind, path));
  }

  /** Whether any page had the group of fields at `path`; without it, none of the fields could be read. */
  isGiven(kind: KindName, path: FieldPath): boolean {
    return this.#given.has(keyOf(kind, path));
  }

  #watched(value: object, schema: SchemaNode, key: string): object {
    this.#given.add(key);
    if (Array.isArray(value) && value.some(isGroupOrList)) this.#given.add(`${key}/[]`);
    return new Proxy(value, {
      get: (target, name, receiver) => {
        const child: unknown = Reflect.get(target, name, receiver);
        if (typeof name !== 'string') return child;
        const isEntry = Array.isArray(target);
        const node = isEntry ? (/^\d+$/.test(name) ? schema.items : undefined) : ownNode(schema, name);
        const childKey = `${key}/${isEntry ? '[]' : name}`;
        if (node) this.#read.add(childKey);
        if (!isGroup<SchemaNode>(node)) return child;
        // What a template gets of a picture has its alternative text.
        if (node['x-image'] !== undefined) this.#read.add(`${key}/alt`);
        return isGroupOrList(child) && !isMarked(node) ? this.#watched(child, node, childKey) : child;
      },
    });
  }
}

function keyOf(kind: KindName, path: FieldPath): string {
  return [kind, ...path].join('/');
}

function ownNode({ properties = {} }: SchemaNode, name: string): SchemaNode | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Formatted texts, pictures and links, whose properties are not the site's own fields. */
function isMarked(node: SchemaNode): boolean {
  return node.type === 'string';
}

function isGroupOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
