/** `treesite new KIND NAME`: writes a skeleton from the schema, ready to be filled in; for a translation, with the texts of the original as comments. */
import { Command, Option } from 'commander';
import { fillIn } from '../../domain/texts/tokens.ts';
import { type Flag, flagName, flagsOf, isListOfNames } from '../../scaffold/fields.ts';
import { kinds, type NewKind } from '../../scaffold/new-kinds.ts';
import { type NewPlan, planNew } from '../../scaffold/plan-new.ts';
import { planTranslation } from '../../scaffold/plan-translation.ts';
import { typesOf } from '../../scaffold/resolve-schema.ts';
import type { SiteFacts } from '../../scaffold/site-facts.ts';
import { inFolder, writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import { capitalize } from '../../text/strings.ts';
import { localDate } from '../environment.ts';
import { todayOption } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';
import { addDataOptions, type DataFlags, readSiteData } from '../site-data.ts';

interface KindFlags extends DataFlags {
  now?: string;
  slug?: string;
  draft?: boolean;
  withCounty?: boolean;
}

export function newCommand(terminal: Terminal): Command {
  const command = new Command('new').description(
    'add a service, county, city, page, post, review or translation for you to fill in',
  );
  for (const kind of Object.keys(kinds) as NewKind[]) command.addCommand(kindCommand(kind, terminal));
  command.addCommand(translationCommand(terminal));
  return command;
}

/** Its flags are generated from the schema's fields. */
function kindCommand(kind: NewKind, terminal: Terminal): Command {
  const { noun, argument } = kinds[kind];
  const command = subcommand(kind, `add ${noun}`, argument).addOption(todayOption());
  for (const flag of flagsOf(kind)) command.addOption(optionOf(flag));
  if (kinds[kind].ending !== undefined)
    command.option('--slug <slug>', 'the name of the file and of the page’s URL, for a name in another alphabet');
  if (kind === 'city') command.option('--with-county', 'also add the county if it does not exist');
  return writeOnRun<KindFlags>(command, terminal, (name, flags, facts) => {
    const today = flags.now ?? localDate(facts.site?.business.timeZone);
    const given = givenBy(command, kind);
    const plan = planNew({ kind, name, slug: flags.slug, given, withCounty: flags.withCounty === true, today }, facts);
    const isComplete = plan.files.every((file) => file.isComplete);
    return { ...plan, next: nextAfter(isComplete, flags.draft === true) };
  });
}

function translationCommand(terminal: Terminal): Command {
  const argument = 'the slug or the path of the original: stowe-vt, pages/home.yaml, site';
  const command = subcommand('translation', 'add the translation of a data file', argument);
  command.requiredOption('--language <tag>', 'a language of the site other than the main one: es');
  return writeOnRun<DataFlags & { language: string }>(command, terminal, (name, { language }, facts) => ({
    ...planTranslation({ name, language }, facts),
    next: nextOfTranslation,
  }));
}

/** With the argument and the options that each has. */
function subcommand(name: string, description: string, argument: string): Command {
  return addDataOptions(new Command(name).description(description).argument('<name>', argument));
}

/** When the command runs, writes what `plan` returns, and prints what to do next. */
function writeOnRun<Flags extends DataFlags>(
  command: Command,
  terminal: Terminal,
  plan: (name: string, flags: Flags, facts: SiteFacts) => NewPlan & { next: string },
): Command {
  return command.action((name: string, flags: Flags) => {
    const { data, facts } = readSiteData(flags, terminal);
    const { files, notes, next } = plan(name, flags, facts);
    // Counties are written before the cities that name them.
    writeAllOrNone(files.toReversed().map((file) => inFolder(data, file)));
    for (const { file, previous } of files)
      terminal.out(`${previous === undefined ? 'Wrote' : 'Added to'} ${facts.folder}/${file}\n`);
    for (const note of notes) terminal.out(`${note}\n`);
    terminal.out(`\n${next}\n`);
  });
}

/** `check` skips drafts. */
function nextAfter(isComplete: boolean, isDraft: boolean): string {
  const publish = `${isDraft ? 'delete draft: true, then ' : ''}run npx treesite check`;
  return isComplete
    ? `Every field is filled in. Next: ${publish}.`
    : `Next: replace everything marked ${fillIn}, ${isDraft ? '' : 'then '}${publish}, which lists the fields that are not filled in.`;
}

const nextOfTranslation = `Next: replace everything marked ${fillIn} with the translation of the comment above it, then run npx treesite check.`;

function optionOf(flag: Flag): Option {
  const { form, node, value } = flag;
  const isList = form === 'list';
  const several = isListOfNames(flag) ? ' Separate them with commas.' : ' Put each in quotes: "First" "Second".';
  const description = isList ? meaningOf(flag) + several : meaningOf(flag);
  if (!typesOf(value).includes('boolean')) {
    const word = value['x-ref'] === undefined ? 'value' : 'slug';
    return new Option(`${flagName(flag)} <${word}${isList ? '...' : ''}>`, description);
  }
  return new Option(node.default === true ? flagName(flag).replace('--', '--no-') : flagName(flag), description);
}

/** The description of the field, without how its value is written in YAML. */
function meaningOf({ node }: Flag): string {
  return capitalize(
    (node.description ?? '')
      .replace(/, (?:each )?in quotes|, each on its own line/g, '')
      .replace(/^(?:true|false) /, ''),
  );
}

/** What was typed, by the names of the options. */
function givenBy(command: Command, kind: NewKind): Record<string, unknown> {
  const typed = flagsOf(kind).filter(({ option }) => command.getOptionValueSource(option) === 'cli');
  return Object.fromEntries(typed.map(({ option }) => [option, command.getOptionValue(option)]));
}
