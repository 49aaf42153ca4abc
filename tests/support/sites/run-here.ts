/**
 * Runs the command in this process, which is faster than `runCli` and gives the same output. Not concurrently, because the
 * exit code is the process's own.
 */
import { main } from '../../../src/cli/main.ts';
import { aTerminal } from '../a-terminal.ts';
import type { CliResult } from './run-cli.ts';

/** `onError` is called with each text that is written to stderr. */
export async function runHere(args: readonly string[], onError?: (text: string) => void): Promise<CliResult> {
  const { terminal, said } = aTerminal();
  const before = process.exitCode;
  process.exitCode = 0;
  const err = (text: string) => {
    terminal.err(text);
    onError?.(text);
  };
  await main(args, { ...terminal, err });
  const code = Number(process.exitCode);
  process.exitCode = before;
  return { code, stdout: said.out, stderr: said.err };
}
