/** The settings and files of a site → the settings of its content policy. Pure. */
import type { Site } from '../../schema/types.gen.ts';
import { hostOf } from '../hosts/hosts.ts';
import type { PolicySettings } from './content-policy.ts';
import { type AllowedOrigins, allowKinds } from './origins.ts';
import { isDeferred, siteScripts } from './site-scripts.ts';

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
    formsTo: formsTo(forms),
    scripts: scripts.flatMap(({ before }) => before ?? []),
    trustedTypes: isRequired ? policies : undefined,
  };
}

/** Whether pages contain the policy: the owner's setting, or by default if the host sends no headers. */
export function hasMetaPolicy({ security, deploy }: Pick<Site, 'security' | 'deploy'>): boolean {
  return security.metaPolicy ?? !hostOf(deploy).sendsHeaders;
}

interface FormsSettings {
  endpoint?: string | undefined;
  mailto?: string | undefined;
}

function formsTo({ endpoint, mailto }: FormsSettings): string | undefined {
  return mailto === undefined ? endpoint : `mailto:${mailto}`;
}
