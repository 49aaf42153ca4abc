/** examples/workspace: Turborepo builds the sites that changed, and restores the others from its cache, on this machine and from another. */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readTree } from '../support/file-tree.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
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
async function build(
  folder: string,
  env: Record<string, string>,
  ...flags: string[]
): Promise<Record<string, boolean>> {
  const said = await run(folder, flags, env);
  const found = [...said.matchAll(/^(\w+):build: cache (hit|miss)/gm)].map(([, site, how]) => [site, how === 'hit']);
  return Object.fromEntries(found.sort());
}

/** Sites that Turborepo would build. */
async function toBuild(folder: string, env: Record<string, string> = {}): Promise<string[]> {
  const plan: { tasks: { package: string; command: string; cache: { status: string } }[] } = JSON.parse(
    await run(folder, ['--dry=json'], env),
  );
  const missing = plan.tasks.filter(({ command, cache }) => command.startsWith('treesite') && cache.status === 'MISS');
  return missing.map((task) => task.package).sort();
}

const editPitt = (folder: string) => editFile(folder, 'sites/pitt/data/pages/about.yaml', 'The Crew', 'Who Comes');

interface Workflow {
  jobs: { build: { steps: { uses?: string; with?: { path?: string } }[] } };
}

function restoredByWorkflow(folder: string): string[] {
  const text = readFileSync(path.join(folder, '.github', 'workflows', 'publish.yml'), 'utf8');
  const { jobs }: Workflow = parse(text);
  const step = jobs.build.steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
  const patterns = step?.with?.path?.trim().split('\n') ?? [];
  return fastGlob.sync(patterns, { cwd: folder, onlyDirectories: true, dot: true });
}

describe('a workspace of sites', () => {
  const first = checkout();
  const token = 'of-the-test';
  let remote: RemoteCache;
  let shared: Record<string, string>;
  beforeAll(async () => {
    remote = await serveRemoteCache(token);
    const team = { TURBO_TEAM: 'team', TURBO_TOKEN: token, TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'signed by the test' };
    shared = { TURBO_API: remote.url, ...team };
    for (const site of sites) linkAssets(path.join(first, 'sites', site));
    expect(await build(first, shared)).toEqual({ beaufort: false, pitt: false });
  });
  afterAll(() => remote.close());

  const outputOf = (folder: string, site: string) => readTree(path.join(folder, 'sites', site, 'dist'));

  it('restores unchanged sites from the remote cache, and not the one that was edited', async () => {
    expect(remote.size).toBeGreaterThanOrEqual(2);
    const other = checkout();
    editPitt(other);
    expect(await toBuild(other, shared)).toEqual(['pitt']);
    expect(await build(other, shared, '--filter=beaufort')).toEqual({ beaufort: true });
    expect(outputOf(other, 'beaufort')).toEqual(outputOf(first, 'beaufort'));
    expect(Object.keys(outputOf(other, 'beaufort'))).toContain('.treesite.json');
    // treesite itself writes its cache wherever it runs.
    expect(existsSync(path.join(first, 'sites', 'beaufort', '.treesite'))).toBe(true);
    expect(existsSync(path.join(other, 'sites', 'beaufort', '.treesite'))).toBe(false);
  });

  it('restores unchanged sites from what the workflow restores, without a remote cache', async () => {
    const other = checkout();
    for (const name of restoredByWorkflow(first))
      cpSync(path.join(first, name), path.join(other, name), { recursive: true });
    editPitt(other);
    const unset = { TURBO_API: '', TURBO_TEAM: '', TURBO_TOKEN: '', TURBO_REMOTE_CACHE_SIGNATURE_KEY: '' };
    expect(await toBuild(other, unset)).toEqual(['pitt']);
    expect(existsSync(path.join(other, 'sites', 'pitt', '.treesite', 'cache', 'builds'))).toBe(true);
    expect(existsSync(path.join(other, 'sites', 'pitt', 'dist', '.treesite.json'))).toBe(true);
  });

  it('builds all sites after a change of the shared templates, of treesite or of the day', async () => {
    expect(await toBuild(first)).toEqual([]);
    expect(await toBuild(first, { TREESITE_NOW: '2026-06-02' })).toEqual(sites);
    writeFileSync(path.join(first, 'treesite-0.1.0.tgz'), 'another version');
    expect(await toBuild(first)).toEqual(sites);
    const other = checkout();
    editFile(other, 'brand/templates/icons/divider.svg', 'M0 16', 'M0 15');
    expect(await toBuild(other, shared)).toEqual(sites);
  });
});

/** Turborepo's remote cache (version 8 of its API), in memory. */
interface RemoteCache {
  url: string;
  /** How many artifacts it holds. */
  readonly size: number;
  close: () => Promise<void>;
}

interface Artifact {
  body: Buffer;
  headers: Record<string, string>;
}

const prefix = '/v8/artifacts/';
/** Sent back as they came: the signature, and how long the task took. */
const keptHeaders = ['x-artifact-tag', 'x-artifact-duration'];

/** Requests without the token are refused. */
async function serveRemoteCache(token: string): Promise<RemoteCache> {
  const artifacts = new Map<string, Artifact>();
  const answer = async (request: IncomingMessage): Promise<{ status: number; artifact?: Artifact | undefined }> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 403 };
    if (!pathname.startsWith(prefix)) return { status: 404 };
    const name = pathname.slice(prefix.length);
    if (request.method === 'PUT') {
      artifacts.set(name, { body: await buffer(request), headers: headersOf(request) });
      return { status: 202 };
    }
    if (request.method === 'POST') return { status: 200 };
    const artifact = artifacts.get(name);
    return { status: artifact ? 200 : 404, artifact };
  };
  const server = createServer(async (request, response) => {
    const { status, artifact } = await answer(request);
    response.writeHead(status, artifact?.headers ?? { 'content-type': 'application/json' });
    response.end(request.method === 'HEAD' ? undefined : (artifact?.body ?? '{}'));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    get size() {
      return artifacts.size;
    },
    close: () => closeServer(server),
  };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
