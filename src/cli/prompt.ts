/** Questions on a terminal. Reads stdin, prints to stderr. */
import type { Interface } from 'node:readline';
import { UsageError } from './site-options.ts';

/** Resolves to the trimmed answer. */
export type Prompt = (question: string) => Promise<string>;

/** Undefined without a terminal. After Ctrl-C or Ctrl-D, the answer rejects with a UsageError, so nothing is written. */
export function createPrompt(terminal: Pick<NodeJS.Process, 'stdin' | 'stderr'>): Prompt | undefined {
  if (!terminal.stdin.isTTY || !terminal.stderr.isTTY) return undefined;
  let opened: Promise<Prompt> | undefined;
  return async (question) => {
    // Loaded on demand, because few commands ask questions.
    opened ??= import('node:readline').then(({ createInterface }) =>
      openLines(createInterface({ input: terminal.stdin, output: terminal.stderr }), terminal),
    );
    const ask = await opened;
    return ask(question);
  };
}

/** One reader for all questions, so that lines typed ahead answer later questions. It is paused between questions, which lets the process end. */
function openLines(lines: Interface, { stderr }: Pick<NodeJS.Process, 'stderr'>): Prompt {
  const early: string[] = [];
  let waiting: { resolve: (line: string) => void; reject: (reason: Error) => void } | undefined;
  lines.on('line', (line) => {
    if (!waiting) return early.push(line);
    lines.pause();
    waiting.resolve(line.trim());
    waiting = undefined;
  });
  lines.on('close', () => waiting?.reject(new UsageError('\nNothing was written.')));
  return (question) =>
    new Promise((resolve, reject) => {
      const line = early.shift();
      if (line !== undefined) {
        stderr.write(`${question}${line}\n`);
        resolve(line.trim());
        return;
      }
      waiting = { resolve, reject };
      const [last = '', ...before] = question.split('\n').reverse();
      for (const text of before.reverse()) stderr.write(`${text}\n`);
      lines.setPrompt(last);
      lines.prompt();
    });
}
