/** The cli's output: results to stdout, problems to stderr, color on a terminal only. */
import { styleText } from 'node:util';

export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  colors: Colors;
  /** True if stderr is a terminal that a person watches. */
  isInteractive: boolean;
  /** Width in characters; undefined if unknown. */
  columns?: number | undefined;
}

export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => reportLostOutput(error, stderr));
  // Nothing can be said about an error of stderr.
  stderr.on('error', () => {});
  // A dumb one erases no line.
  const isInteractive = (stderr.isTTY ?? false) && env.TERM !== 'dumb';
  // Both streams have colored text.
  const isColored = isInteractive && (stdout.isTTY ?? false) && (env.NO_COLOR ?? '') === '';
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    colors: createColors(isColored),
    isInteractive,
    columns: stdout.columns,
  };
}

/**
 * The command continues without output, so that no build is interrupted. If the reader closed the pipe (`treesite explain | head`),
 * nothing is wrong; if the disk of the file is full, the command fails.
 */
function reportLostOutput({ code }: NodeJS.ErrnoException, stderr: NodeJS.WriteStream): void {
  if (code === 'EPIPE') return;
  stderr.write(
    `The output of the command could not be written (${code}). Everything else succeeded or is reported here.\n`,
  );
  process.exitCode ||= 1;
}

/** Shows a progress line on a terminal until `work` is done; silent when piped. */
export async function withProgress<Result>(
  terminal: Terminal,
  text: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!terminal.isInteractive) return work();
  terminal.err(`${text}…`);
  try {
    return await work();
  } finally {
    terminal.err(eraseLine);
  }
}

const eraseLine = '\r\u001b[2K';

/** A message of `work`, in place of the progress line. */
export function reportProgress({ isInteractive, err }: Terminal, message: string): void {
  err(`${isInteractive ? eraseLine : ''}${message}\n`);
}

const styles = ['bold', 'dim', 'red', 'yellow', 'cyan', 'whiteBright', 'bgBlack'] as const;

export type Colors = Readonly<Record<(typeof styles)[number], (text: string) => string>>;

export function createColors(isOn: boolean): Colors {
  const paint = (style: (typeof styles)[number]) => (text: string) =>
    // The caller has decided whether stderr takes colors; styleText would check stdout.
    isOn ? styleText(style, text, { validateStream: false }) : text;
  return Object.fromEntries(styles.map((style) => [style, paint(style)])) as Colors;
}
