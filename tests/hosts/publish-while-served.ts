/** Publishes many times while nginx serves the folder and visitors follow the links of its home page, then rolls back. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { outputFolder } from '../../src/pipeline/output-folder.ts';
import { rawRequest } from '../support/raw-request.ts';
import { publish } from '../support/sites/publish-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { hosts } from './servers.ts';

interface Served {
  requests: number;
  /** Answers that were no whole file of a release. */
  failed: number;
  wrong: string[];
}

const conf = 'location / { try_files $uri $uri/index.html =404; }\n';
const visitors = 4;

export async function publishWhileServed(
  folder: string,
  { mode, publishes, pauseMs }: { mode: 'folder' | 'symlink'; publishes: number; pauseMs: number },
): Promise<Served> {
  const out = path.join(folder, 'dist');
  const release = (number: number) => {
    const links = Array.from({ length: number + 1 }, (_, page) => `<a href="/page-${page}/">`).slice(-20);
    const text = (what: string) => `${what} ${number} <link href="/assets/x.${number}.css"> ${links.join('')} end`;
    const pages = [
      { path: 'index.html', contents: text('release') },
      // A page more with each release.
      ...Array.from({ length: number + 1 }, (_, page) => ({ path: `page-${page}/index.html`, contents: text('page') })),
    ];
    const others = [
      { path: `assets/x.${number}.css`, contents: `${number} end` },
      { path: '.deploy/nginx.conf', contents: conf },
    ];
    return publish(out, [...pages, ...others], { pages: pages.map((page) => page.path), base: '', mode });
  };
  await release(0);
  const server = await hosts.nginx.start({ root: out, base: '', scratch: folder });
  const wrong: string[] = [];
  try {
    const visiting = visit(server.port);
    await delay(500);
    for (let number = 1; number <= publishes; number++) {
      await release(number);
      await delay(pauseMs);
    }
    const visits = await visiting.end();
    if (mode === 'symlink') {
      await outputFolder.rollBack(out);
      const { body } = await rawRequest(server.port, '/');
      if (!body.toString().startsWith(`release ${publishes - 1} `))
        wrong.push(`after rolling back nginx still shows ${body}`);
    }
    return { ...visits, wrong };
  } finally {
    await server.stop();
  }
}

function visit(port: number): { end: () => Promise<{ requests: number; failed: number }> } {
  const script = path.join(projectRoot, 'tests/hosts/visitors.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), String(visitors)], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    end: async () => {
      child.stdin.end();
      await closed;
      return JSON.parse(said);
    },
  };
}
