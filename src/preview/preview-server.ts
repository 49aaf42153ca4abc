/** Serves a built folder on this machine as a good host would: clean URLs, redirects, headers, compression, the site's 404 pages. */
import { lstat, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../diagnostics/code-of.ts';
import { describeFileFailure } from '../diagnostics/describe-file-failure.ts';
import { contentType, isCompressible, revalidate } from '../domain/file-headers.ts';
import { type Compress, createCompressor } from '../http/compress.ts';
import { fileResponse, replacementResponse } from '../http/file-response.ts';
import { applyHeaders } from '../http/header-rules.ts';
import { ownHosts } from '../http/own-addresses.ts';
import type { RequestUrl } from '../http/request-url.ts';
import { type HttpResponse, readRequest, sendResponse, textResponse } from '../http/response.ts';
import { type FoundFile, findPage, type Redirect } from './find-page.ts';
import { type SiteFiles, type WatchedSite, watchSiteFiles } from './site-files.ts';

interface ServerContext {
  watched: WatchedSite;
  hosts: ReadonlySet<string>;
  compress: Compress;
}

/** Returns a server that is not listening yet. `hosts`: the names that it answers to. */
export function createPreviewServer(folder: string, hosts: ReadonlySet<string> = ownHosts()): Server {
  const context: ServerContext = { watched: watchSiteFiles(folder), hosts, compress: createCompressor() };
  return createServer((request, response) => {
    respond(request, context)
      .then((result) => sendResponse(request, response, result))
      .catch((error) => sendResponse(request, response, failureResponse(error)));
  });
}

/** The next request tries again. */
function failureResponse(error: unknown): HttpResponse {
  return textResponse(500, describeFileFailure(error) ?? 'This page could not be served.');
}

const tries = 3;

async function respond(request: IncomingMessage, context: ServerContext): Promise<HttpResponse> {
  const asked = readRequest(request, context.hosts);
  if ('refusal' in asked) return asked.refusal;
  for (let left = tries; left > 0; left--) {
    try {
      return await siteResponse(request, asked.url, context);
    } catch (error) {
      if (!isGone(error)) throw error;
      // A build replaced the folder meanwhile, so the file is looked up again.
      context.watched.forget();
      await delay(10);
    }
  }
  return textResponse(404, 'This page was removed.');
}

async function siteResponse(
  request: IncomingMessage,
  url: RequestUrl,
  { watched, compress }: ServerContext,
): Promise<HttpResponse> {
  const site = await watched.read();
  const found = findPage(site, url);
  if (found === undefined)
    return textResponse(404, `This page does not exist.${site.home === '/' ? '' : ` The site is at ${site.home}`}`);
  if ('location' in found) return redirectResponse(found);
  const served = await readServed(found, url.path, site);
  if (found.fallback && isRedirectPage(served.bytes)) return redirectResponse(found.fallback);
  return found.status === 200
    ? fileResponse(request, served, compress)
    : replacementResponse(
        request,
        { ...served, headers: { ...served.headers, 'cache-control': revalidate }, status: 404 },
        compress,
      );
}

async function readServed({ file }: FoundFile, url: string, site: SiteFiles) {
  const found = await lstat(file);
  // Since the folder was listed, the file may have been replaced by a pipe, which would never be read, or by a link to anywhere.
  if (!found.isFile()) throw Object.assign(new Error(`${file} is not a file.`), { code: 'ENOENT' });
  const [bytes, modified] = [await readFile(file), found.mtime];
  const own = { 'content-type': contentType(file), 'cache-control': revalidate };
  return {
    bytes,
    modified,
    isCompressible: isCompressible(file),
    headers: applyHeaders(own, site.headers, url),
  };
}

/** Whether a page is one that redirects on hosts that do not read `_redirects`. */
function isRedirectPage(bytes: Buffer): boolean {
  return bytes.includes('http-equiv="refresh"');
}

/** Browsers do not keep it for good: another site may be served at this port tomorrow. */
function redirectResponse({ status, location }: Redirect): HttpResponse {
  return { status, headers: { location, 'cache-control': revalidate } };
}

function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'].includes(codeOf(error) ?? '');
}
