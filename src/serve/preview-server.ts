/** Serves a built folder as a good host would, on this machine only: clean addresses, redirects, headers, compression, its own 404 pages. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isCompressible } from './content-type.ts';
import { isOwnHost } from './own-host.ts';
import { type SiteFiles, watchSiteFiles } from './site-files.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Uint8Array | string;
}

/** Not listening yet. */
export function createPreviewServer(folder: string): Server {
  const files = watchSiteFiles(folder);
  return createServer((request, response) => {
    answer(request, files)
      .then((result) => send(request, response, result))
      // also for a header of the site's own that no response may carry
      .catch(() => send(request, response, plain(500, 'This page could not be served.')));
  });
}

async function answer(request: IncomingMessage, files: () => Promise<SiteFiles>): Promise<Answer> {
  if (!isOwnHost(request.headers.host)) return plain(403, 'This server answers to its own name only.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { ...plain(405, 'Only GET and HEAD.'), headers: { allow: 'GET, HEAD' } };
  const address = addressOf(request.url ?? '/');
  if (address === undefined) return plain(400, 'This address cannot be read.');
  const site = await files();
  const file = site.files.get(address);
  if (file !== undefined && !address.endsWith('404.html'))
    return fileAnswer(request, { file, address, site, status: 200 });
  const rule = site.redirects.find(({ from }) => from.test(address));
  if (rule) return redirect(rule.to, rule.status);
  const right = site.canonical.get(address);
  if (right !== undefined) return redirect(right, 301);
  const notFound = nearestNotFound(address, site);
  if (notFound === undefined) return plain(404, 'There is no such page.');
  return fileAnswer(request, { file: notFound, address, site, status: 404 });
}

/** The path, decoded; undefined for one that cannot be. */
function addressOf(url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return address.startsWith('/') && !address.includes('\0') ? address : undefined;
  } catch {
    return undefined;
  }
}

/** /services/x/ looks for /services/x/404.html, /services/404.html, /404.html. */
function nearestNotFound(address: string, { files }: SiteFiles): string | undefined {
  const folders = address.split('/').slice(0, -1);
  while (folders.length > 0) {
    const found = files.get(`${folders.join('/')}/404.html`);
    if (found !== undefined) return found;
    folders.pop();
  }
  return undefined;
}

async function fileAnswer(
  request: IncomingMessage,
  found: { file: string; address: string; site: SiteFiles; status: number },
): Promise<Answer> {
  const { file, address, site, status } = found;
  const bytes = await readFile(file);
  const type = contentType(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    vary: 'Accept-Encoding',
  };
  for (const rule of site.headers) {
    if (!rule.path.test(address)) continue;
    for (const name of rule.removed) delete headers[name.toLowerCase()];
    for (const [name, value] of rule.headers) headers[name.toLowerCase()] = value;
  }
  if (status === 200 && request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status, ...compressed(request, { bytes, type: path.extname(file), headers }) };
}

const smallest = 200;

function compressed(
  request: IncomingMessage,
  content: { bytes: Uint8Array; type: string; headers: Record<string, string> },
): Omit<Answer, 'status'> {
  const { bytes, type, headers } = content;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (bytes.length < smallest || !isCompressible(type)) return { headers, body: bytes };
  if (/\bbr\b/.test(accepted)) {
    const body = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { headers: { ...headers, 'content-encoding': 'br' }, body };
  }
  if (/\bgzip\b/.test(accepted)) return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(bytes) };
  return { headers, body: bytes };
}

function redirect(to: string, status: number): Answer {
  return { status, headers: { location: to } };
}

function plain(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${text}\n` };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': String(length) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
