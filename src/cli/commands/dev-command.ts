/** `treesite dev`: serves the site from its sources, and updates the browser after every saved file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { createDevServer } from '../../dev/dev-server.ts';
import type { DevSite, DevView } from '../../dev/dev-site.ts';
import { sourceFolders } from '../../dev/invalidation.ts';
import { openPages } from '../../dev/open-pages.ts';
import { watchFolders } from '../../dev/watch-folders.ts';
import { once } from '../../memo/memoize.ts';
import { packageRoot } from '../environment.ts';
import { addSourceOptions, isClockFixed, type SourceFlags, siteOptions } from '../options/site-flags.ts';
import { devMessages, formatProblems as problemsAsText } from '../output/dev-messages.ts';
import { createColors, type Terminal } from '../output/terminal.ts';
import { formatLateFailure, onLateFailure, refreshFilesOfOwnFields } from '../run-on-site.ts';
import { addServerOptions, type ServerFlags, startServer } from '../start-server.ts';

const usualPort = 4321;
const plainColors = createColors(false);

export function devCommand(terminal: Terminal): Command {
  const command = new Command('dev').description('serve the site and update the browser when you save a file');
  return addServerOptions(addSourceOptions(command), usualPort).action((flags: SourceFlags & ServerFlags) =>
    startDev(flags, terminal),
  );
}

async function startDev(flags: SourceFlags & ServerFlags, terminal: Terminal): Promise<void> {
  const options = siteOptions(flags);
  onLateFailure((reason) => terminal.err(formatLateFailure(reason)));
  const client = await readFile(path.join(packageRoot, 'bin', 'lib', 'dev-client.js'), 'utf8');
  const messages = devMessages(terminal, options.root);
  const formatProblems = (view: DevView) => {
    messages.problems(view);
    return problemsAsText(view, options.root, plainColors);
  };
  // Loaded after the server starts, because the pipeline takes longer to load.
  const site = once(async (): Promise<DevSite> => {
    const { DevSite } = await import('../../dev/dev-site.ts');
    return new DevSite(options, isClockFixed(flags) ? undefined : () => new Date());
  });
  const pages = openPages(site, formatProblems);
  const create = (hosts: ReadonlySet<string>) => createDevServer({ site, hosts, client, formatProblems, pages });
  await startServer({ create, home: '/' }, flags, terminal);
  const dev = await site();
  watchFolders(sourceFolders(options), {
    onChange: async (paths) => {
      const started = performance.now();
      messages.changing();
      dev.touch(paths);
      await refreshFilesOfOwnFields(options.root);
      await pages.announce();
      messages.changed(await dev.view(), { paths, milliseconds: performance.now() - started });
    },
    onError: (error) =>
      terminal.err(`Some files cannot be watched (${error.code}). After changing them, restart treesite dev.\n`),
  });
  messages.started(await dev.view());
}
