/** A site's settings and its own `_headers` files → the headers of each path, for security and caching, and the `_headers` file. Pure. */
import path from 'node:path';
import type { OutputFile } from '../assets/assets.ts';
import { immutable, svgPolicy } from '../domain/file-headers.ts';
import { type HeaderRule, parseHeaderLines } from '../domain/header-lines.ts';
import type { Host } from '../domain/hosts/hosts.ts';
import { allowInline, formatPolicy, type PolicyDirectives } from '../domain/policies/content-policy.ts';
import { urlPathOf } from '../domain/urls/file-urls.ts';
import { parsePattern } from '../domain/urls/path-pattern.ts';
import { textOf } from './output-file.ts';

export interface SiteHeaders {
  base: string;
  /** Texts of the pages' inline scripts, each allowed by its hash. */
  inlineScripts: Iterable<string>;
  policy: PolicyDirectives;
  /** All subdomains of the site's host support https. */
  includeSubdomains?: boolean | undefined;
}

/** The text of a `_headers` file. */
export function formatHeaderRules(
  rules: readonly HeaderRule[],
  { readsRemovals }: Pick<Host, 'readsRemovals'>,
): string {
  const lines = rules.flatMap(({ path, removed, headers }) => {
    const said = [
      ...(readsRemovals ? removed.map((header) => `  ! ${header}`) : []),
      ...headers.map(([header, value]) => `  ${header}: ${value}`),
    ];
    return said.length === 0 ? [] : [path, ...said];
  });
  return `${lines.join('\n')}\n`;
}

/** Their paths have the base path. The site's own rules among the static files come last and extend the others. */
export function headerRules(
  { base, inlineScripts, policy, includeSubdomains }: SiteHeaders,
  staticFiles: readonly OutputFile[],
): HeaderRule[] {
  const forPages: HeaderRule['headers'] = [
    ['Strict-Transport-Security', `max-age=63072000${includeSubdomains ? '; includeSubDomains' : ''}`],
    ['Content-Security-Policy', formatPolicy(allowInline(policy, inlineScripts))],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  return mergeRules([
    { path: `${base}/*`, removed: [], headers: [['X-Content-Type-Options', 'nosniff'], ...forPages] },
    {
      path: `${base}/assets/*`,
      // Styles and scripts do not need pages' headers, which are half a kilobyte per response.
      removed: forPages.map(([name]) => name),
      headers: [['Cache-Control', immutable]],
    },
    // An SVG file opened at its own URL is a document: nothing in it may run, load or access the site.
    {
      path: `${base}/*.svg`,
      removed: ['Content-Security-Policy'],
      headers: [['Content-Security-Policy', svgPolicy]],
    },
    ...readOwnHeaders(base, staticFiles),
  ]);
}

const name = '_headers';

/** Whether a static file holds the site's own rules: `_headers` at the top or in any subfolder. It is not published itself. */
export function isOwnHeaders({ path: file }: Pick<OutputFile, 'path'>): boolean {
  return file === name || file.endsWith(`/${name}`);
}

/** The top-level file comes first. Patterns of admin/_headers are relative to /admin: `/*` matches every file in that folder. */
export function readOwnHeaders(base: string, staticFiles: readonly OutputFile[]): HeaderRule[] {
  return staticFiles
    .filter(isOwnHeaders)
    .sort((a, b) => Number(b.path === name) - Number(a.path === name))
    .flatMap((file) => {
      const folder = path.posix.dirname(file.path);
      const below = folder === '.' ? base : `${base}/${folder}`;
      return parseHeaderLines(textOf(file)).rules.map((rule) => ({ ...rule, path: below + rule.path }));
    });
}

/** Which static files have their own content policy: the site's own rules remove that of all pages for their URL. */
export function ownPolicies(staticFiles: readonly OutputFile[]): (file: string) => boolean {
  const patterns = readOwnHeaders('', staticFiles)
    .filter(({ removed }) => removed.some((header) => header.toLowerCase() === 'content-security-policy'))
    .map((rule) => parsePattern(rule.path));
  return (file) => patterns.some((pattern) => pattern?.match(urlPathOf(file)) ?? pattern?.match(`/${file}`));
}

/** Merges rules with equal paths, of which Cloudflare Pages would read only the last. */
function mergeRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = new Map<string, HeaderRule>();
  for (const { path, removed, headers } of rules) {
    const before = byPath.get(path) ?? { path, removed: [], headers: [] };
    const gone = new Set(removed.map((header) => header.toLowerCase()));
    const remaining = before.headers.filter(([header]) => !gone.has(header.toLowerCase()));
    byPath.set(path, { path, removed: [...before.removed, ...removed], headers: [...remaining, ...headers] });
  }
  return [...byPath.values()];
}
