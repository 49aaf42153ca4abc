/** Runs the command as an owner does, in a folder of its own. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkAssets } from '../shared-assets.ts';
import { tempFolder } from '../temp-folder.ts';
import { copyTree } from './copy-tree.ts';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** `cwd` defaults to the project itself. The environment is clean of color and clocks. */
export function runCli(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CliResult> {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: os.tmpdir(), NODE_ENV: 'production', ...options.env };
  const child = spawn(process.execPath, [path.join(projectRoot, 'bin/treesite.js'), ...args], {
    cwd: options.cwd ?? projectRoot,
    env,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A copy of tests/sites/<name> in a temporary folder, which shares cached assets. */
export function copySite(name: string): string {
  const folder = copyBareSite(name);
  linkAssets(folder);
  return folder;
}

/** Without cached assets, for tests that read the whole folder. */
export function copyBareSite(name: string): string {
  const folder = tempFolder();
  copyTree(path.join(projectRoot, 'tests/sites', name), folder);
  return folder;
}
