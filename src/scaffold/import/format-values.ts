/** Values of a row → the text of a new data file. Pure. */
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { formatYaml } from '../../text/update-yaml.ts';
import { formatFields } from '../format-fields.ts';
import { schemaLine } from '../format-skeleton.ts';
import type { Hints } from '../hints.ts';
import { kinds, type NewKind, schemaOf } from '../kinds.ts';

interface NewValues {
  kind: NewKind;
  value: Readonly<Record<string, unknown>>;
  /** The schema's path from the file, for editors. */
  schemaPath: string | undefined;
  /** If given, required fields without a value get marked placeholders. */
  hints: Hints | undefined;
  own: OwnFields;
}

export function formatValues({ kind, value, schemaPath, hints, own }: NewValues): string {
  const schema = schemaOf(kind, own);
  const { body, ...fields } = withKeysInOrder(value, Object.keys(schema.properties ?? {}));
  const written = hints ? markedFields(schema, fields, hints) : formatYaml(fields);
  if (kinds[kind].ending === '.md') return `---\n${written}---\n\n${String(body ?? '')}\n`;
  return schemaPath === undefined ? written : `${schemaLine(schemaPath)}\n\n${written}`;
}

/** Fields as `treesite new` writes them, but without their descriptions. */
function markedFields(schema: SchemaNode, fields: Readonly<Record<string, unknown>>, hints: Hints): string {
  const { set } = formatFields(schema, fields, { hints, width: 100, isBare: true });
  return `${set.flat().join('\n')}\n`;
}

/** The schema's fields in the schema's order, then any others. */
export function withKeysInOrder(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const known = names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]);
  return { ...Object.fromEntries(known), ...value };
}
