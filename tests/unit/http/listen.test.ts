/** Ports that are free and ports that are not, and the names of this machine. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from '../../../src/http/listen.ts';
import { addressesToShow, ownHosts } from '../../../src/http/own-addresses.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function aServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

/** A port that another server listens on. */
async function takenPort(address = '127.0.0.1'): Promise<number> {
  const server = aServer().listen(0, address);
  await once(server, 'listening');
  const at = server.address();
  return typeof at === 'object' && at ? at.port : 0;
}

const hasIPv6 = Object.values(os.networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

describe('listening', () => {
  test('accepts only connections from this machine by default', async () => {
    const server = aServer();
    const port = await listen(server, { port: 0 });
    expect(server.address()).toEqual({ address: '127.0.0.1', family: 'IPv4', port });
  });

  test.runIf(hasIPv6)('takes another port if browsers would reach another program at localhost', async () => {
    const taken = await takenPort('::1');
    expect(await listen(aServer(), { port: taken })).toBeGreaterThan(taken);
  });

  test('does not exceed the highest port', async () => {
    const last = aServer().listen(65_535, '127.0.0.1');
    await once(last, 'listening');
    await expect(listen(aServer(), { port: 65_535 })).rejects.toThrow(
      'Port 65535 is in use. Choose another with --port.',
    );
  });

  test.each([true, '0.0.0.0', '::'] as const)(
    'on every network also accepts connections from this machine (%s)',
    async (host) => {
      const port = await listen(aServer(), { port: 0, host });
      const socket = createServer();
      socket.listen(port, '127.0.0.1');
      const [error] = await once(socket, 'error');
      expect(error.code).toBe('EADDRINUSE');
    },
  );
});

describe('host names of this machine', () => {
  const outside = Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

  test('are only those of the loopback, unless other devices may connect', () => {
    expect([...ownHosts()]).toEqual(['localhost', '127.0.0.1', '[::1]']);
    for (const address of outside) expect(ownHosts().has(address)).toBe(false);
  });

  test('are all its addresses and its own name if other devices may connect', () => {
    for (const host of [true, '0.0.0.0', '::', '[::]'] as const) {
      const hosts = ownHosts(host);
      for (const name of ['localhost', '127.0.0.1', ...outside, os.hostname().toLowerCase()])
        expect(hosts.has(name)).toBe(true);
      expect(hosts.has('evil.example') || hosts.has('0.0.0.0') || hosts.has('')).toBe(false);
    }
  });

  test('are the given address and the loopback', () => {
    expect([...ownHosts('Box.LAN')]).toEqual(['localhost', '127.0.0.1', '[::1]', 'box.lan']);
    expect(ownHosts('2001:DB8::1').has('[2001:db8::1]')).toBe(true);
  });

  test('are shown as addresses to open', () => {
    expect(addressesToShow(undefined, 4173)).toEqual({ here: 'http://localhost:4173', elsewhere: [] });
    expect(addressesToShow(undefined, 80).here).toBe('http://localhost');
    expect(addressesToShow('127.0.0.1', 1)).toEqual({ here: 'http://127.0.0.1:1', elsewhere: [] });
    expect(addressesToShow('[2001:db8::1]', 1)).toEqual({
      here: 'http://[2001:db8::1]:1',
      elsewhere: ['http://[2001:db8::1]:1'],
    });
    const { here, elsewhere } = addressesToShow(true, 1);
    expect(here).toBe('http://localhost:1');
    for (const address of outside) expect(elsewhere).toContain(`http://${address}:1`);
  });
});
