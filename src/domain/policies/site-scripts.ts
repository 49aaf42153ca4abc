/** `scripts` of site.yaml, completed from the table of services: what pages load, when, and what the policy must allow. Pure. */
import type { Site } from '../../schema/types.gen.ts';
import { parseUrl } from '../../text/strings.ts';
import { type AllowedOrigins, allowKinds, matchesOrigin, normalizeOrigins, parseOrigin } from './origins.ts';
import { purposeIn, scriptService } from './script-services.ts';

export interface SiteScript {
  name: string;
  purpose?: string | undefined;
  /** URL of its privacy policy. */
  privacy?: string | undefined;
  /** An https URL, or the path of a file of this site. */
  src: string;
  /** The host that serves it; undefined for a file of this site. */
  host?: string | undefined;
  attributes: Readonly<Record<string, string>>;
  /** An inline script that runs before the script is loaded. */
  before?: string | undefined;
  at: 'head' | 'body';
  when: 'load' | 'idle' | 'consent';
  /** Paths and kinds of the pages that have it. Empty: all pages. */
  pages: readonly string[];
  allow: AllowedOrigins;
}

/** The data checks report invalid entries; this completes them as far as possible. `language` is that of the purposes. */
export function siteScripts({ scripts, language = 'en' }: Pick<Site, 'scripts'> & { language?: string }): SiteScript[] {
  return scripts.map((entry): SiteScript => {
    const service = entry.use && scriptService(entry.use);
    const fill = (text: string) => text.replaceAll('{id}', entry.id ?? '');
    const src = entry.src ?? fill(service?.src ?? '');
    const origin = parseOrigin(parseUrl(src)?.origin ?? '');
    const isKnown = origin === undefined || matchesOrigin(origin, service?.allow.script ?? []);
    const own = { ...entry.allow, script: [...entry.allow.script, ...(isKnown ? [] : [origin])] };
    const usual = Object.entries(service?.attributes ?? {}).map(([name, value]) => ({ name, value }));
    const attributes = [...usual, ...entry.attributes];
    return {
      name: entry.name ?? service?.name ?? (origin === undefined ? src : new URL(src).host),
      purpose: entry.purpose ?? (service && purposeIn(language, service.purpose)),
      privacy: entry.privacy ?? service?.privacy,
      src,
      host: origin === undefined ? undefined : new URL(src).host,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, fill(value)])),
      before: service?.before && fill(service.before),
      at: entry.at,
      when: entry.when ?? service?.when ?? 'load',
      pages: entry.pages,
      allow: Object.fromEntries(
        allowKinds.map((kind) => [kind, normalizeOrigins(service?.allow[kind]?.map(fill), own[kind])]),
      ),
    };
  });
}

/** Whether a page has the script: by the page's path, or by its kind. */
export function isOnPage(
  { pages }: Pick<SiteScript, 'pages'>,
  page: { path?: string | undefined; kind: string },
): boolean {
  return pages.length === 0 || pages.includes(page.kind) || (page.path !== undefined && pages.includes(page.path));
}

/** Whether the script is deferred, so that treesite's own script must load it. */
export function isDeferred({ when }: Pick<SiteScript, 'when'>): boolean {
  return when !== 'load';
}
