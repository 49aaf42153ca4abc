/** Servers of tests, on this computer only. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends the server at once. `close` alone waits for the connections that a browser has opened but not used. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
