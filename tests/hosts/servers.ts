/** Real servers for a built folder, on this machine only, each with a configuration and files of its own in a temporary folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { rawRequest } from '../support/raw-request.ts';

export interface RunningHost {
  port: number;
  /** Runs a command of the docs with this server's configuration. Throws what it printed if it fails. */
  reload?: (command: string) => void;
  stop: () => Promise<void>;
}

export interface HostUnderTest {
  /** `deploy` of the site that it serves. */
  deploy: 'nginx' | 'caddy' | 'cloudflare' | undefined;
  /** Undefined where it can run; else how to install it. */
  missing: () => string | undefined;
  /** `root` is a folder of the server's own; the site is in it, at the path it is served under. */
  start: (site: { root: string; base: string; scratch: string }) => Promise<RunningHost>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian has it in a package of its own. */
export const nginxHasBrotli = existsSync(brotliModule);

/** Where `--install` puts wrangler, and a run finds it: not in the project, since it is larger than all of its packages. */
export const wranglerFolder = path.join(process.env.XDG_CACHE_HOME ?? `${process.env.HOME}/.cache`, 'treesite-hosts');
const wrangler = path.join(wranglerFolder, 'node_modules/wrangler/bin/wrangler.js');
/** The newest that runs on Node 20. */
export const wranglerVersion = '4.70.0';

export const hosts: Readonly<Record<'preview' | 'nginx' | 'caddy' | 'cloudflare', HostUnderTest>> = {
  preview: {
    deploy: undefined,
    missing: () => undefined,
    start: async ({ root, base }) => {
      const server = createPreviewServer(path.join(root, base));
      return {
        port: await listen(server),
        stop: () => closeServer(server),
      };
    },
  },
  nginx: {
    deploy: 'nginx',
    missing: () => (find('nginx') ? undefined : 'apt-get install nginx-light'),
    start: async (site) => {
      const port = await freePort();
      const config = path.join(site.scratch, 'nginx.conf');
      writeFileSync(config, configOf('nginx', { ...site, port }));
      const flags = ['-e', 'stderr', '-c', config, '-p', site.scratch];
      const reload = (command: string) => runShell(command.replaceAll(/\bnginx /g, () => `nginx ${flags.join(' ')} `));
      return { ...(await run('nginx', flags, port)), reload };
    },
  },
  caddy: {
    deploy: 'caddy',
    missing: () => (find('caddy') ? undefined : 'apt-get install caddy'),
    start: async (site) => {
      const port = await freePort();
      const config = path.join(site.scratch, 'Caddyfile');
      writeFileSync(config, configOf('caddy', { ...site, port }));
      const reload = (command: string) =>
        runShell(
          command.replaceAll('/etc/caddy/Caddyfile', () => config),
          site.scratch,
        );
      const running = await run('caddy', ['run', '--adapter', 'caddyfile', '--config', config], port, site.scratch);
      return { ...running, reload };
    },
  },
  cloudflare: {
    deploy: 'cloudflare',
    missing: () =>
      existsSync(wrangler) ? undefined : `npm install --prefix ${wranglerFolder} wrangler@${wranglerVersion}`,
    start: async ({ root, base, scratch }) => {
      // Cloudflare Pages serves the folder at the root: the rules are at the top, the site is below.
      if (base !== '')
        for (const name of ['_headers', '_redirects']) cpSync(path.join(root, base, name), path.join(root, name));
      const port = await freePort();
      const flags = ['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
      return run(process.execPath, [wrangler, ...flags], port, scratch);
    },
  },
};

/** A whole configuration of a server for one site: that of docs/publishing.md, on a port and with files of its own. */
export function configOf(
  server: 'nginx' | 'caddy',
  { root, base, port, scratch }: Parameters<HostUnderTest['start']>[0] & { port: number },
): string {
  if (server === 'caddy')
    return `{
  admin unix/${path.join(scratch, 'admin.sock')}
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${root}
  import ${path.join(root, base, '.deploy/Caddyfile')}
}
`;
  const own = path.join(root, base, '.deploy/nginx.conf');
  // Where there are no copies, the module leaves texts uncompressed for those who accept brotli.
  const hasCopies = nginxHasBrotli && existsSync(own) && readFileSync(own, 'utf8').includes('gzip_static on;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(scratch, name)};`,
  );
  return `${hasCopies ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${path.join(scratch, 'nginx.pid')}; error_log stderr warn;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${own};
    ${hasCopies ? 'brotli_static on;' : ''}
  }
}
`;
}

function find(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const withServers = `${process.env.PATH}:/usr/sbin`;

function runShell(command: string, home = ''): void {
  execFileSync('sh', ['-c', command], { stdio: 'pipe', env: { PATH: withServers, HOME: home }, timeout: 60_000 });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await closeServer(server);
  return port;
}

async function run(program: string, args: string[], port: number, home?: string): Promise<RunningHost> {
  const env = { PATH: withServers, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true, cwd: home });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    endGroup(child);
    await ended;
  };
  for (let left = 600; left > 0; left--) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
    const answer = await rawRequest(port, '/', { method: 'HEAD' }).catch(() => undefined);
    if (answer) return { port, stop };
    await delay(50);
  }
  await stop();
  throw new Error(`${program} does not answer:\n${said}`);
}

/** Workers and runtimes that it has started end with it. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Moves a built folder to where a server finds it at the base path. */
export function placeSite(built: string, root: string, base: string): void {
  const target = path.join(root, base);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(built, target);
}
