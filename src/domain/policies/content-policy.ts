/** Settings → the content policy of pages, as directives and as text. Pure. */
import { createHash } from 'node:crypto';
import { type AllowedOrigins, type AllowKind, allowDirectives, matchesOrigin, normalizeOrigins } from './origins.ts';

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

/** Directive → its sources, in output order. */
export type PolicyDirectives = ReadonlyMap<string, readonly string[]>;

const self = "'self'";

/** `inlineScripts`: texts of inline scripts in the pages, each allowed by its hash. */
export function contentPolicy(
  { own, allow = {}, formsTo, scripts = [], trustedTypes }: PolicySettings,
  inlineScripts: Iterable<string>,
): PolicyDirectives {
  const forms = formsTo === undefined ? undefined : new URL(formsTo);
  const isMail = forms?.protocol === 'mailto:';
  const endpoint = forms === undefined || isMail ? [] : [forms.origin];
  const from = (kind: AllowKind) => normalizeOrigins(allow[kind]);
  const hashes = [...new Set([...scripts, ...inlineScripts])].map(hashSource).sort();
  const optional = (kind: 'font' | 'media' | 'frame', hasOwn = false) => {
    const sources = [...(hasOwn ? [self] : []), ...from(kind)];
    return sources.length === 0 ? [] : [[allowDirectives[kind], sources] as const];
  };
  return new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    ['script-src', [self, ...hashes, ...from('script')]],
    ['style-src', [self, ...from('style')]],
    ['img-src', [self, ...from('img')]],
    ...optional('font', own?.font),
    ...optional('media', own?.media),
    ['manifest-src', [self]],
    ['connect-src', [self, ...new Set([...endpoint, ...from('connect')])]],
    ...optional('frame'),
    ['form-action', [self, ...new Set([...(isMail ? ['mailto:'] : endpoint), ...from('form')])]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(trustedTypes === undefined
      ? []
      : [
          ['require-trusted-types-for', ["'script'"]] as const,
          ['trusted-types', trustedTypes.length === 0 ? ["'none'"] : [...trustedTypes].sort()] as const,
        ]),
  ]);
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
  const parsed = URL.canParse(whole) ? new URL(whole) : undefined;
  if (parsed?.origin === own) return undefined;
  const isWeb = parsed !== undefined && /^(https?|wss?):$/.test(parsed.protocol);
  const origin = isWeb ? `${parsed.protocol}//${parsed.host}` : `${whole.split(':')[0]}:`;
  const directive = kind === 'object' ? 'object-src' : allowDirectives[kind];
  return matchesOrigin(origin, directives.get(directive) ?? []) ? undefined : origin;
}
