/** What the commands that serve say when they start. */
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../../../src/cli/start-server.ts';
import { aTerminal } from '../../support/a-terminal.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(host: true | undefined, isInteractive: boolean): Promise<string> {
  vi.spyOn(process, 'once').mockReturnValue(process);
  const create = () => {
    const server = createServer();
    servers.push(server);
    return server;
  };
  const { terminal, said } = aTerminal({ isInteractive });
  await startServer({ create, home: '/' }, { port: 0, ...(host && { host }) }, terminal);
  vi.restoreAllMocks();
  return said.out + said.err;
}

const code = /[▀▄█]{10}/;

it('shows a QR code of the URL in a terminal, if other devices may connect', async () => {
  const said = await start(true, true);
  // A machine without a network has no such address.
  if (said.includes('not connected to a network')) return;
  expect(said).toMatch(/For other devices on the same network: http:\/\/[\w.:[\]]+\//);
  expect(said).toMatch(code);
});

it('shows no QR code otherwise', async () => {
  expect(await start(true, false)).not.toMatch(code);
  expect(await start(undefined, true)).not.toMatch(code);
});
