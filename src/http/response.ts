/** HTTP responses as values, and sending them. Writes to the connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface HttpResponse {
  status: number;
  /** Names are in lower case. */
  headers: Record<string, string>;
  /** The body for GET; HEAD gets its length only. */
  body?: Uint8Array | string;
}

export function textResponse(status: number, text: string, headers: Record<string, string> = {}): HttpResponse {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers };
  return { status, headers: own, body: `${text}\n` };
}

export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
): void {
  // Without a length of 0, a browser waits for the body of a redirect on a kept-alive connection.
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body ?? '') });
  response.end(request.method === 'HEAD' ? undefined : body);
}
