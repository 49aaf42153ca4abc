/** Reports the site's own fields that no template reads, so that no page can show them. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Path } from '../diagnostics/locate.ts';
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import type { FieldSchema } from '../schema/own/field-schema.ts';
import type { SchemaNode } from '../schema/schemas.ts';

/** The fields that templates read while all pages were made; `[]` in a path stands for a list's entries. */
interface Reads {
  isRead: (kind: KindName, path: readonly string[]) => boolean;
  isGiven: (kind: KindName, path: readonly string[]) => boolean;
}

interface Place {
  node: SchemaNode;
  /** `path` of the field, `at` of its node in the schema's file. */
  path: readonly string[];
  at: Path;
}

export function lintOwnFields(schemas: Iterable<FieldSchema>, reads: Reads): Diagnostic[] {
  return [...schemas].flatMap((fields) => {
    const { schema } = fields;
    return schema ? unread({ node: schema, path: [], at: [] }, fields, reads) : [];
  });
}

/** Does not report members of a group that is unread or that no page has. */
function unread({ node, path, at }: Place, fields: FieldSchema, reads: Reads): Diagnostic[] {
  const { kind, file, locate } = fields;
  if (!reads.isGiven(kind, path)) return [];
  const { items, properties = {} } = node;
  if (isGroup<SchemaNode>(items))
    return unread({ node: items, path: [...path, '[]'], at: [...at, 'items'] }, fields, reads);
  return Object.entries(properties).flatMap(([name, child]) => {
    const place = { node: child, path: [...path, name], at: [...at, 'properties', name] };
    if (reads.isRead(kind, place.path)) return unread(place, fields, reads);
    const field = ['custom', ...place.path].join('.').replaceAll('.[]', '[]');
    const message = `No page shows ${field}, because no template reads it.`;
    const hint = `Read props.${field} in one of your templates, or delete the field from ${file}.`;
    return [diagnose('fields/unread', locate.key(place.at), message, { hint })];
  });
}
