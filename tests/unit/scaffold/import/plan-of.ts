/** Spreadsheets → the plan of their import into a small site in Oregon. */
import type { ImportPlan, ImportRequest } from '../../../../src/scaffold/import/import-request.ts';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { planImport } from '../../../../src/scaffold/import/plan-import.ts';
import type { NewKind } from '../../../../src/scaffold/new-kinds.ts';
import { aSite } from '../a-site.ts';

export const inOregon = aSite();

type Changes = Partial<ImportRequest> & { files?: Record<string, string> };

export function plan(text: string, { files = {}, ...changes }: Changes = {}): ImportPlan {
  const table = changes.table ?? parseCsvTable({ file: 'a.csv', text }, 1000);
  if ('diagnostics' in table) throw new Error('The table cannot be read.');
  const kind: NewKind = changes.kind ?? 'city';
  const withCounties = changes.withCounties ?? false;
  return planImport({
    kind,
    table,
    matches: matchColumns(table.columns, { kind, withCounties, languages: ['en', 'es'] }, inOregon.own),
    gazetteer: undefined,
    facts: { ...inOregon, texts: new Map(Object.entries(files)) },
    record: new Map(),
    countyRecord: new Map(),
    withCounties,
    fillIn: false,
    overwrite: false,
    today: '2026-06-01',
    ...changes,
  });
}

export const names = ({ files }: ImportPlan) => files.map(({ file }) => file);
export const textOf = ({ files }: ImportPlan, name: string) => files.find(({ file }) => file === name)?.text ?? '';
export const said = ({ diagnostics }: ImportPlan) =>
  diagnostics.map(({ at, code }) => `${at.line}:${at.column} ${code}`);
