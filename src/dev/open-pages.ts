/** Tracks the pages that are open in browsers, and notifies each of changes. Writes event streams. */
import type { ServerResponse } from 'node:http';
import { type FormatProblems, versionOf } from './dev-page.ts';
import type { DevSite } from './dev-site.ts';

export interface OpenPages {
  /** Keeps the response open. `query` has the page's path and the version that the browser has. */
  open: (response: ServerResponse, query: URLSearchParams) => Promise<void>;
  /** Notifies all of the site's state. */
  announce: () => Promise<void>;
}

interface OpenPage {
  response: ServerResponse;
  url: string;
  /** The result of `versionOf`. */
  version: string;
  style: string;
  /** The last problems sent to it; undefined at first. */
  problems: string | undefined;
}

export function openPages(site: () => Promise<DevSite>, formatProblems: FormatProblems): OpenPages {
  const pages = new Set<OpenPage>();

  const update = async (page: OpenPage) => {
    const view = await (await site()).view(page.url);
    const problems = formatProblems(view);
    // Equal problems are not sent again, because the user may have closed them.
    if (problems !== page.problems) send(page, 'problems', { text: problems });
    page.problems = problems;
    const { found, state } = view;
    // A page that could not be made keeps its last content, below the problems.
    if (view.failure !== undefined || !state.shown || (found?.kind === 'page' && found.page.html === '')) return;
    const version = versionOf(found, state);
    if (version !== page.version) {
      page.version = version;
      send(page, 'reload', {});
    } else if (found?.kind === 'page' && found.page.style !== page.style) {
      page.style = found.page.style;
      send(page, 'style', { href: page.style });
    }
  };

  return {
    async open(response, query) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const page: OpenPage = {
        response,
        url: query.get('page') ?? '/',
        version: query.get('version') ?? '',
        style: query.get('style') ?? '',
        problems: undefined,
      };
      pages.add(page);
      response.once('close', () => pages.delete(page));
      // How soon a browser reconnects after the server was restarted, in milliseconds.
      response.write('retry: 500\n\n');
      await update(page);
    },
    announce: async () => {
      await Promise.all([...pages].map(update));
    },
  };
}

function send({ response }: OpenPage, event: 'problems' | 'reload' | 'style', data: object): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
