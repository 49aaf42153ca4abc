/** A small site under the dev server, in this process: its files, its responses, and the events its open pages receive. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { formatProblems } from '../../../src/cli/output/dev-messages.ts';
import { createColors } from '../../../src/cli/output/terminal.ts';
import { createDevServer } from '../../../src/dev/dev-server.ts';
import { DevSite, type DevView } from '../../../src/dev/dev-site.ts';
import { sourceFolders } from '../../../src/dev/invalidation.ts';
import { openPages } from '../../../src/dev/open-pages.ts';
import { watchFolders } from '../../../src/dev/watch-folders.ts';
import { ownHosts } from '../../../src/http/own-addresses.ts';
import { type OpenedPage, openEvents, patienceMs } from '../dev-events.ts';
import { closeServer, listen } from '../local-server.ts';
import { type RawAnswer, rawRequest } from '../raw-request.ts';
import { editFile, writeFiles } from './edit-files.ts';
import { overlaySite } from './overlay-site.ts';
import { projectRoot } from './run-cli.ts';
import { siteOptions } from './site-options.ts';

export interface ServedDevSite {
  folder: string;
  port: number;
  get: (address: string, headers?: http.OutgoingHttpHeaders) => Promise<RawAnswer & { text: string }>;
  /** Opens a page as its script would. */
  open: (address: string) => Promise<OpenedPage>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  edit: (file: string, from: string, to: string) => void;
  /** Saves as many editors do: another file, renamed over the old one. */
  renameOver: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Resolves when the response is the expected one; fails with the last response after half a minute. */
  until: (address: string, isRight: (answer: { status: number; text: string }) => boolean) => Promise<string>;
  close: () => Promise<void>;
}

/** Call at the top of a test file; gives the function that starts a site, which is closed after the test. */
export function createDevSites(): (
  prepare?: (folder: string) => void | Promise<void>,
  name?: string,
) => Promise<ServedDevSite> {
  const sites: ServedDevSite[] = [];
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
  });
  return async (prepare, name) => {
    const site = await startDevSite(name, prepare);
    sites.push(site);
    return site;
  };
}

/** A place of the minimal site, and its page. */
export const city = 'data/cities/sisters-or.yaml';
export const cityPage = '/areas/sisters-or/';

/** Call at the top of a test file: one site for its tests, which may change the place. */
export async function shareDevSite(): Promise<ServedDevSite> {
  const site = await startDevSite();
  const text = site.read(city);
  afterEach(() => site.write(city, text));
  afterAll(() => site.close());
  return site;
}

/** Copies a file of the shipped templates into a folder of the site. */
export function copyTemplate(folder: string, name: string, to = 'templates'): void {
  cpSync(path.join(projectRoot, 'templates', name), path.join(folder, to, name), { recursive: true });
}

export async function startDevSite(
  name = 'minimal',
  prepare: (folder: string) => void | Promise<void> = () => {},
): Promise<ServedDevSite> {
  const folder = overlaySite(name);
  await prepare(folder);
  const inFolder = (file: string) => path.join(folder, file);
  const options = siteOptions(folder);
  const site = new DevSite(options);
  const served = {
    site: () => Promise.resolve(site),
    formatProblems: (view: DevView) => formatProblems(view, folder, createColors(false)),
  };
  const pages = openPages(served.site, served.formatProblems);
  const client = readFileSync(path.join(projectRoot, 'bin/lib/dev-client.js'), 'utf8');
  const server = createDevServer({ ...served, hosts: ownHosts(), client, pages });
  const stopWatching = watchFolders(sourceFolders(options), {
    onChange: (paths) => {
      site.touch(paths);
      void pages.announce();
    },
    onError: (error) => {
      throw error;
    },
  });
  const port = await listen(server);
  const get: ServedDevSite['get'] = async (address, headers) => {
    const answer = await rawRequest(port, address, { headers: { host: `localhost:${port}`, ...headers } });
    return { ...answer, text: answer.body.toString('utf8') };
  };
  const read = (file: string) => readFileSync(inFolder(file), 'utf8');
  return {
    folder,
    port,
    get,
    read,
    write: (file, text) => writeFiles(folder, { [file]: text }),
    open: async (address) => openEvents(`http://127.0.0.1:${port}`, address, (await get(address)).text),
    edit: (file, from, to) => editFile(folder, file, from, to),
    renameOver: (file, text) => {
      writeFileSync(inFolder(`${file}.tmp`), text);
      renameSync(inFolder(`${file}.tmp`), inFolder(file));
    },
    remove: (file) => rmSync(inFolder(file), { recursive: true }),
    until: async (address, isRight) => {
      const end = Date.now() + patienceMs;
      for (;;) {
        const { status, text } = await get(address);
        if (isRight({ status, text })) return text;
        if (Date.now() > end) throw new Error(`${address} stayed as it was: ${status} ${text.slice(0, 2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    close: async () => {
      stopWatching();
      await closeServer(server);
    },
  };
}
