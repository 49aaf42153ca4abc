/** commander's tree of commands → docs/commands.md. Pure. */
import type { Command, Option } from 'commander';
import { commandNotes } from '../../src/cli/command-notes.ts';
import { flagsOf } from '../../src/scaffold/fields.ts';
import { kinds, type NewKind } from '../../src/scaffold/new-kinds.ts';
import { schemas } from '../../src/schema/schemas.ts';
import { anchorOf, choice, code, generatedBy, linkTo, page, plain, table } from './markdown.ts';

export function formatCommands(program: Command): string {
  const commands = childrenOf(program);
  return page([
    generatedBy('the commands themselves'),
    '# Commands',
    intro,
    table(
      ['command', 'what it does'],
      commands.map((command) => [linkTo(titleOf(command), code(titleOf(command))), plain(command.description())]),
    ),
    conventions,
    ...commands.flatMap((command) => formatCommand(command, 2)),
  ]);
}

const intro = '`npx treesite COMMAND --help` prints the same text.';

const conventions = `## Exit codes and output

| code | what |
|---|---|
| 0 | success |
| 1 | the content has errors, or a file could not be written; each command below describes its own case |
| 2 | wrong usage: an unknown option, an invalid value, a folder that does not exist |
| 70 | a bug in treesite; the output says what to report |

Errors and warnings go to stderr, results to stdout. Output is colored only in a terminal, and never if \`NO_COLOR\` is set. Like \`--now\`,
\`SOURCE_DATE_EPOCH\` sets the time of the build, so that the same input gives the same bytes on any machine.`;

function childrenOf(command: Command): Command[] {
  return command.commands.filter((child) => child.name() !== 'help');
}

function titleOf(command: Command): string {
  const { parent } = command;
  return `${parent?.parent ? titleOf(parent) : 'treesite'} ${command.name()}`;
}

function formatCommand(command: Command, level: number): string[] {
  const title = titleOf(command);
  const { examples = [], problem } = commandNotes[title.split(' ').slice(1).join(' ')] ?? {};
  const help = command.createHelp();
  const fields = fieldsOf(command);
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  const isField = (option: Option) => fields.has(option.attributeName());
  return [
    `${'#'.repeat(level)} ${title}`,
    `${capital(plain(command.description()))}.`,
    shell([help.commandUsage(command)]),
    table(
      ['argument', 'what'],
      command.registeredArguments.map((argument) => [
        code(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`),
        plain(argument.description),
      ]),
    ),
    table(
      ['option', 'default', 'what'],
      options
        .filter((option) => !isField(option))
        .map((option) => [code(option.flags), leftOut(option), plain(option.description) + choices(option.argChoices)]),
    ),
    listFields(command, options.filter(isField)),
    problem === undefined ? '' : `Exit code 1: ${problem}`,
    formatExamples(examples),
    ...childrenOf(command).flatMap((child) => formatCommand(child, level + 1)),
  ];
}

function formatExamples(examples: readonly { line: string; does: string }[]): string {
  const width = Math.max(...examples.map(({ line }) => line.length));
  return examples.length === 0 ? '' : shell(examples.map(({ line, does }) => `${line.padEnd(width)}  # ${does}`));
}

function shell(lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}

function leftOut({ defaultValue, negate, envVar }: Option): string {
  if (envVar !== undefined) return code(`$${envVar}`);
  return defaultValue === undefined || negate ? '' : code(String(defaultValue));
}

function choices(values: readonly string[] | undefined): string {
  return values === undefined ? '' : `: ${choice(values)}`;
}

/** `treesite new` takes the schema's fields as options; the data reference describes them. */
function fieldsOf(command: Command): ReadonlySet<string> {
  const kind = kindOf(command);
  return new Set(kind === undefined ? [] : flagsOf(kind).map(({ option }) => option));
}

function listFields(command: Command, options: readonly Option[]): string {
  const kind = kindOf(command);
  if (kind === undefined) return '';
  const flags = options.map(({ long }) => code(long ?? '')).join(' ');
  const place = `data.md#${anchorOf(String(schemas[kinds[kind].kind].title))}`;
  return `Most fields of the file are also options, described in [the data reference](${place}): ${flags}. The others, such as lists of groups, can only be set in the file.`;
}

function kindOf(command: Command): NewKind | undefined {
  const name = command.name();
  return command.parent?.name() === 'new' && isKind(name) ? name : undefined;
}

function isKind(name: string): name is NewKind {
  return Object.hasOwn(kinds, name);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
