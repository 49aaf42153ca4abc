/** A table and its matched columns → the files to write, and diagnostics about rows and columns. Pure. */
import { countEach } from '../../domain/group-by.ts';
import { keysOf } from '../hints.ts';
import { kinds } from '../kinds.ts';
import { findDoorways } from './doorways.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { titleOf } from './match-columns.ts';
import { noNameColumn } from './missing-fields.ts';
import type { CellContext } from './parse-cell.ts';
import { nameRows } from './place-rows.ts';
import { newCounties } from './plan-counties.ts';
import { planFiles } from './plan-files.ts';
import { planList } from './plan-list.ts';

const nothing = { files: [], unchanged: 0, parsed: [], lookedUp: new Map<string, number>(), missing: [] };

export function planImport(request: ImportRequest): ImportPlan {
  const { facts, kind, record } = request;
  if (!request.matches.some((match) => !match.isOfCounty && titleOf(match) === kinds[kind].nameField))
    return { ...nothing, diagnostics: [noNameColumn(request)], record };
  const named = nameRows({ ...request, context: contextOf(request) });
  const counties = request.withCounties && kind === 'city' ? newCounties(named.rows, request) : [];
  const before = new Set(record.keys());
  const own = kinds[kind].ending === undefined ? planList(named.rows, request) : planFiles(named.rows, request);
  const others = planFiles(counties, { ...request, kind: 'county', record: request.countyRecord }, 'county.');
  const slugs = new Set(named.rows.map(({ slug }) => slug));
  const missing = kinds[kind].ending === undefined ? [] : [...before].filter((slug) => !slugs.has(slug));
  return {
    // Counties come before the cities that name them.
    files: [...others.files, ...own.files],
    unchanged: own.unchanged,
    parsed: [...others.parsed, ...own.parsed],
    diagnostics: [
      ...named.diagnostics,
      ...others.diagnostics,
      ...own.diagnostics,
      ...(facts.site ? findDoorways(named.rows, request) : []),
    ],
    lookedUp: countEach(named.rows.flatMap(({ lookedUp }) => lookedUp)),
    missing,
    record,
  };
}

function contextOf({ facts, table }: ImportRequest): Omit<CellContext, 'state'> {
  const { site, slugs } = facts;
  return {
    hints: { slugs, keys: keysOf(site) },
    labels: labelsOf(site ?? {}),
    country: site?.business.address.country ?? '',
    hasDecimalCommas: table.hasDecimalCommas,
  };
}

/** For each map of site.yaml: an entry's label, badge or heading → its key. */
function labelsOf(site: object): CellContext['labels'] {
  const maps = Object.entries(site).filter(([, value]) => typeof value === 'object' && !Array.isArray(value));
  return Object.fromEntries(
    maps.map(([name, map]) => {
      const labels = Object.entries(map as object).flatMap(([key, entry]) =>
        Object.values((typeof entry === 'object' ? entry : { label: entry }) ?? {})
          .filter((value): value is string => typeof value === 'string')
          .map((value): [string, string] => [value.toLowerCase(), key]),
      );
      return [name, new Map(labels)];
    }),
  );
}
