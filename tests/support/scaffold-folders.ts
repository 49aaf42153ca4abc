/** What is in a site's folder after `treesite new`, `init` and the other commands about it, and what `check` finds. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runHere } from './run-here.ts';
import { coldRoot } from './shared-assets.ts';

/** A folder's files with their texts. */
export function textsBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

/** Severity and code of everything that `check` finds, each once. */
export async function codesFound(root: string): Promise<string[]> {
  const { stdout } = await runHere(['check', ...coldRoot(root), '--json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; code: string }[] };
  return [...new Set(diagnostics.map(({ severity, code }) => `${severity} ${code}`))].sort();
}
