/** `custom` of a page's file → the value for its template: Markdown parsed, pictures and links resolved. Pure. */
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import type { PictureSlot } from '../domain/picture-slots.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { placeLink, serviceLink } from './cards.ts';
import { picture, rich } from './parts.ts';
import type { Planner } from './planner.ts';
import type { Plan } from './route.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The plan with `custom`. `file` returns the contents of the page's file, and is called only if the site has fields of that kind. */
export function withCustomProps(
  planner: Planner,
  kind: KindName,
  { plan, file }: { plan: Plan; file: () => object },
): Plan {
  const schema = planner.model.ownFields(kind);
  if (!schema) return plan;
  const { custom = {} } = file() as { custom?: object };
  return { ...plan, props: { ...plan.props, custom: convert(planner, schema, custom) } } as Plan;
}

function convert(planner: Planner, schema: SchemaNode, value: unknown, group: Fields = {}): unknown {
  if (typeof value === 'string') return convertText(planner, schema, { value, group });
  const { properties = {}, items, additionalProperties: others } = schema;
  if (Array.isArray(value))
    return isGroup<SchemaNode>(items) ? value.map((entry) => convert(planner, items, entry)) : value;
  if (!isGroup<Fields>(value)) return value;
  const entries = Object.entries(value).map(([name, child]): [string, unknown] => {
    const node = Object.hasOwn(properties, name) ? properties[name] : isGroup<SchemaNode>(others) ? others : undefined;
    return [name, node ? convert(planner, node, child, value) : child];
  });
  return Object.fromEntries(entries);
}

function convertText(
  planner: Planner,
  schema: SchemaNode,
  { value, group }: { value: string; group: Fields },
): unknown {
  const { 'x-image': slot, 'x-ref': kind } = schema;
  if (schema['x-markdown'] === true) return rich(planner, value);
  if (schema['x-link'] === true) return planner.model.urls.link(value);
  if (typeof slot === 'string') {
    return picture(planner, { image: value, alt: String(group.alt ?? '') }, slot as PictureSlot);
  }
  return typeof kind === 'string' ? linkTo(planner, kind, value) : value;
}

/** Undefined for a draft, which has no page. */
function linkTo(planner: Planner, kind: string, slug: string) {
  const { cities, counties, services } = planner.model;
  if (kind === 'service') {
    const service = services.get(slug);
    return service && serviceLink(planner, service);
  }
  const place = kind === 'city' ? cities.get(slug) : counties.get(slug);
  return place && placeLink(planner, place);
}
