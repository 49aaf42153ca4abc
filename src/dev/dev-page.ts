/** Adds the dev client's script to a page's response, never to a file. Pure. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../text/escape.ts';
import type { DevState, DevView } from './dev-site.ts';
import type { DevResource } from './shown-site.ts';

export const clientPath = '/@treesite/client.js';
export const eventsPath = '/@treesite/events';

/** The problems of a page and the site, as in the terminal but without colors; empty if there are none. */
export type FormatProblems = (view: DevView) => string;

/** Equal for two responses that look the same apart from the stylesheet. */
export function versionOf(found: DevResource | undefined, { staticVersion }: DevState): string {
  if (found?.kind !== 'page') return 'none';
  const { html, style } = found.page;
  const seen = `${staticVersion} ${found.status} ${html.replaceAll(style, '')}`;
  return createHash('sha256').update(seen).digest('base64url').slice(0, 16);
}

/** `version`: the version that the browser gets, with which it later checks whether it is still current. */
export function devPage({ html, style }: { html: string; style: string }, version: string): string {
  const script = `<script type="module" src="${clientPath}" data-version="${version}" data-style="${style}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

/** Shown if the site has had errors ever since the server started. */
export function errorPage(problems: string): string {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>treesite dev</title></head><body><pre>${escapeHtml(problems)}</pre></body></html>`;
  return devPage({ html: page, style: '' }, 'none');
}
