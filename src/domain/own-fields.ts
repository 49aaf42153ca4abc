/** Where a site describes its own fields, and which kinds of files can have them. */
import { kindNames, rowOf } from './kind-rows.ts';
import type { KindName } from './kinds.ts';

/** Relative to the site's folder: schema/city.json. */
export const fieldSchemaFolder = 'schema';

/** The file that `treesite types` writes, relative to the site's folder. */
export const ownTypesFile = '.treesite/types/own-fields.d.ts';

/** Kinds with a page, since only a page can show the fields. */
export const kindsWithFields: readonly KindName[] = kindNames.filter((kind) => rowOf(kind).page !== undefined);
