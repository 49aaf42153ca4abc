/** esbuild's messages as diagnostics. */
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';

/** What `bundle` gives, or esbuild's own report of what is wrong. Other errors are thrown on. */
export async function tellBundleProblems<Result>(
  root: string,
  bundle: () => Promise<Result>,
): Promise<Result | { diagnostics: Diagnostic[] }> {
  try {
    return await bundle();
  } catch (error) {
    const messages = (error as Partial<BuildFailure>).errors;
    if (!Array.isArray(messages)) throw error;
    return { diagnostics: messages.map((message) => bundleProblem(message, root)) };
  }
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
