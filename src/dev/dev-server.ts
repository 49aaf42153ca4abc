/** Serves a site from its sources: pages are rendered on request, and open pages are notified of every change. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { reasonOf } from '../diagnostics/errors.ts';
import { contentType, immutable, svgPolicy } from '../domain/file-headers.ts';
import { applyHeaders } from '../http/header-rules.ts';
import { readRequest } from '../http/refuse-request.ts';
import type { RequestUrl } from '../http/request-url.ts';
import { type HttpResponse, sendResponse } from '../http/response.ts';
import { clientPath, devPage, errorPage, eventsPath, type FormatProblems, versionOf } from './dev-page.ts';
import type { DevSite } from './dev-site.ts';
import type { OpenPages } from './open-pages.ts';
import type { DevResource } from './shown-site.ts';

export interface DevServerOptions {
  /** Called for each request. The server starts before the code of the site is loaded. */
  site: () => Promise<DevSite>;
  /** The host names that the server answers to. */
  hosts: ReadonlySet<string>;
  /** The dev client's script, which is added to every page. */
  client: string;
  formatProblems: FormatProblems;
  pages: OpenPages;
}

/** Returns a server that is not listening yet. */
export function createDevServer(options: DevServerOptions): Server {
  return createServer((request, response) => {
    respond(request, response, options)
      .then((result) => result && sendResponse(request, response, result))
      .catch((error) => {
        if (response.headersSent) return response.destroy();
        const text = `treesite dev cannot answer: ${reasonOf(error)}\nRestart it.\n`;
        return sendResponse(request, response, { status: 500, headers: fresh('error.html'), body: errorPage(text) });
      });
  });
}

/** Undefined if the response is an event stream, which stays open. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { site, hosts, client, formatProblems, pages }: DevServerOptions,
): Promise<HttpResponse | undefined> {
  const asked = readRequest(request, hosts);
  if ('refusal' in asked) return asked.refusal;
  const { path, query } = asked.url;
  if (path === clientPath) return { status: 200, headers: fresh('client.js'), body: client };
  if (path === eventsPath) {
    if (request.method === 'HEAD') return { status: 200, headers: { 'content-type': 'text/event-stream' } };
    await pages.open(response, new URLSearchParams(query));
    return undefined;
  }
  const view = await (await site()).view(path);
  const { found, state, failure } = view;
  const problems = formatProblems(view);
  const isMissing = !found && state.shown !== undefined && failure === undefined;
  if (!found || (found.kind === 'page' && found.page.html === ''))
    return { status: isMissing ? 404 : 500, headers: fresh('error.html'), body: errorPage(problems) };
  return resourceResponse(found, { url: asked.url, version: versionOf(found, state) });
}

function resourceResponse(found: DevResource, { url, version }: { url: RequestUrl; version: string }): HttpResponse {
  if (found.kind === 'redirect') {
    const location = encodeURI(found.path) + url.query + found.fragment;
    return { status: 302, headers: { location, 'cache-control': 'no-store' } };
  }
  if (found.kind === 'file') {
    const headers = {
      ...fresh(found.path),
      ...(found.path.endsWith('.svg') && { 'content-security-policy': svgPolicy }),
      ...(found.isHashed && { 'cache-control': immutable }),
    };
    return { status: found.status, headers, body: found.contents };
  }
  const { page, status } = found;
  const headers = applyHeaders(fresh('index.html'), page.headers, url.path);
  // Browsers would keep it for two years, for any later server at this host name.
  delete headers['strict-transport-security'];
  return { status, headers: { ...headers, ...fresh('index.html') }, body: devPage(page, version) };
}

/** Overrides the site's own caching headers, because every response may change at any moment, except those with a hash in their name. */
function fresh(file: string): Record<string, string> {
  return { 'content-type': contentType(file), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
}
