/**
 * Runs the command in this process, which is faster than `runCli` and gives the same output. Not concurrently, because the
 * exit code is the process's own.
 */
import { main } from '../../../src/cli/main.ts';
import { createColors } from '../../../src/cli/output/terminal.ts';
import type { CliResult } from './run-cli.ts';

/** `onError` is called with each text that is written to stderr. */
export async function runHere(args: readonly string[], onError?: (text: string) => void): Promise<CliResult> {
  let stdout = '';
  let stderr = '';
  const before = process.exitCode;
  process.exitCode = 0;
  await main(args, {
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
      onError?.(text);
    },
    colors: createColors(false),
    isInteractive: false,
  });
  const code = Number(process.exitCode);
  process.exitCode = before;
  return { code, stdout, stderr };
}
