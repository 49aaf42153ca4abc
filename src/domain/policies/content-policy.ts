/** The settings and files of a site → the content policy of its pages, as directives and as text. Pure. */
import { createHash } from 'node:crypto';
import type { Site } from '../../schema/types.gen.ts';
import { parseUrl } from '../../text/strings.ts';
import { hostOf } from '../hosts/hosts.ts';
import { type AllowKind, allowDirectives, matchesOrigin, normalizeOrigins } from './origins.ts';
import { isDeferred, siteScripts } from './site-scripts.ts';

/** Directive → its sources, in output order. */
export type PolicyDirectives = ReadonlyMap<string, readonly string[]>;

const self = "'self'";

const fonts = /\.(woff2?|ttf|otf)$/i;
const media = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|opus|wav|vtt)$/i;

/** The name of the Trusted Types policy in the script that loads deferred scripts. */
const loaderPolicy = 'treesite';

/**
 * `files`: the files that the site serves besides its pages. Trusted Types are required unless third-party scripts may
 * run: few of them work with Trusted Types, and a page would break silently.
 */
export function contentPolicy(
  { security, forms, ...site }: Pick<Site, 'security' | 'forms' | 'scripts'>,
  files: readonly string[],
): PolicyDirectives {
  const scripts = siteScripts(site);
  const from = (kind: AllowKind) => normalizeOrigins(security.allow[kind], ...scripts.map(({ allow }) => allow[kind]));
  const ifServed = (name: RegExp) => (files.some((file) => name.test(file)) ? [self] : []);
  const isMail = forms.mailto !== undefined;
  const endpoint = forms.endpoint === undefined || isMail ? [] : [new URL(forms.endpoint).origin];
  const isStrict = security.trustedTypes ?? from('script').length === 0;
  const policies = [...security.trustedTypePolicies, ...(scripts.some(isDeferred) ? [loaderPolicy] : [])];
  const trustedTypes = policies.length === 0 ? ["'none'"] : policies.sort();
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [self, ...from('script')]],
    ['style-src', [self, ...from('style')]],
    ['img-src', [self, ...from('img')]],
    ['font-src', [...ifServed(fonts), ...from('font')]],
    ['media-src', [...ifServed(media), ...from('media')]],
    ['manifest-src', [self]],
    ['connect-src', [self, ...new Set([...endpoint, ...from('connect')])]],
    ['frame-src', from('frame')],
    ['form-action', [self, ...new Set([...(isMail ? ['mailto:'] : endpoint), ...from('form')])]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', isStrict ? ["'script'"] : []],
    ['trusted-types', isStrict ? trustedTypes : []],
  ];
  const policy = new Map(directives.filter(([, sources]) => sources.length > 0));
  return allowInline(
    policy,
    scripts.flatMap(({ before }) => before ?? []),
  );
}

/** The policy with inline scripts, each allowed by its hash. */
export function allowInline(policy: PolicyDirectives, scripts: Iterable<string>): PolicyDirectives {
  const [, ...others] = policy.get('script-src') ?? [];
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  // Sorted, so hashes are before origins, and pages in another order make no other policy.
  const sources = [...new Set([...others, ...[...scripts].map(hashOf)])].sort();
  return new Map([...policy, ['script-src', [self, ...sources]]]);
}

/** Whether pages contain the policy: the owner's setting, or by default if the host sends no headers. */
export function hasMetaPolicy({ security, deploy }: Pick<Site, 'security' | 'deploy'>): boolean {
  return security.metaPolicy ?? !hostOf(deploy).sendsHeaders;
}

export function formatPolicy(directives: PolicyDirectives): string {
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

/** Browsers ignore these directives in a `<meta>` element, with a console message. */
const headerOnly: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** For `<meta http-equiv>`, if the host sends no headers. */
export function formatMetaPolicy(directives: PolicyDirectives): string {
  return formatPolicy(new Map([...directives].filter(([name]) => !headerOnly.has(name))));
}

/** `object` is never allowed. */
export type LoadedAs = AllowKind | 'object';

/** In place of the site's own origin: no page may show another in a frame, so no file either. */
export const ownOrigin = 'this site';

/** The origin of a load that a browser would block (`https://cdn.example.com`, `data:`, `ownOrigin`); undefined if it is allowed. */
export function blockedOrigin(
  { kind, url }: { kind: LoadedAs; url: string },
  directives: PolicyDirectives,
  own: string,
): string | undefined {
  const parsed = parseUrl(url, own);
  const isOwn = parsed?.origin === own;
  if (isOwn && kind !== 'frame' && kind !== 'object') return undefined;
  const isWeb = parsed !== undefined && /^(https?|wss?):$/.test(parsed.protocol);
  const origin = isWeb ? `${parsed.protocol}//${parsed.host}` : `${url.split(':')[0]}:`;
  const directive = kind === 'object' ? 'object-src' : allowDirectives[kind];
  if (matchesOrigin(origin, directives.get(directive) ?? [])) return undefined;
  return isOwn ? ownOrigin : origin;
}
