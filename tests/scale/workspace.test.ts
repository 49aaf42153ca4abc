/** examples/workspace: Turborepo builds the sites that changed, and restores the others from its cache. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { restoredFolders } from '../support/sites/restored-folders.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { tempFolder } from '../support/temp-folder.ts';

const source = path.join(projectRoot, 'examples', 'workspace');
const turbo = path.join(projectRoot, 'node_modules', '.bin', 'turbo');

const sites = ['beaufort', 'pitt'];

/** As after a checkout and `npm ci`: treesite is installed, and nothing is built. Without one of the sites, which would show nothing that the other two do not. */
function checkout(): string {
  const folder = tempFolder();
  const isSource = (file: string) => !/[\\/](craven|node_modules|dist|\.treesite|\.turbo)$/.test(file);
  cpSync(source, folder, { recursive: true, filter: isSource });
  // A card per page would be most of the work.
  for (const site of sites) appendFileSync(path.join(folder, 'sites', site, 'data/site.yaml'), 'shareCards: site\n');
  mkdirSync(path.join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(path.join(projectRoot, 'bin', 'treesite.js'), path.join(folder, 'node_modules', '.bin', 'treesite'));
  return folder;
}

async function run(folder: string, flags: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(turbo, ['run', 'build', '--cwd', folder, ...flags], {
    env: { PATH: process.env.PATH, TURBO_TELEMETRY_DISABLED: '1', TREESITE_NOW: '2026-06-01', ...env },
  });
  return stdout;
}

/** Site → whether it was restored. */
async function build(folder: string, ...flags: string[]): Promise<Record<string, boolean>> {
  const said = await run(folder, flags);
  const found = [...said.matchAll(/^(\w+):build: cache (hit|miss)/gm)].map(([, site, how]) => [site, how === 'hit']);
  return Object.fromEntries(found.sort());
}

/** Sites that Turborepo would build. */
async function toBuild(folder: string, env?: Record<string, string>): Promise<string[]> {
  const plan: { tasks: { package: string; command: string; cache: { status: string } }[] } = JSON.parse(
    await run(folder, ['--dry=json'], env),
  );
  const missing = plan.tasks.filter(({ command, cache }) => command.startsWith('treesite') && cache.status === 'MISS');
  return missing.map((task) => task.package).sort();
}

function restoredByWorkflow(folder: string): string[] {
  const workflow = readFileSync(path.join(folder, '.github', 'workflows', 'publish.yml'), 'utf8');
  return fastGlob.sync(restoredFolders(workflow), { cwd: folder, onlyDirectories: true, dot: true });
}

describe('a workspace of sites', () => {
  const first = checkout();
  // One of them, because a build takes a second.
  beforeAll(async () => {
    linkAssets(path.join(first, 'sites/beaufort'));
    expect(await build(first, '--filter=beaufort')).toEqual({ beaufort: false });
  });

  it('restores a site from what the workflow restores, also after an edit of another, until it is edited', async () => {
    const other = checkout();
    for (const name of restoredByWorkflow(first))
      cpSync(path.join(first, name), path.join(other, name), { recursive: true });
    const edit = (site: string) => editFile(other, `sites/${site}/data/pages/about.yaml`, 'The Crew', 'Who Comes');
    edit('pitt');
    expect(await toBuild(other)).toEqual(['pitt']);
    for (const name of ['.treesite/cache/builds', 'dist/.treesite.json'])
      expect(existsSync(path.join(other, 'sites/beaufort', name))).toBe(true);
    const [dist, restored] = [first, other].map((folder) => path.join(folder, 'sites/beaufort/dist'));
    rmSync(restored ?? '', { recursive: true });
    expect(await build(other, '--filter=beaufort')).toEqual({ beaufort: true });
    expect(readTree(restored ?? '')).toEqual(readTree(dist ?? ''));
    edit('beaufort');
    expect(await toBuild(other)).toEqual(sites);
  });

  it('builds a site again after a change of the shared templates, of treesite or of the day', async () => {
    expect(await toBuild(first)).toEqual(['pitt']);
    expect(await toBuild(first, { TREESITE_NOW: '2026-06-02' })).toEqual(sites);
    const drawing = 'brand/templates/icons/divider.svg';
    editFile(first, drawing, 'M0 16', 'M0 15');
    expect(await toBuild(first)).toEqual(sites);
    editFile(first, drawing, 'M0 15', 'M0 16');
    writeFileSync(path.join(first, 'treesite-0.1.0.tgz'), 'another version');
    expect(await toBuild(first)).toEqual(sites);
  });
});
