/** A site's settings → its header rules for security and caching. Pure. */
import { immutable, svgPolicy } from '../domain/file-headers.ts';
import { type Host, hostOf } from '../domain/hosts/hosts.ts';
import { contentPolicy, formatPolicy, type PolicySettings } from '../domain/policies/content-policy.ts';
import { formatHeaderRules, type HeaderRule, mergeRules, readOwnHeaders } from './header-rules.ts';
import type { OutputFile } from './output-file.ts';

interface HeadersInput {
  base: string;
  /** Texts of the pages' inline scripts, each allowed by its hash. */
  inlineScripts: Iterable<string>;
  policy?: PolicySettings;
  /** All subdomains of the site's host support https. */
  includeSubdomains?: boolean | undefined;
  /** The site's own rules among them come last and extend the others. */
  staticFiles?: readonly OutputFile[];
}

/** The text of a `_headers` file. */
export function formatHeaders(input: HeadersInput, host: Host = hostOf(undefined)): string {
  return formatHeaderRules(headerRules(input), host);
}

export function headerRules({
  base,
  inlineScripts,
  policy = {},
  includeSubdomains = false,
  staticFiles = [],
}: HeadersInput): HeaderRule[] {
  const forPages: HeaderRule['headers'] = [
    ['Strict-Transport-Security', `max-age=63072000${includeSubdomains ? '; includeSubDomains' : ''}`],
    ['Content-Security-Policy', formatPolicy(contentPolicy(policy, inlineScripts))],
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
