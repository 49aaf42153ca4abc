/** Real servers for a built folder, on this machine only, each with a configuration and files of its own in a temporary folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../../src/domain/hosts/hosts.ts';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { cloudflare, netlify, s3 } from './cloud-hosts.ts';
import { find, freePort, run, runShell } from './run-server.ts';
import type { Form } from './site.ts';

export interface RunningHost {
  port: number;
  /** The Host header that it needs, if not the default one. */
  name?: string;
  /** Runs a command of the docs with this server's configuration. Throws what it printed if it fails. */
  reload?: (command: string) => Promise<void>;
  stop: () => Promise<void>;
}

export interface HostUnderTest {
  /** `deploy` of the site that it serves. */
  deploy: HostName | undefined;
  /** Whether it supports this form of the site. Default: every form. */
  supports?: (form: Form) => boolean;
  /** Undefined where it can run; else how to install it. */
  missing: () => string | undefined;
  /** `root` is a folder of the server's own; the site is in it, at the path it is served under. */
  start: (site: { root: string; base: string; scratch: string }) => Promise<RunningHost>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian has it in a package of its own. */
export const nginxHasBrotli = existsSync(brotliModule);

export const hosts: Readonly<Record<'preview' | 'nginx' | 'caddy' | 'cloudflare' | 'netlify' | 's3', HostUnderTest>> = {
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
      return { ...(await run('nginx', flags, { port })), reload };
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
          { HOME: site.scratch },
        );
      const running = await run('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
        port,
        home: site.scratch,
      });
      return { ...running, reload };
    },
  },
  cloudflare,
  netlify,
  s3,
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

/** Moves a built folder to where a server finds it at the base path. */
export function placeSite(built: string, root: string, base: string): void {
  const target = path.join(root, base);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(built, target);
}
