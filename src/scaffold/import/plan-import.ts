/** A table and its matched columns → the files to write, and diagnostics about rows and columns. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { countEach } from '../../domain/groups.ts';
import { maxBytes } from '../../load/read-text.ts';
import { formatMegabytes } from '../../text/strings.ts';
import { fileOf, kinds } from '../new-kinds.ts';
import { reviewList } from '../review-list.ts';
import { spreadsheet, valueHash } from './import-record.ts';
import type { ImportPlan, ImportRequest, PlannedFile } from './import-request.ts';
import { titleOf } from './match-columns.ts';
import { placeRows } from './place-rows.ts';
import { newCounties } from './plan-counties.ts';
import { planFiles } from './plan-files.ts';
import { readRows } from './read-rows.ts';

/** Updates the records. */
export function planImport(request: ImportRequest): ImportPlan {
  const { kind, record, facts, table, matches } = request;
  const isList = kinds[kind].ending === undefined;
  const plan: ImportPlan = {
    files: [],
    unchanged: 0,
    parsed: [],
    diagnostics: [],
    deleted: [],
    lookedUp: new Map(),
    missing: [],
  };
  const { problem } = isList ? reviewList(facts) : {};
  if (problem) plan.diagnostics.push(diagnose('import/unreadable', startOf(problem.file), problem.message));
  if (!matches.some((match) => match.set === undefined && titleOf(match) === kinds[kind].nameField))
    plan.diagnostics.push(noNameColumn(request));
  if (plan.diagnostics.length > 0) return plan;
  const { entities, diagnostics } = readRows(request);
  plan.diagnostics.push(...diagnostics);
  const rows = placeRows(entities, request);
  plan.deleted = rows.filter(({ isDeleted }) => isDeleted).map(({ name, slug }) => (isList ? name : slug));
  const source = valueHash(path.basename(table.file));
  const slugs = new Set(entities.map(({ slug }) => slug));
  const earlier = [...record].filter(([slug, hashes]) => hashes.get(spreadsheet) === source && !slugs.has(slug));
  plan.missing = earlier.map(([slug]) => slug).filter((slug) => facts.texts.has(fileOf(slug, kind)));
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  plan.lookedUp = countEach(present.flatMap(({ lookedUp }) => lookedUp));
  // Counties come before the cities that name them.
  if (request.withCounties && kind === 'city') {
    const counties = { ...request, kind: 'county' as const, record: request.countyRecord };
    planFiles(placeRows(newCounties(present, facts), counties), counties, plan, 'county.');
  }
  planFiles(present, request, plan);
  const large = plan.files.filter(({ text }) => Buffer.byteLength(text) > maxBytes);
  plan.diagnostics.push(...large.map((file) => tooLarge(file, request)));
  if (!isList) for (const { key } of present) record.get(key)?.set(spreadsheet, source);
  return plan;
}

/** Without names, each row would be reported. */
function noNameColumn({ kind, table }: ImportRequest): Diagnostic {
  const { nameField } = kinds[kind];
  const message = `No column was recognized as the ${nameField} of each ${kind}.`;
  const hint = `Add a column ${nameField}, or add --map "column=${nameField}".`;
  return diagnose('import/no-column', startOf(table.file), message, { hint });
}

/** No later command would read such a file. */
function tooLarge({ file, text }: PlannedFile, { facts, table }: ImportRequest): Diagnostic {
  const size = formatMegabytes(Buffer.byteLength(text));
  const message = `${facts.folder}/${file} would be ${size}; the limit for a data file is 1 MB.`;
  const hint = 'Import fewer rows, such as the newest reviews, or shorter texts.';
  return diagnose('file/too-large', startOf(table.file), message, { hint });
}
