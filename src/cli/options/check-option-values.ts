/** Refuses options that are given twice, and values that are empty or look like another option. */
import { type Command, Option } from 'commander';

const repeatable = new WeakSet<Option>();

/** An option that may be given several times; its value is the list. */
export function severalOption(flags: string, description: string): Option {
  const option = new Option(flags, description).argParser((value: string, all: string[] = []) => [...all, value]);
  repeatable.add(option);
  return option;
}

/** Without this, commander uses the last of two values, and takes `--root` as the value in `--out --root`. */
export function checkOptionValues(command: Command): void {
  for (const option of command.options.filter(({ required, optional }) => required || optional)) {
    let isGiven = false;
    command.on(`option:${option.name()}`, (value: string | null) => {
      if (isGiven && !option.variadic && !repeatable.has(option))
        command.error(`error: option '${option.flags}' is given twice. Give it once.`);
      isGiven = true;
      if (value === '') command.error(`error: the value of option '${option.flags}' is empty.`);
      if (value !== null && isLikeOption(value, option))
        command.error(`error: option '${option.flags}' needs a value, but ${value} follows it.${hintFor(option)}`);
    });
  }
}

/** Numbers may be negative, and texts may begin with a hyphen and a space. */
function isLikeOption(value: string, option: Option): boolean {
  return isPath(option) ? value.startsWith('-') : /^--?[a-z]/i.test(value);
}

function isPath({ flags }: Option): boolean {
  return /[<[](?:new-)?(?:dir|file)\b/.test(flags);
}

function hintFor(option: Option): string {
  return isPath(option) ? ' If its name begins with a hyphen, write ./ before it.' : '';
}
