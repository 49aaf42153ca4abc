/** `dev` and `preview` on a disk whose K-th call fails: the server answers with the page or a true sentence, and once the disk works, with the page. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { startDevSite } from '../support/dev-site.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type FaultKind, startFaults, stopFaults } from './fault-fs.ts';
import type { ReadFaultKind } from './fault-reads.ts';
import { copy, editFile, minimal, mustBuild } from './project.ts';

interface Answer {
  status: number;
  text: string;
}

interface Served {
  root: string;
  get: (url: string) => Promise<Answer>;
  close: () => Promise<void>;
}

const url = '/areas/sisters-or/';

/** By name: starts a server, and what is done while the disk fails. The page then shows `text`. */
const serverCases: Readonly<
  Record<string, { start: (root: string) => Promise<Served>; edit?: (root: string) => void; text: string }>
> = {
  'dev, first page': { start: startDev, text: 'tuned at home' },
  'dev, a saved file': {
    start: async () => opened(await startDev()),
    edit: (root) => editFile(root, 'data/cities/sisters-or.yaml', /tuned at home/, 'tuned in churches'),
    text: 'tuned in churches',
  },
  'preview, first page': { start: startPreview, text: 'tuned at home' },
  'preview, another page': {
    start: async (root) => opened(await startPreview(root), '/about/'),
    text: 'tuned at home',
  },
};

async function startDev(): Promise<Served> {
  const site = await startDevSite();
  return { ...site, root: site.folder };
}

async function startPreview(root: string): Promise<Served> {
  const server = createPreviewServer(path.join(root, 'dist'));
  const port = await listen(server);
  const get = async (address: string) => {
    const { status, body } = await rawRequest(port, address, { headers: { host: `localhost:${port}` } });
    return { status, text: body.toString() };
  };
  return { root, get, close: () => closeServer(server) };
}

async function opened(served: Served, address = url): Promise<Served> {
  await served.get(address);
  return served;
}

export interface ServerOutcome {
  name: string;
  kind: FaultKind | ReadFaultKind;
  at: number;
  call: string;
  status: number;
  wrong: string[];
}

export interface ServerFaultOptions {
  kinds: readonly (FaultKind | ReadFaultKind)[];
  project?: string;
  isRead: boolean;
  every: number;
  from?: number;
}

/** Starts servers for projects below `root`. */
export async function runServerFaults(
  root: string,
  { kinds, project = minimal, isRead, every, from = 0 }: ServerFaultOptions,
): Promise<ServerOutcome[]> {
  const built = path.join(root, 'built');
  copy(project, built);
  await mustBuild(built);
  const outcomes: ServerOutcome[] = [];
  for (const [number, name] of Object.keys(serverCases).entries())
    for (const [index, kind] of kinds.entries())
      for (let at = 1 + ((from + index + number) % every); ; at += every) {
        const outcome = await tryOnce(built, { name, kind, at, isRead });
        if (outcome.call === '') break;
        outcomes.push(outcome);
      }
  rmSync(built, { recursive: true });
  return outcomes;
}

async function tryOnce(
  built: string,
  { name, kind, at, isRead }: { name: string; kind: FaultKind | ReadFaultKind; at: number; isRead: boolean },
): Promise<ServerOutcome> {
  const { start, edit = () => {}, text } = serverCases[name] ?? { start: startPreview, text: '' };
  const served = await start(built);
  edit(served.root);
  startFaults({ root: served.root, at, kind, isRead });
  const first = await served.get(url);
  const { failed: call = '' } = stopFaults();
  const wrong: string[] = [];
  if (/bug in treesite|\n {4}at /.test(first.text)) wrong.push(`says: ${first.text}`);
  if (first.status !== 200 && !/could not be|cannot be/.test(first.text)) wrong.push(`${first.status}: ${first.text}`);
  // The folder may report the saved file a moment later.
  let next = await served.get(url);
  for (let tries = 0; !isRight(next, text) && edit !== undefined && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    next = await served.get(url);
  }
  if (!isRight(next, text)) wrong.push(`once the disk works, ${next.status}: ${next.text.slice(0, 500)}`);
  await served.close();
  return { name, kind, at, call, status: first.status, wrong };
}

function isRight({ status, text }: Answer, words: string): boolean {
  return status === 200 && text.includes(words) && !/bug in treesite|could not be |cannot be read/.test(text);
}
