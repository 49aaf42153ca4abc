/** Where the cli prints: results to stdout, problems to stderr, colour on a terminal only. */

import { type Colors, createColors } from './colors.ts';
import { createPrompt, type Prompt } from './prompt.ts';

export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  colors: Colors;
  /** True where a person watches stderr. */
  isInteractive: boolean;
  /** How wide it is; undefined where it is not known. */
  columns?: number | undefined;
  /** Asks the person at the keyboard; undefined where there is none. */
  ask?: Prompt | undefined;
}

export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const colour = (stderr.isTTY ?? false) && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    colors: createColors(colour),
    isInteractive: stderr.isTTY ?? false,
    columns: stdout.columns,
    ask: createPrompt(process),
  };
}

const longStep = 500;

/** Says what takes long, while it does, on a terminal; silent when piped. */
export async function withProgress<Result>(
  terminal: Terminal,
  text: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!terminal.isInteractive) return work();
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    terminal.err(`${text}…`);
  }, longStep);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (shown) terminal.err('\r\u001b[2K');
  }
}
