/** `treesite info`: prints what a bug report needs about the machine and the site. */
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { findPackage } from '../../files/find-package.ts';
import { countDataFiles } from '../../scaffold/site-facts.ts';
import { alignColumns } from '../../text/strings.ts';
import { packageRoot } from '../environment.ts';
import { jsonWords, requireFolder } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';
import { addDataOptions, type DataFlags } from '../site-data.ts';

export function infoCommand(terminal: Terminal): Command {
  return addDataOptions(
    new Command('info').description('print details for a bug report: versions, computer, size of the site'),
  )
    .option('--json', jsonWords('treesite', 'node', 'platform', 'cpus', 'packages', 'data'))
    .action(async (flags: DataFlags & { json?: boolean }) => {
      const info = await readInfo(path.resolve(requireFolder(flags.root), flags.data));
      terminal.out(flags.json ? `${JSON.stringify(info)}\n` : formatInfo(info));
    });
}

/** `data` is absolute. */
async function readInfo(data: string) {
  const { version, dependencies } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
  const installed = Object.keys(dependencies).map(
    (name) => [name, findPackage(name, packageRoot)?.version ?? null] as const,
  );
  return {
    treesite: version,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch} ${os.release()}`,
    cpus: os.availableParallelism(),
    /** treesite's dependencies; null for a missing one. */
    packages: Object.fromEntries(installed),
    /** The data folder and its number of files per kind; null if there is none. */
    data: existsSync(data) ? { folder: data, files: await countDataFiles(data) } : null,
  };
}

function formatInfo({ packages, data, ...machine }: Awaited<ReturnType<typeof readInfo>>): string {
  const rows = [
    ...Object.entries(machine).map(([name, value]) => [name, String(value)]),
    ...Object.entries(packages).map(([name, version]) => [`  ${name}`, version ?? 'missing']),
    ['data', data?.folder ?? 'no data folder here'],
    ...Object.entries(data?.files ?? {}).map(([kind, count]) => [`  ${kind}`, String(count)]),
  ];
  return `${alignColumns(rows).join('\n')}\n`;
}
