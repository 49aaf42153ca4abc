/** Styles of each kind of page → the same, with the rules for tables on pages whose one data file has a table. Pure. */
import { isGroup } from '../../domain/groups.ts';
import { kinds, type PageName } from '../../domain/kinds.ts';
import type { SiteModel } from '../../model/site-model.ts';

const tables = 'styles/tables.css';

type Styles = ReadonlyMap<string, readonly string[]>;

/**
 * Kinds with a file per page import these rules if their texts may be long, because otherwise a table in one file would
 * change the stylesheet of all.
 */
export function withTableStyles(styles: Styles, model: Pick<SiteModel, 'page'>): Styles {
  return new Map(
    [...styles].map(([kind, names]) => {
      const isNeeded = !names.includes(tables) && isSingle(kind) && hasTable(model.page(kind));
      // First, so that components and the site's own rules can change them.
      return [kind, isNeeded ? [tables, ...names] : names];
    }),
  );
}

/** Whether a kind of page has one page, made from one data file. */
function isSingle(kind: string): kind is PageName {
  return `page-${kind}` in kinds;
}

/** The line of a Markdown table that separates its head: only hyphens, colons, spaces and at least one bar. */
const separator = /^(?=.*\|)(?=.*-)[ \t|:-]+$/m;

function hasTable(value: unknown): boolean {
  if (typeof value === 'string') return separator.test(value);
  if (Array.isArray(value)) return value.some(hasTable);
  return isGroup(value) && Object.values(value).some(hasTable);
}
