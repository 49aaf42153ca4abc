/** The table of hosts that `deploy` in site.yaml names: the files that each reads, what it sends and limits. Pure. */
import { manifestName } from '../file-names.ts';
import { formatCaddy } from './caddy.ts';
import { formatNginx } from './nginx.ts';
import type { ServerSite } from './server-site.ts';

/** What is omitted is false, or has no limit. */
export interface Host {
  /** Its name in messages. */
  label: string;
  /** A file that this host reads and does not serve. It is hidden whatever the host (`filesForHosts`): `preview` does not serve it, and no link leads to it, also if it is a file of `static/` that another host reads or serves, as `CNAME` would be. Without `format`: an empty one. */
  file?: { path: string; format?: (site: ServerSite) => string };
  /** Sends the site's headers, from `_headers`, which is then always written, or from its `file`. False: pages contain their Content Security Policy. */
  sendsHeaders?: boolean;
  /** Sends the site's redirects, from `_redirects`, which is then written if there are any, or from its `file`. `treesite preview` reads both. */
  sendsRedirects?: boolean;
  /** Can remove a header for some paths: by lines with `!` in `_headers`, or in its `file`. */
  readsRemovals?: boolean;
  /** Reads the site's own `static/_redirects`, as part of the generated file. */
  readsOwnRedirects?: boolean;
  /** The form of the rules there that it follows, without comments. `codes`: in words. */
  ownRule?: { form: RegExp; codes: string };
  /**
   * A redirect also applies to a URL that has a file, as that of each alias has: a page that redirects. False: only if its rule in
   * `_redirects` is forced (`301!`); if the host has no such rules either, these pages redirect, which docs/publishing.md says.
   */
  rulesBeforeFiles?: boolean;
  /** Needs a rule of `_redirects` to find services/404.html for an unknown URL below /services/. */
  needsNotFoundRules?: boolean;
  /** Sends the `.br` and `.gz` copies of files. False: it compresses files itself, or not at all. */
  sendsPrecompressed?: boolean;
  /** Serves services.html at /services. */
  addsHtmlExtension?: boolean;
  /** Of a host that serves a site at the root of its domain only: the files that a site below a path must copy there, which the build reports. */
  rootFiles?: readonly string[];
  /** Header values that its file cannot contain: `values` is searched for in each. */
  unsendable?: { values: RegExp; message: string; hint: string };
  limits?: {
    /** In `_redirects`, or in its `file`. Rules for 404 pages are not counted: no host has both. */
    redirects?: number;
    headerRules?: number;
    /** Of a line of `_headers`, in characters. */
    headerLineLength?: number;
    /** `condition` ends the sentence "accepts at most … files". */
    files?: { max: number; condition?: string; hint?: string };
    /** Of one file. */
    fileBytes?: number;
  };
}

export const hosts = {
  netlify: {
    label: 'Netlify',
    sendsHeaders: true,
    sendsRedirects: true,
    readsOwnRedirects: true,
    needsNotFoundRules: true,
    addsHtmlExtension: true,
    rootFiles: ['_headers', '_redirects'],
  },
  // https://developers.cloudflare.com/pages/platform/limits/
  cloudflare: {
    label: 'Cloudflare Pages',
    sendsHeaders: true,
    sendsRedirects: true,
    readsRemovals: true,
    readsOwnRedirects: true,
    ownRule: {
      form: /^\/\S*\s+(?:\S+(?:\s+30[12378])?|\/\S*\s+200)$/,
      codes: '301, 302, 303, 307, 308, and 200 for a page of this site',
    },
    rulesBeforeFiles: true,
    addsHtmlExtension: true,
    rootFiles: ['_headers', '_redirects'],
    limits: {
      redirects: 2000,
      headerRules: 100,
      headerLineLength: 2000,
      files: {
        max: 20_000,
        condition: 'without a paid plan',
        hint: 'With a paid plan, allow this warning under checks.allow in site.yaml.',
      },
      fileBytes: 25 * 2 ** 20,
    },
  },
  'github-pages': {
    label: 'GitHub Pages',
    // Without it, a site published from a branch lacks files whose names start with an underscore.
    file: { path: '.nojekyll' },
    addsHtmlExtension: true,
  },
  nginx: {
    label: 'nginx',
    file: { path: '.deploy/nginx.conf', format: formatNginx },
    sendsHeaders: true,
    sendsRedirects: true,
    readsRemovals: true,
    rulesBeforeFiles: true,
    sendsPrecompressed: true,
    addsHtmlExtension: true,
    unsendable: {
      // A variable.
      values: /\$/,
      message: 'cannot send a $ in a header. The header is left out.',
      hint: 'Write the value without $.',
    },
  },
  caddy: {
    label: 'Caddy',
    file: { path: '.deploy/Caddyfile', format: formatCaddy },
    sendsHeaders: true,
    sendsRedirects: true,
    readsRemovals: true,
    rulesBeforeFiles: true,
    sendsPrecompressed: true,
    addsHtmlExtension: true,
    unsendable: {
      // A placeholder, or a value that needs both kinds of quotes.
      values: /\{[\w.$]|\{[^}]*$|`.*\\(?:"|$)|\\".*`/,
      message: 'would replace {…} in a header. The header is left out.',
      hint: 'Write the value without braces.',
    },
  },
  s3: {
    label: 'Amazon S3',
  },
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** If site.yaml names none: the site gets `_headers` and `_redirects`, which several hosts read. */
const unknown: Host = {
  label: 'the host',
  sendsHeaders: true,
  sendsRedirects: true,
  readsRemovals: true,
  readsOwnRedirects: true,
  rulesBeforeFiles: true,
  sendsPrecompressed: true,
  addsHtmlExtension: true,
  // The lowest limit of all hosts.
  limits: {
    fileBytes: Math.min(...Object.values<Host>(hosts).flatMap(({ limits }) => limits?.fileBytes ?? [])),
  },
};

/** The row of `deploy`. */
export function hostOf(name: HostName | undefined): Host {
  return name === undefined ? unknown : hosts[name];
}

/** Whether compressed copies are published: the site requests them, and the host sends them. */
export function isPrecompressed({ deploy, precompress }: { deploy?: HostName; precompress?: boolean }): boolean {
  return precompress === true && hostOf(deploy).sendsPrecompressed === true;
}

const ownFiles = Object.values<Host>(hosts).flatMap(({ file }) => file?.path ?? []);
/** Those that some host reads and does not serve. */
export const filesForHosts = new Set(['_headers', '_redirects', manifestName, ...ownFiles]);

/** Whether a file is one of them. Of any host: who serves a folder does not know `deploy`. */
export function isForHost(file: string): boolean {
  return filesForHosts.has(file);
}
