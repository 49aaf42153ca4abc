/** `treesite import FILE`: writes and updates data files from the rows of a spreadsheet. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkChangedData } from '../../pipeline/checks/check-changed-data.ts';
import { explainRows } from '../../scaffold/import/explain-rows.ts';
import type { ImportRequest } from '../../scaffold/import/import-request.ts';
import { setOptions } from '../../scaffold/import/place-rows.ts';
import { planImport } from '../../scaffold/import/plan-import.ts';
import { type ImportSite, readImportSite } from '../../scaffold/import/read-import-site.ts';
import { readTable } from '../../scaffold/import/read-table.ts';
import { RecordFiles } from '../../scaffold/import/record-files.ts';
import { kinds } from '../../scaffold/kinds.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import { counted } from '../../text/strings.ts';
import { severalOption } from '../check-option-values.ts';
import { withCommandName } from '../command-name.ts';
import { formatDiff, formatLookups, formatMatches, formatResult } from '../format-import.ts';
import { type MappingFlags, openGazetteer, readMapping } from '../import-settings.ts';
import { localDate } from '../local-date.ts';
import { packageRoot } from '../package-root.ts';
import { refuse, refuseProblems } from '../refuse.ts';
import { requireDataFolder, UsageError } from '../site-options.ts';
import type { Terminal } from '../terminal.ts';

interface ImportFlags extends MappingFlags {
  root: string;
  data: string;
  gazetteer?: string[];
  fillIn?: boolean;
  overwrite?: boolean;
  dryRun?: boolean;
}

export function importCommand(terminal: Terminal): Command {
  return new Command('import')
    .description('write and update data files from a spreadsheet')
    .argument('<file>', 'the spreadsheet: .csv, .tsv, or .json with a list of objects')
    .option('--root <dir>', 'the project folder', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .addOption(new Option('--kind <kind>', 'what each row describes').choices(Object.keys(kinds)).default('city'))
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
    .option('--overwrite', 'replace values that were changed by hand')
    .option('--dry-run', 'show the changes and write nothing')
    .action((file: string, flags: ImportFlags) => runImport(file, flags, terminal));
}

async function runImport(typed: string, flags: ImportFlags, terminal: Terminal): Promise<void> {
  const root = path.resolve(flags.root);
  const data = requireDataFolder(root, flags.data);
  const absolute = path.resolve(typed);
  if (!existsSync(absolute)) throw new UsageError(`There is no file ${absolute}.`);
  const step = progress(terminal);
  step(`Reading ${shownName(absolute)}…`);
  const table = await readTable(absolute, shownName(absolute));
  const site = await readImportSite({ root, data, packageRoot: packageRoot() });
  const { facts, sources } = site;
  step('');
  const report = (diagnostics: readonly Diagnostic[]) => {
    const known = new Map(sources.sources.map(({ file, text }) => [file, text]))
      .set(shownName(absolute), table.text)
      .set(setOptions, (flags.set ?? []).map((typed) => typed.replaceAll('\n', ' ')).join('\n'));
    return refuseProblems(diagnostics, known, terminal);
  };
  if ('diagnostics' in table) {
    report(table.diagnostics);
    return;
  }
  for (const note of table.notes) terminal.err(`${note}\n`);
  if (report(facts.unread)) return;
  if (!facts.site) {
    refuse(`${facts.folder}/site.yaml has errors. Run treesite check. Nothing was written.`, terminal);
    return;
  }
  const mapping = readMapping(table.columns, flags, facts.own);
  terminal.out(`${formatMatches(table, mapping.matches, mapping.given)}\n`);
  const records = new RecordFiles(root);
  step(`Checking ${counted(table.rows.length, 'row')}…`);
  const plan = planImport({ table, ...mapping, ...(await requestOf(flags, site, records)) });
  const templates = path.join(root, 'templates');
  const checked =
    plan.parsed.length === 0
      ? []
      : checkChangedData(sources, plan.parsed, { templates, packageRoot: packageRoot(), own: facts.own });
  step('');
  if (report(explainRows([...plan.diagnostics, ...checked], { table, ...mapping }))) return;
  terminal.out(formatLookups(plan));
  if (flags.dryRun) {
    terminal.out(`${formatDiff(plan.files, facts.folder)}\n${formatResult(plan, 'Would write')}`);
    return;
  }
  step(`Writing ${counted(plan.files.length, 'file')}…`);
  writeAllOrNone([
    ...plan.files.map(({ file, text, isNew }) => ({ target: path.join(data, file), contents: text, isNew })),
    ...records.changed(),
  ]);
  step('');
  terminal.out(formatResult(plan, 'Wrote'));
  if (plan.files.length > 0) terminal.out(withCommandName('Next: treesite check\n'));
}

async function requestOf(
  flags: ImportFlags,
  { facts, texts }: ImportSite,
  records: RecordFiles,
): Promise<Omit<ImportRequest, 'table' | 'matches' | 'given'>> {
  return {
    kind: flags.kind,
    facts,
    texts,
    gazetteer: await openGazetteer(flags.gazetteer ?? []),
    record: records.of(flags.kind),
    countyRecord: records.of('county'),
    withCounties: flags.withCounties === true,
    fillIn: flags.fillIn === true,
    overwrite: flags.overwrite === true,
    today: localDate(new Date()),
  };
}

/** Replaces the progress line; an empty text removes it. The steps block the process, so a delayed line would never appear. */
function progress({ isInteractive, err }: Terminal): (text: string) => void {
  return (text) => {
    if (isInteractive) err(`\r\u001b[2K${text}`);
  };
}

/** Relative to the current folder if the file is in it. */
function shownName(absolute: string): string {
  const relative = path.relative(process.cwd(), absolute);
  return (relative.startsWith('..') ? absolute : relative).split(path.sep).join('/');
}
