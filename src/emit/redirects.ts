/** Redirects of old URLs → a `_redirects` file for hosts that read it, and redirect pages for those that do not. Pure. */
import type { OutputFile } from '../assets/assets.ts';
import type { Host } from '../domain/hosts/hosts.ts';
import { escapeHtml } from '../text/escape.ts';
import { textOf } from './output-file.ts';

export interface PlannedRedirect {
  /** The old URL path, with base path: if the site's end with a slash, without and with it. */
  urls: readonly string[];
  /** The new URL path, with base path. */
  path: string;
  /** Empty, or with its `#`. */
  fragment: string;
  /** The file of the redirect page, relative to the output folder. */
  file: string;
  /** The data file that has the alias. */
  source: string;
  /** Absolute URL of the new page. */
  canonical: string;
  /** The new page's title. */
  title: () => string;
}

/** Whether a static file holds the site's own rules. */
export function isOwnRedirects({ path }: Pick<OutputFile, 'path'>): boolean {
  return path === '_redirects';
}

/** The text of the site's own rules; empty if there are none. */
export function readOwnRedirects(staticFiles: readonly OutputFile[]): string {
  const file = staticFiles.find(isOwnRedirects);
  return file ? textOf(file) : '';
}

interface Rules {
  base: string;
  /** The text of the site's own `_redirects`, whose rules come first. */
  own: string;
  /** Paths of 404 pages. */
  notFoundPages: readonly string[];
}

/** The text of a `_redirects` file; empty without rules. */
export function formatRedirectRules(
  redirects: readonly PlannedRedirect[],
  { base, own, notFoundPages }: Rules,
  host: Host,
): string {
  const status = host.rulesBeforeFiles ? '301' : '301!';
  const rules = rulesWithin(redirects, own, host).flatMap(({ urls, path, fragment }) =>
    urls.map((url) => `${url} ${path}${fragment} ${status}`),
  );
  const deepest = (a: string, b: string) => b.split('/').length - a.split('/').length;
  const notFound = [...notFoundPages].sort(deepest).flatMap((file) => {
    // Folders of the owner's may have spaces.
    const url = `${base}/${encodeURI(file)}`;
    const folder = url.replace(/404\.html$/, '');
    return host.needsNotFoundRules && folder !== '/' ? [`${folder}* ${url} 404`] : [];
  });
  const lines = [own.trim(), ...rules, ...notFound].filter((line) => line !== '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/**
 * The redirects that get rules within the host's limit, each with the old URLs of its rules. If two rules per alias are too many,
 * omits the URL without a slash, because the host itself redirects that to the redirect page's.
 */
export function rulesWithin(
  redirects: readonly PlannedRedirect[],
  own: string,
  { limits = {}, readsOwnRedirects }: Host,
): readonly PlannedRedirect[] {
  const max = (limits.redirects ?? Number.POSITIVE_INFINITY) - (readsOwnRedirects ? countRules(own) : 0);
  if (redirects.length * 2 <= max) return redirects;
  return redirects.slice(0, Math.max(0, max)).map((redirect) => ({ ...redirect, urls: redirect.urls.slice(-1) }));
}

function countRules(text: string): number {
  return text.split(/\r?\n/).filter((line) => /^\s*[^#\s]/.test(line)).length;
}

/** On some hosts the only way to redirect, on others a fallback: at once and without JavaScript; search engines follow the canonical link. */
export function formatRedirectPage({ path, fragment, canonical, title }: PlannedRedirect, language: string): string {
  const [url, name] = [escapeHtml(path + fragment), escapeHtml(title())];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${url}"><link rel="canonical" href="${escapeHtml(canonical)}"></head>` +
    `<body><main><h1><a href="${url}">${name}</a></h1></main></body></html>`
  );
}
