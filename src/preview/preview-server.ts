/** Serves a built folder on this machine as a good host would: clean URLs, redirects, headers, compression, the site's 404 pages. */
import { lstat, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { describeFileFailure } from '../diagnostics/describe-failure.ts';
import { isMissing } from '../diagnostics/errors.ts';
import { contentType, isCompressible, revalidate } from '../domain/file-headers.ts';
import { fileResponse } from '../http/file-response.ts';
import { applyHeaders } from '../http/header-rules.ts';
import { ownHosts } from '../http/own-addresses.ts';
import { readRequest } from '../http/refuse-request.ts';
import type { RequestUrl } from '../http/request-url.ts';
import { type HttpResponse, sendResponse, textResponse } from '../http/response.ts';
import { type FoundFile, findPage, type Redirect } from './find-page.ts';
import { type SiteFiles, watchSiteFiles } from './site-files.ts';

/** Returns a server that is not listening yet. `hosts`: the names that it answers to. */
export function createPreviewServer(folder: string, hosts: ReadonlySet<string> = ownHosts()): Server {
  const readSite = watchSiteFiles(folder);
  const respond = async (request: IncomingMessage): Promise<HttpResponse> => {
    const asked = readRequest(request, hosts);
    return 'refusal' in asked ? asked.refusal : siteResponse(request, asked.url, await readSite());
  };
  return createServer((request, response) => {
    respond(request)
      .catch(failureResponse)
      .then((result) => sendResponse(request, response, result));
  });
}

/** A build can delete a file between looking it up and reading it. */
function failureResponse(error: unknown): HttpResponse {
  if (isMissing(error)) return textResponse(404, 'This page was removed.');
  return textResponse(500, describeFileFailure(error) ?? 'This page could not be served.');
}

async function siteResponse(request: IncomingMessage, url: RequestUrl, site: SiteFiles): Promise<HttpResponse> {
  const found = findPage(site, url);
  if (found === undefined)
    return textResponse(404, `This page does not exist.${site.home === '/' ? '' : ` The site is at ${site.home}`}`);
  if ('location' in found) return redirectResponse(found);
  const served = await readServed(found, url.path, site);
  if (found.fallback && isRedirectPage(served.bytes)) return redirectResponse(found.fallback);
  return fileResponse(request, served);
}

async function readServed({ status, file }: FoundFile, url: string, site: SiteFiles) {
  const found = await lstat(file);
  // Since the folder was listed, the file may have been replaced by a pipe, which would never be read, or by a link to anywhere.
  if (!found.isFile()) throw Object.assign(new Error(`${file} is not a file.`), { code: 'ENOENT' });
  const own = { 'content-type': contentType(file), 'cache-control': revalidate };
  const headers = applyHeaders(own, site.headers, url);
  return {
    status,
    bytes: await readFile(file),
    isCompressible: isCompressible(file),
    headers: status === 404 ? { ...headers, 'cache-control': revalidate } : headers,
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
