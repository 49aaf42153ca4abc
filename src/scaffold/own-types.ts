/** A site's own fields → TypeScript types of each page kind's `custom`, for templates. Pure. */
import { isGroup } from '../domain/groups.ts';
import { rowOf } from '../domain/kind-lists.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { typesOf } from './resolve-schema.ts';

const head = '// Written by treesite types from the files of schema/. Do not edit: the next build overwrites it.';

export function formatOwnTypes(own: OwnFields): string {
  const kinds = [...own.values()].flatMap(({ kind, file, schema }) => {
    const template = rowOf(kind).page?.template;
    if (!schema || template === undefined) return [];
    return [`    /** ${file} */\n    ${typeName(template)}: ${typeOf(schema, '    ')};\n`];
  });
  const text = kinds.join('');
  const used = ['NavLink', 'Picture', 'RichText'].filter((name) => new RegExp(`: .*\\b${name}\\b`).test(text));
  // Without an import or export, the file would declare the module instead of augmenting it.
  const top = used.length === 0 ? 'export {};' : `import type { ${used.join(', ')} } from 'treesite';`;
  return `${head}
${top}

declare module 'treesite' {
  interface OwnFields {
${text}  }
}
`;
}

/** `indent` is that of the line in which the type starts. */
function typeOf(node: SchemaNode, indent: string): string {
  if (node['x-markdown'] === true) return 'RichText';
  if (node['x-image'] !== undefined) return 'Picture';
  if (node['x-ref'] !== undefined) return 'NavLink | undefined';
  const { enum: choices, const: only, anyOf, oneOf } = node;
  if (choices) return union(choices.map((choice) => JSON.stringify(choice)));
  if (only !== undefined) return JSON.stringify(only);
  if (node.type !== undefined) return union(typesOf(node).map((type) => typeNamed(type, node, indent)));
  const forms = anyOf ?? oneOf;
  if (forms) return union(forms.map((form) => typeOf(form, indent)));
  return node.properties ? groupType(node, indent) : 'unknown';
}

/** Other types are lists and groups. */
const single = ['string', 'boolean', 'number'];

function typeNamed(type: string, node: SchemaNode, indent: string): string {
  if (type === 'integer') return 'number';
  if (type !== 'array') return single.includes(type) ? type : groupType(node, indent);
  const item = isGroup<SchemaNode>(node.items) ? typeOf(node.items, indent) : 'unknown';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function groupType(node: SchemaNode, indent: string): string {
  const { properties = {}, required = [], additionalProperties: others } = node;
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, child]) => {
    const words = child.description === undefined ? '' : `${inner}/** ${commentText(child.description)} */\n`;
    const isThere = required.includes(name) || 'default' in child;
    return `${words}${inner}${typeName(name)}${isThere ? '' : '?'}: ${typeOf(child, inner)};\n`;
  });
  if (others !== false) {
    // An index signature must also allow the types of the named fields.
    const value = isGroup<SchemaNode>(others) && fields.length === 0 ? typeOf(others, inner) : 'unknown';
    fields.push(`${inner}[name: string]: ${value};\n`);
  }
  return `{\n${fields.join('')}${indent}}`;
}

function typeName(name: string): string {
  return /^\w+$/.test(name) ? name : JSON.stringify(name);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function commentText(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ');
}
