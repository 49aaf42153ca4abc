/** Folders for tests of `treesite new`, `init` and the other commands about a site's folder; what is in them, and what `check` finds. */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { copySite } from './run-cli.ts';
import { runHere } from './run-here.ts';
import { coldRoot } from './shared-assets.ts';

/** Call at the top of a test file; the folders are removed after each test. */
export function createScaffoldFolders(): { emptyFolder: () => string; minimalSite: () => string } {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const keep = (folder: string): string => {
    folders.push(folder);
    return folder;
  };
  return {
    emptyFolder: () => keep(realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-scaffold-')))),
    minimalSite: () => keep(copySite('minimal').folder),
  };
}

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
