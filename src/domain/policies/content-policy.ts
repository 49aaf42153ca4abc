/** The settings and files of a site → the content policy of its pages, as directives and as text. Pure. */
import { createHash } from 'node:crypto';
import type { Site } from '../../schema/types.gen.ts';
import { parseUrl } from '../../text/strings.ts';
import { hostOf } from '../hosts/hosts.ts';
import {
  type AllowedOrigins,
  type AllowKind,
  allowDirectives,
  allowKinds,
  matchesOrigin,
  normalizeOrigins,
} from './origins.ts';
import { isDeferred, siteScripts } from './site-scripts.ts';

export interface PolicySettings {
  /** Whether the site has files of these kinds. */
  own?: { font: boolean; media: boolean } | undefined;
  /** Allowed third-party origins, by kind of load. */
  allow?: AllowedOrigins | undefined;
  /** The https or mailto URL that forms are sent to, if it is not on the site. */
  formsTo?: string | undefined;
  /** Texts of inline scripts that run later, each allowed by its hash. */
  scripts?: readonly string[] | undefined;
  /** Names of the Trusted Types policies that scripts may create. Undefined: Trusted Types are not required. */
  trustedTypes?: readonly string[] | undefined;
}

const fonts = /\.(woff2?|ttf|otf)$/i;
const media = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|opus|wav|vtt)$/i;

/** The name of the Trusted Types policy in the script that loads deferred scripts. */
const loaderPolicy = 'treesite';

/**
 * `files`: the files that the site serves besides its pages. Trusted Types are required unless third-party scripts may
 * run: few of them work with Trusted Types, and a page would break silently.
 */
export function policySettingsOf(
  { security, forms, ...site }: Pick<Site, 'security' | 'forms' | 'scripts'>,
  files: Iterable<string>,
): PolicySettings {
  const { trustedTypes, trustedTypePolicies } = security;
  const scripts = siteScripts(site);
  const allow = Object.fromEntries(
    allowKinds.map((kind) => [
      kind,
      [...security.allow[kind], ...scripts.flatMap((script) => script.allow[kind] ?? [])],
    ]),
  ) satisfies AllowedOrigins;
  const isRequired = trustedTypes ?? allow.script?.length === 0;
  const policies = [...trustedTypePolicies, ...(scripts.some(isDeferred) ? [loaderPolicy] : [])];
  const own = { font: false, media: false };
  for (const file of files) {
    own.font ||= fonts.test(file);
    own.media ||= media.test(file);
  }
  return {
    own,
    allow,
    formsTo: forms.mailto === undefined ? forms.endpoint : `mailto:${forms.mailto}`,
    scripts: scripts.flatMap(({ before }) => before ?? []),
    trustedTypes: isRequired ? policies : undefined,
  };
}

/** Whether pages contain the policy: the owner's setting, or by default if the host sends no headers. */
export function hasMetaPolicy({ security, deploy }: Pick<Site, 'security' | 'deploy'>): boolean {
  return security.metaPolicy ?? !hostOf(deploy).sendsHeaders;
}

/** Directive → its sources, in output order. */
export type PolicyDirectives = ReadonlyMap<string, readonly string[]>;

const self = "'self'";

/** `inlineScripts`: texts of inline scripts in the pages, each allowed by its hash. */
export function contentPolicy(
  { own, allow = {}, formsTo, scripts = [], trustedTypes }: PolicySettings,
  inlineScripts: Iterable<string>,
): PolicyDirectives {
  const from = (kind: AllowKind) => normalizeOrigins(allow[kind]);
  const isMail = formsTo?.startsWith('mailto:') ?? false;
  const endpoint = formsTo === undefined || isMail ? [] : [new URL(formsTo).origin];
  const policies = trustedTypes?.length === 0 ? ["'none'"] : (trustedTypes?.toSorted() ?? []);
  const hashes = [...new Set([...scripts, ...inlineScripts])].map(hashSource).sort();
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [self, ...hashes, ...from('script')]],
    ['style-src', [self, ...from('style')]],
    ['img-src', [self, ...from('img')]],
    ['font-src', [...(own?.font ? [self] : []), ...from('font')]],
    ['media-src', [...(own?.media ? [self] : []), ...from('media')]],
    ['manifest-src', [self]],
    ['connect-src', [self, ...new Set([...endpoint, ...from('connect')])]],
    ['frame-src', from('frame')],
    ['form-action', [self, ...new Set([...(isMail ? ['mailto:'] : endpoint), ...from('form')])]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', trustedTypes ? ["'script'"] : []],
    ['trusted-types', policies],
  ];
  return new Map(directives.filter(([, sources]) => sources.length > 0));
}

/** The source expression that allows an inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
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

/** The origin of a load that a browser would block (`https://cdn.example.com`, `data:`); undefined if it is allowed or the site's own. For URLs with a scheme or a host. */
export function blockedOrigin(
  { kind, url }: { kind: LoadedAs; url: string },
  directives: PolicyDirectives,
  own: string,
): string | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  const parsed = parseUrl(whole);
  if (parsed?.origin === own) return undefined;
  const isWeb = parsed !== undefined && /^(https?|wss?):$/.test(parsed.protocol);
  const origin = isWeb ? `${parsed.protocol}//${parsed.host}` : `${whole.split(':')[0]}:`;
  const directive = kind === 'object' ? 'object-src' : allowDirectives[kind];
  return matchesOrigin(origin, directives.get(directive) ?? []) ? undefined : origin;
}
