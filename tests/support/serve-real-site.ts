/** What all browser tests share: the real site, built once and served. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from './local-server.ts';
import { runCli } from './run-cli.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real site is served, without a slash at the end. */
    siteUrl: string;
    /** What was built. */
    siteFolder: string;
    /** The report of that build. */
    siteReport: string;
  }
}

export default async function serveRealSite(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-real-'));
  const out = path.join(folder, 'dist');
  const report = path.join(folder, 'report.html');
  const flags = ['--quiet', '--now', '2026-11-20', '--out', out, '--report', report];
  const { code, stderr } = await runCli(['build', ...flags]);
  if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
  const server = createPreviewServer(out);
  project.provide('siteUrl', `http://localhost:${await listen(server)}`);
  project.provide('siteFolder', out);
  project.provide('siteReport', report);
  return async () => {
    await closeServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
