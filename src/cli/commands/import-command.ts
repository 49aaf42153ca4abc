/** `treesite import FILE`: writes and updates data files from the rows of a spreadsheet. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { UsageError } from '../../diagnostics/errors.ts';
import { pathBelow } from '../../domain/file-names.ts';
import { languageFolders } from '../../domain/texts/languages.ts';
import { checkChangedData } from '../../pipeline/checks/check-changed-data.ts';
import { type Gazetteer, parseGazetteer } from '../../scaffold/import/gazetteer.ts';
import { openRecord } from '../../scaffold/import/import-record.ts';
import { inTermsOfRows } from '../../scaffold/import/in-terms-of-rows.ts';
import { type MappingFlags, matchColumns, setOptions } from '../../scaffold/import/match-columns.ts';
import { planImport } from '../../scaffold/import/plan-import.ts';
import { readTable } from '../../scaffold/import/read-table.ts';
import { kinds } from '../../scaffold/new-kinds.ts';
import { requireSite } from '../../scaffold/site-facts.ts';
import { inFolder, writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import { counted } from '../../text/strings.ts';
import { localDate, packageRoot } from '../environment.ts';
import { severalOption } from '../options/check-option-values.ts';
import { todayOption, verboseWords } from '../options/site-flags.ts';
import { formatDiff, formatLookups, formatMatches, formatResult } from '../output/format-import.ts';
import { refuseProblems } from '../output/report-problems.ts';
import { type Terminal, withProgress } from '../output/terminal.ts';
import { addDataOptions, type DataFlags, readSiteData } from '../site-data.ts';

interface ImportFlags extends MappingFlags, DataFlags {
  gazetteer?: string[];
  fillIn?: boolean;
  overwrite?: boolean;
  dryRun?: boolean;
  now?: string;
  verbose?: boolean;
}

/** Nobody writes posts in a spreadsheet. */
const importedKinds = Object.keys(kinds).filter((kind) => kind !== 'post');

export function importCommand(terminal: Terminal): Command {
  const command = new Command('import')
    .description('write and update data files from a spreadsheet')
    .argument('<file>', 'the spreadsheet: .csv, .tsv, or .json with a list of objects');
  return addDataOptions(command)
    .addOption(new Option('--kind <kind>', 'what each row describes').choices(importedKinds).default('city'))
    .addOption(severalOption('--map <column=field>', 'use this column for this field; "column=" ignores the column'))
    .addOption(
      severalOption('--set <field=value>', 'use this value for this field in every row that has no value for it'),
    )
    .addOption(severalOption('--gazetteer <file>', 'a gazetteer file of the US Census, for coordinates and ZIP codes'))
    .option(
      '--with-counties',
      'also write counties that do not exist yet, with values from columns such as county.seat',
    )
    .option('--fill-in', 'write FILL IN where a required field has no value')
    .addOption(todayOption())
    .option('--overwrite', 'replace values that were changed by hand')
    .option('--dry-run', 'show the changes and write nothing')
    .option('--verbose', verboseWords)
    .action((file: string, flags: ImportFlags) => runImport(file, flags, terminal));
}

async function runImport(typed: string, flags: ImportFlags, terminal: Terminal): Promise<void> {
  const { root, data, facts } = readSiteData(flags, terminal);
  const absolute = path.resolve(typed);
  if (!existsSync(absolute)) throw new UsageError(`There is no file ${absolute}.`);
  const file = pathBelow(process.cwd(), absolute) ?? absolute.split(path.sep).join('/');
  const table = await withProgress(terminal, `Reading ${file}`, () => readTable(absolute, file));
  const report = (diagnostics: readonly Diagnostic[]) => {
    const texts = new Map(facts.read.sources.map(({ file, text }) => [file, text]))
      .set(file, table.text)
      .set(setOptions, (flags.set ?? []).map((value) => value.replaceAll('\n', ' ')).join('\n'));
    refuseProblems(diagnostics, terminal, { texts, verbose: flags.verbose ?? false });
  };
  if ('diagnostics' in table) {
    report(table.diagnostics);
    return;
  }
  if (table.note !== undefined) terminal.err(`${table.note}\n`);
  const languages = [...languageFolders(requireSite(facts).languages ?? []).values()];
  const matches = matchColumns(table.columns, { ...flags, languages }, facts.own);
  terminal.out(`${formatMatches(table, matches)}\n`);
  const { kind, withCounties = false, fillIn = false, overwrite = false } = flags;
  const counties = openRecord(root, 'county');
  const own = kind === 'county' ? counties : openRecord(root, kind);
  const gazetteer = await openGazetteer(flags.gazetteer ?? []);
  const records = { record: own.record, countyRecord: counties.record };
  const today = flags.now ?? localDate(facts.site?.business.timeZone);
  const options = { kind, withCounties, fillIn, overwrite, today };
  const folders = { templates: path.join(root, 'templates'), static: path.join(root, 'static'), packageRoot };
  const { plan, all } = await withProgress(terminal, `Checking ${counted(table.rows.length, 'row')}`, async () => {
    const plan = planImport({ table, matches, facts, gazetteer, ...records, ...options });
    return { plan, all: plan.parsed.length === 0 ? [] : checkChangedData(facts, plan.parsed, folders) };
  });
  // The placeholder of a missing longitude is far from the town.
  const lacksColumn = plan.diagnostics.some(({ code }) => code === 'import/no-column');
  const found = lacksColumn ? all.filter(({ severity }) => severity === 'error') : all;
  report(inTermsOfRows([...plan.diagnostics, ...found], { table, matches }));
  terminal.out(formatLookups(plan));
  if (flags.dryRun) {
    terminal.out(`${formatDiff(plan.files, facts.folder)}\n${formatResult(plan, 'Would write')}`);
    return;
  }
  writeAllOrNone([
    ...plan.files.map((one) => inFolder(data, one)),
    ...[...new Set([own, counties])].flatMap((record) => record.changed()),
  ]);
  terminal.out(formatResult(plan, 'Wrote'));
  if (plan.files.length > 0) terminal.out('Next: npx treesite check\n');
}

async function openGazetteer(files: readonly string[]): Promise<Gazetteer | undefined> {
  if (files.length === 0) return undefined;
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file ${path.resolve(missing)}.`);
  const gazetteer = parseGazetteer(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  if (gazetteer) return gazetteer;
  throw new UsageError(`${files.join(', ')}: not a gazetteer file of the US Census. See treesite’s docs/import.md.`);
}
