/** Refuses options that are given twice, and values that are empty or look like another option. */
import { type Command, Option } from 'commander';

/** An option that may be given several times. Its value is the list, which the command's action checks. */
export function severalOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string, all: string[] = []) => [...all, value]);
}

/** Without this, commander uses the last of two values, and takes `--root` as the value in `--out --root`. */
export function checkOptionValues(command: Command): void {
  for (const option of command.options.filter(({ required, optional }) => required || optional)) {
    const isPath = /[<[](?:new-)?(?:dir|file)\b/.test(option.flags);
    let isGiven = false;
    command.on(`option:${option.name()}`, (value: string | null) => {
      const isList = Array.isArray(command.getOptionValue(option.attributeName()));
      if (isGiven && !isList) command.error(`error: option '${option.flags}' is given twice. Give it once.`);
      isGiven = true;
      if (value === '') command.error(`error: the value of option '${option.flags}' is empty.`);
      // Numbers may be negative, and texts may begin with a hyphen and a space.
      if (value === null || !(isPath ? /^-/ : /^--?[a-z]/i).test(value)) return;
      const hint = isPath ? ' If its name begins with a hyphen, write ./ before it.' : '';
      command.error(`error: option '${option.flags}' needs a value, but ${value} follows it.${hint}`);
    });
  }
}
