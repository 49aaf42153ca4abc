/** The cli's output: results to stdout, problems to stderr, color on a terminal only. */
import { type Colors, createColors } from './colors.ts';
import { createPrompt, type Prompt } from './prompt.ts';

export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  colors: Colors;
  /** True if stderr is a terminal that a person watches. */
  isInteractive: boolean;
  /** Width in characters; undefined if unknown. */
  columns?: number | undefined;
  /** Asks the user; undefined without a terminal. */
  readonly ask?: Prompt | undefined;
}

export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', ignoreClosedPipe);
  const color = (stderr.isTTY ?? false) && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    colors: createColors(color),
    isInteractive: stderr.isTTY ?? false,
    columns: stdout.columns,
    // Opening stdin takes time that most commands need not spend.
    get ask() {
      return createPrompt(process);
    },
  };
}

/** If the reader closes the pipe (`treesite explain | head`), the command continues without output, so that no build is interrupted. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

const longStep = 500;

/** Shows a progress line on a terminal while `work` takes long; silent when piped. */
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
