/** What a server answers, as a value, and how it is sent. Writes to the response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestHead, refuseRequest } from './refuse-request.ts';
import { type RequestAddress, requestAddress } from './request-address.ts';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** What GET gets; HEAD gets its length. Absent where the status allows none. */
  body?: Uint8Array | string;
}

/** The address asked for, or the answer where the request is none to be looked at. */
export function readRequest(
  request: RequestHead,
  hosts: ReadonlySet<string>,
): { address: RequestAddress } | { answer: Answer } {
  const refused = refuseRequest(request, hosts);
  if (refused) return { answer: textAnswer(refused.status, refused.text, refused.headers) };
  const address = requestAddress(request.url ?? '/');
  return address ? { address } : { answer: textAnswer(400, 'This URL is not valid.') };
}

export function textAnswer(status: number, text: string, headers: Record<string, string> = {}): Answer {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers };
  return { status, headers: own, body: `${text}\n` };
}

export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  // A redirect has no body, and a browser that keeps the connection waits for one unless the length says so.
  const empty = body === undefined && status !== 304 && status !== 204 ? { 'content-length': '0' } : {};
  response.writeHead(status, { ...headers, ...empty, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
