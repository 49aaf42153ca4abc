/** The schemas of all data files, by name, ready for ajv: defaults of shared definitions are repeated where they are referred to, types are not. */
import city from './city.schema.json' with { type: 'json' };
import county from './county.schema.json' with { type: 'json' };
import sharedFile from './definitions.schema.json' with { type: 'json' };
import document from './document.schema.json' with { type: 'json' };
import pageAbout from './page-about.schema.json' with { type: 'json' };
import pageAreas from './page-areas.schema.json' with { type: 'json' };
import pageContact from './page-contact.schema.json' with { type: 'json' };
import pageHome from './page-home.schema.json' with { type: 'json' };
import pageNotFound from './page-not-found.schema.json' with { type: 'json' };
import pageServices from './page-services.schema.json' with { type: 'json' };
import phoneOverrides from './phone-overrides.schema.json' with { type: 'json' };
import reviews from './reviews.schema.json' with { type: 'json' };
import service from './service.schema.json' with { type: 'json' };
import site from './site.schema.json' with { type: 'json' };

/** A JSON Schema node, as far as this module looks into it. */
export interface SchemaNode {
  $ref?: string;
  default?: unknown;
  allOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  [keyword: string]: unknown;
}

export const sharedDefinitions = forAjv(sharedFile);

/** The shared shapes by name, as the schemas refer to them. */
export const definitions = sharedDefinitions.definitions as Record<string, SchemaNode>;

export const schemas = {
  site: forAjv(site),
  service: forAjv(service),
  city: forAjv(city),
  county: forAjv(county),
  reviews: forAjv(reviews),
  'phone-overrides': forAjv(phoneOverrides),
  document: forAjv(document),
  'page-home': forAjv(pageHome),
  'page-services': forAjv(pageServices),
  'page-areas': forAjv(pageAreas),
  'page-about': forAjv(pageAbout),
  'page-contact': forAjv(pageContact),
  'page-not-found': forAjv(pageNotFound),
};

export type SchemaName = keyof typeof schemas;

/**
 * ajv fills in a default only where it stands in the property itself, so a property that is
 * `{$ref: definition}` is given a copy of the definition's default. The `type` beside an `allOf`, which
 * editors complete by, is the definition's own: ajv would report a wrong value twice.
 */
function forAjv(node: SchemaNode): SchemaNode {
  const copy: SchemaNode = { ...node };
  if (copy.allOf) delete copy.type;
  for (const [keyword, value] of Object.entries(copy)) {
    if (Array.isArray(value)) copy[keyword] = value.map((item) => (isNode(item) ? forAjv(item) : item));
    else if (isNode(value) && keyword !== 'default') copy[keyword] = forAjv(value);
  }
  const target = definitionOf(copy);
  if (target && 'default' in target && !('default' in copy)) copy.default = target.default;
  return copy;
}

/** What a property is for, in the schema's words, its own or its definition's. */
export function descriptionOf(node: SchemaNode | undefined): string | undefined {
  const description = node?.description ?? (node && definitionOf(node)?.description);
  return typeof description === 'string' ? description : undefined;
}

/** The cure of a value that does not fit its pattern; for want of it, what the property is for. */
export function formOf(node: SchemaNode | undefined): string | undefined {
  const form = node?.['x-form'];
  return typeof form === 'string' ? `Write ${form}` : descriptionOf(node);
}

function definitionOf(node: SchemaNode): SchemaNode | undefined {
  const name = node.$ref?.split('#/definitions/')[1];
  return name === undefined ? undefined : (sharedFile.definitions as Record<string, SchemaNode>)[name];
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
