/** `treesite preview` as it is started, called and ended. */
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../support/raw-request.ts';
import { brokenUrls, readBuilt } from '../support/sites/built-folder.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';
import { type SpawnedServer, spawnServer } from '../support/sites/spawn-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

let site: string;
beforeAll(async () => {
  site = overlaySite('minimal');
  for (const [out, base] of [
    ['dist', 'https://highdesertpianos.example'],
    ['below', 'https://host.example/sub'],
  ] as const)
    expect(await runHere(['build', '--root', site, '--out', out, '--base-url', base])).toMatchObject({
      code: 0,
    });
});

/** `programs`: the folder in which it finds the programs that it starts. */
async function preview(args: readonly string[], programs = ''): Promise<SpawnedServer> {
  const env = { PATH: programs, NODE_ENV: 'production' };
  const server = await spawnServer([path.join(projectRoot, 'bin/treesite.js'), 'preview', ...args], { cwd: site, env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

describe.sequential('preview', () => {
  it('takes the next port if one is in use, accepts other devices with --host under this machine’s own names only, and continues if no browser can be opened', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const { port, said } = await preview(['--port', String(taken), '--host', '--open']);
    other.close();
    expect(port).toBeGreaterThan(taken);
    expect(said()).toContain(`Port ${taken} is in use, so port ${port} is used instead.\n`);
    await expect.poll(said).toContain(`No browser could be opened. Open http://localhost:${port}/ yourself.\n`);
    await expect.poll(said).toMatch(/For other devices|This computer is not connected to a network/);
    const elsewhere = /For other devices on the same network: (\S+)/.exec(said())?.[1];
    // Without a terminal, no one can scan a QR code.
    expect(said()).not.toContain('█');
    expect((await rawRequest(port, '/', { headers: { host: 'evil.example' } })).status).toBe(403);
    if (elsewhere !== undefined) expect((await fetch(elsewhere)).status).toBe(200);
  });

  it.skipIf(process.platform === 'win32')(
    'shows a site below a path under that path, so that all its links work, opens its home page with --open, and ends on Ctrl-C, even while a page is open',
    async () => {
      const name = process.platform === 'darwin' ? 'open' : 'xdg-open';
      const programs = tempFolder({ [name]: '#!/bin/sh\necho "$@" > "$0.opened"\n' });
      const opener = path.join(programs, name);
      chmodSync(opener, 0o755);
      const { child, port, said } = await preview(['--port', '0', '--out', 'below', '--open'], programs);
      const opened = () => existsSync(`${opener}.opened`) && readFileSync(`${opener}.opened`, 'utf8');
      await expect.poll(opened).toBe(`http://localhost:${port}/sub/\n`);
      expect(said()).toBe(`The site is at http://localhost:${port}/sub/ (Ctrl-C to stop)\n`);
      const built = readBuilt(path.join(site, 'below'));
      expect(brokenUrls(built, { origin: 'https://host.example', base: '/sub' })).toEqual([]);
      const home = await rawRequest(port, '/sub/');
      const links = [...home.body.toString().matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) expect([link, (await rawRequest(port, link)).status]).toEqual([link, 200]);
      expect(home.headers['content-security-policy']).toContain("default-src 'none'");
      const opensPage = get({ port, host: '127.0.0.1', path: '/sub/' });
      await once(opensPage, 'response');
      child.kill('SIGINT');
      expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
    },
  );

  it('refuses an address of another machine with a message', async () => {
    const args = ['preview', '--root', site, '--port', '80', '--host', '198.51.100.1'];
    const { code, stderr } = await runHere(args);
    expect(code).toBe(2);
    expect(stderr).toContain('The server cannot listen on port 80 of 198.51.100.1 (EADDRNOTAVAIL).');
    expect(stderr).not.toContain('    at ');
  });
});
