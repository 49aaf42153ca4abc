/** What the dev server adds to a page on its way out, never to a file: the script that waits for changes. Pure. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../text/escape.ts';
import type { LiveResource, LiveState, LiveView } from './live-site.ts';

export const clientPath = '/@treesite/client.js';
export const eventsPath = '/@treesite/events';

/** What is wrong with a page and the site, as in the terminal but without colours; empty when all is well. */
export type FormatProblems = (view: LiveView) => string;

/** The same for two answers that would be shown alike, but for the stylesheet. In front of the dot: the static files. */
export function versionOf(found: LiveResource | undefined, { staticVersion }: LiveState): string {
  if (found?.kind !== 'page') return 'none';
  const { html, style } = found.page;
  const hash = createHash('sha256')
    .update(`${found.status} ${html.replaceAll(style, '')}`)
    .digest('base64url');
  return `${staticVersion}.${hash.slice(0, 16)}`;
}

/** `version`: the version the browser has then, to check later whether it is still current. */
export function devPage({ html, style }: { html: string; style: string }, version: string): string {
  const script = `<script type="module" src="${clientPath}" data-version="${version}" data-style="${style}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

/** For a site that has never been whole since the server was started. */
export function errorPage(problems: string): string {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>treesite dev</title></head><body><pre>${escapeHtml(problems)}</pre></body></html>`;
  return devPage({ html: page, style: '' }, 'none');
}
