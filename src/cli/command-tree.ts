/** commander's commands → the tree from which shell completions are written. Pure. */
import type { Argument, Command, Option } from 'commander';

/** What a shell completes a value with. `new-folder`: the folders of a path, but none of the folder that it is run in. */
export type ValueKind = 'folder' | 'new-folder' | 'file' | 'county' | 'any';

export interface CommandNode {
  /** The command's words after `treesite`: [], ["new"], ["new", "city"]. */
  path: string[];
  /** Subcommands, and the choices of an argument. */
  words: { word: string; description: string }[];
  /** The kind of the first argument, if it is not one of `words`. */
  argument: ValueKind | undefined;
  options: { flag: string; description: string; value: ValueKind | undefined; choices: readonly string[] }[];
}

/** `codes` are the values of arguments named `code`. */
export function commandTree(command: Command, codes: readonly string[] = [], path: string[] = []): CommandNode[] {
  const help = command.createHelp();
  const children = command.commands.filter((child) => child.name() !== 'help');
  const [first] = command.registeredArguments;
  const choices = first?.name() === 'code' ? codes : first?.argChoices;
  const node: CommandNode = {
    path,
    words: [
      ...children.map((child) => ({ word: child.name(), description: child.description() })),
      ...(choices ?? []).map((word) => ({ word, description: '' })),
    ],
    argument: first && !choices ? valueKind(first.name()) : undefined,
    options: help.visibleOptions(command).map(optionOf),
  };
  return [node, ...children.flatMap((child) => commandTree(child, codes, [...path, child.name()]))];
}

function optionOf(option: Option): CommandNode['options'][number] {
  const takesValue = option.required || option.optional;
  return {
    flag: option.long ?? option.short ?? '',
    description: option.description,
    value: takesValue ? optionKind(option) : undefined,
    choices: option.argChoices ?? [],
  };
}

function optionKind({ long, flags }: Option): ValueKind {
  return long === '--county' ? 'county' : valueKind(/[<[](\w+)/.exec(flags)?.[1] ?? '');
}

function valueKind(name: ReturnType<Argument['name']>): ValueKind {
  if (/^new-dir$/i.test(name)) return 'new-folder';
  if (/^dir$/i.test(name)) return 'folder';
  return /^file$/i.test(name) || /\.html?$/i.test(name) ? 'file' : 'any';
}
