/** Where a site describes fields of its own, and which kinds of files can have them. */
import { kindNames, rowOf } from './kind-rows.ts';
import type { KindName } from './kinds.ts';

/** Below the site's folder: schema/city.json. */
export const fieldSchemaFolder = 'schema';

/** What `treesite types` writes, from the site's folder. */
export const ownTypesFile = '.treesite/types/own-fields.d.ts';

/** Kinds with a page, which can show the fields. */
export const kindsWithFields: readonly KindName[] = kindNames.filter((kind) => rowOf(kind).page !== undefined);
