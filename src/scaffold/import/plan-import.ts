/** A table and its matched columns → the files to write, and diagnostics about rows and columns. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { countEach } from '../../domain/groups.ts';
import { maxBytes } from '../../load/read-text.ts';
import { formatMegabytes } from '../../text/strings.ts';
import { fileOf, kinds } from '../kinds.ts';
import { spreadsheet, valueHash } from './import-record.ts';
import type { ImportPlan, ImportRequest, PlannedFile } from './import-request.ts';
import type { Entity } from './look-up.ts';
import { titleOf } from './match-columns.ts';
import { newCounties } from './plan-counties.ts';
import { planFiles } from './plan-files.ts';
import { planList } from './plan-list.ts';
import { planTranslations } from './plan-translations.ts';
import { readRows } from './read-rows.ts';

/** Updates the records. */
export function planImport(request: ImportRequest): ImportPlan {
  const { kind, record, facts, table, matches } = request;
  const isList = kinds[kind].ending === undefined;
  const none = { files: [], unchanged: 0, parsed: [], lookedUp: new Map(), missing: [], deleted: [] };
  if (!matches.some((match) => match.set === undefined && titleOf(match) === kinds[kind].nameField))
    return { ...none, diagnostics: [noNameColumn(request)] };
  const { entities, diagnostics } = readRows(request);
  const exists = (slug: string) => facts.texts.has(fileOf(slug, kind));
  const isDeleted = ({ slug }: Entity) => !isList && !request.overwrite && record.has(slug) && !exists(slug);
  const deleted = new Set(entities.filter(isDeleted));
  const present = entities.filter((entity) => !deleted.has(entity));
  const source = valueHash(path.basename(table.file));
  const slugs = new Set(entities.map(({ slug }) => slug));
  const earlier = [...record].filter(([slug, hashes]) => hashes.get(spreadsheet) === source && !slugs.has(slug));
  const counties = request.withCounties && kind === 'city' ? newCounties(present, facts) : [];
  const own = isList ? planList(present, request) : planFiles(present, request);
  const others = planFiles(counties, { ...request, kind: 'county', record: request.countyRecord }, 'county.');
  const translations = planTranslations(present, own.files, request);
  if (!isList) for (const { slug } of present) record.get(slug)?.set(spreadsheet, source);
  // Counties come before the cities that name them.
  const files = [...others.files, ...own.files, ...translations.files];
  const large = files.filter(({ text }) => Buffer.byteLength(text) > maxBytes).map((file) => tooLarge(file, request));
  return {
    files,
    unchanged: own.unchanged,
    parsed: [...others.parsed, ...own.parsed],
    diagnostics: [...diagnostics, ...large, ...others.diagnostics, ...own.diagnostics, ...translations.diagnostics],
    lookedUp: countEach(present.flatMap(({ lookedUp }) => lookedUp)),
    missing: earlier.map(([slug]) => slug).filter(exists),
    deleted: [...own.deleted, ...[...deleted].map(({ slug }) => slug)],
  };
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

/** The diagnostics of data files in terms of a spreadsheet: a missing field is an empty cell. */
export function inTermsOfRows(
  diagnostics: readonly Diagnostic[],
  { table, matches }: Pick<ImportRequest, 'table' | 'matches'>,
): Diagnostic[] {
  const rows = new Map(diagnostics.length === 0 ? [] : table.rows.map((row) => [row.at().line, row]));
  return diagnostics.map((diagnostic): Diagnostic => {
    const { code, message, hint = '', at } = diagnostic;
    if (code === 'city/unknown-county')
      return { ...diagnostic, hint: `${hint} Or add --with-counties to create all such counties.`.trim() };
    const name = /^This file has no “(.+)”\.$/.exec(message)?.[1];
    if (name === undefined || at.file !== table.file) return diagnostic;
    const match = matches.find(
      ({ field, isOfCounty, language, set }) =>
        field?.path[0] === name && !isOfCounty && language === undefined && set === undefined,
    );
    const row = rows.get(at.line);
    return { ...diagnostic, message: `This row has no ${name}.`, at: match && row ? match.cellOf(row).at() : at };
  });
}
