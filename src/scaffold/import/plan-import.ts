/** A table and its matched columns → the files to write, and diagnostics about rows and columns. Pure. */
import path from 'node:path';
import { countEach } from '../../domain/groups.ts';
import { keysOf } from '../hints.ts';
import { kinds } from '../kinds.ts';
import { spreadsheet, valueHash } from './import-record.ts';
import type { ImportPlan, ImportRequest } from './import-request.ts';
import { titleOf } from './match-columns.ts';
import { noNameColumn } from './missing-fields.ts';
import type { CellContext } from './parse-cell.ts';
import { type NamedRow, nameRows } from './place-rows.ts';
import { newCounties } from './plan-counties.ts';
import { fileOf, planFiles } from './plan-files.ts';
import { planList } from './plan-list.ts';

const nothing = { files: [], unchanged: 0, parsed: [], lookedUp: new Map<string, number>(), missing: [], deleted: [] };

export function planImport(request: ImportRequest): ImportPlan {
  const { kind, record } = request;
  if (!request.matches.some((match) => !match.isOfCounty && titleOf(match) === kinds[kind].nameField))
    return { ...nothing, diagnostics: [noNameColumn(request)], record };
  const { rows, diagnostics } = nameRows({ ...request, context: contextOf(request) });
  const isList = kinds[kind].ending === undefined;
  const exists = (slug: string) => request.texts.has(fileOf(slug, kind));
  const isDeleted = ({ slug }: NamedRow) => !isList && !request.overwrite && record.has(slug) && !exists(slug);
  // Before rows are added to the record.
  const deleted = new Set(rows.filter(isDeleted));
  const present = rows.filter((row) => !deleted.has(row));
  const source = valueHash(path.basename(request.table.file));
  const slugs = new Set(rows.map(({ slug }) => slug));
  const earlier = [...record].filter(([slug, row]) => row.get(spreadsheet) === source && !slugs.has(slug));
  const counties = request.withCounties && kind === 'city' ? newCounties(present, request) : [];
  const own = isList
    ? planList(present, request)
    : { ...planFiles(present, request), deleted: [...deleted].map(({ slug }) => slug) };
  const others = planFiles(counties, { ...request, kind: 'county', record: request.countyRecord }, 'county.');
  if (!isList) for (const { slug } of present) record.get(slug)?.set(spreadsheet, source);
  return {
    // Counties come before the cities that name them.
    files: [...others.files, ...own.files],
    unchanged: own.unchanged,
    parsed: [...others.parsed, ...own.parsed],
    diagnostics: [...diagnostics, ...others.diagnostics, ...own.diagnostics],
    lookedUp: countEach(present.flatMap(({ lookedUp }) => lookedUp)),
    missing: earlier.map(([slug]) => slug).filter(exists),
    deleted: own.deleted,
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
