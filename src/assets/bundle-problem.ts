/** esbuild's messages as diagnostics. Pure. */
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';

/** Undefined when the error is not esbuild's own report. */
export function bundleProblems(error: unknown, root: string): Diagnostic[] | undefined {
  const messages = (error as Partial<BuildFailure>).errors;
  return Array.isArray(messages) ? messages.map((message) => bundleProblem(message, root)) : undefined;
}

function bundleProblem({ text, location }: Message, root: string): Diagnostic {
  if (!location) return diagnose('template/syntax', startOf('templates'), sentence(text));
  const file = path.relative(root, path.resolve(root, location.file)).split(path.sep).join('/');
  return diagnose(
    'template/syntax',
    { file, line: location.line, column: location.column + 1, length: location.length },
    sentence(text),
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
