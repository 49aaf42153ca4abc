/** Makes a server listen on this machine, on the requested port or the next free one. Opens a socket. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { codeOf, UsageError } from '../diagnostics/errors.ts';
import { type ListenHost, singleAddress } from './own-addresses.ts';

const triedPorts = 20;
const lastPort = 65_535;

/** Resolves to the port. Port 0 means any free port. Throws a UsageError if the port or address is not available. */
export async function listen(server: Server, { port, host }: { port: number; host?: ListenHost }): Promise<number> {
  const last = Math.min(port + triedPorts - 1, lastPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const failure = await tryPort(server, candidate, host);
    if (failure === undefined) return boundPort(server) ?? candidate;
    if (failure === 'EADDRINUSE') continue;
    const at = `port ${candidate}${typeof host === 'string' ? ` of ${host}` : ''}`;
    throw new UsageError(`The server cannot listen on ${at} (${failure}). Choose another with --port or --host.`);
  }
  const taken = port === last ? `Port ${port} is` : `Ports ${port} to ${last} are all`;
  throw new UsageError(`${taken} in use. Choose another with --port.`);
}

/** The error code if listening failed. */
async function tryPort(server: Server, port: number, host: ListenHost): Promise<string | undefined> {
  if (host !== undefined) return bind(server, port, singleAddress(host));
  // Browsers often resolve localhost to ::1 first, so another program that listens there would be shown instead.
  if (port !== 0 && (await isTaken(port, '::1'))) return 'EADDRINUSE';
  return bind(server, port, '127.0.0.1');
}

/** Without an address, binds to all, IPv6 included if available. */
async function bind(server: Server, port: number, address: string | undefined): Promise<string | undefined> {
  const listening = once(server, 'listening');
  server.listen({ port, ...(address === undefined ? {} : { host: address }) });
  try {
    await listening;
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return code;
  }
}

async function isTaken(port: number, address: string): Promise<boolean> {
  const probe = createServer();
  const failure = await bind(probe, port, address);
  if (failure === undefined) await new Promise((resolve) => probe.close(resolve));
  return failure === 'EADDRINUSE';
}

function boundPort(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
