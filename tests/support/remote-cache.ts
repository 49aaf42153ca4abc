/** A server of Turborepo's remote cache (version 8 of its API) that stores entries in memory. Touches one port of this machine. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from './local-server.ts';

export interface RemoteCache {
  url: string;
  /** How many artifacts it holds. */
  readonly size: number;
  close: () => Promise<void>;
}

interface Artifact {
  body: Buffer;
  headers: Record<string, string>;
}

const prefix = '/v8/artifacts/';
/** Sent back as they came: the signature, and how long the task took. */
const keptHeaders = ['x-artifact-tag', 'x-artifact-duration'];

/** Requests without the token are refused. */
export async function serveRemoteCache(token: string): Promise<RemoteCache> {
  const artifacts = new Map<string, Artifact>();
  const answer = async (request: IncomingMessage): Promise<{ status: number; artifact?: Artifact | undefined }> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 403 };
    if (!pathname.startsWith(prefix)) return { status: 404 };
    const name = pathname.slice(prefix.length);
    if (request.method === 'PUT') {
      artifacts.set(name, { body: await buffer(request), headers: headersOf(request) });
      return { status: 202 };
    }
    if (request.method === 'POST') return { status: 200 };
    const artifact = artifacts.get(name);
    return { status: artifact ? 200 : 404, artifact };
  };
  const server = createServer(async (request, response) => {
    const { status, artifact } = await answer(request);
    response.writeHead(status, artifact?.headers ?? { 'content-type': 'application/json' });
    response.end(request.method === 'HEAD' ? undefined : (artifact?.body ?? '{}'));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    get size() {
      return artifacts.size;
    },
    close: () => closeServer(server),
  };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
