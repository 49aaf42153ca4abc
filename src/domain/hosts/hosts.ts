/** The table of hosts that `deploy` in site.yaml names: the files that each reads, what it sends and limits, and its line in the docs. Pure. */
import { manifestName } from '../file-names.ts';
import { formatCaddy } from './caddy.ts';
import { formatNginx } from './nginx.ts';
import type { ServerSite } from './server-site.ts';

/** What is omitted is false, or has no limit. */
export interface Host {
  /** Its name in messages. */
  label: string;
  /** The files that it reads, as docs/publishing.md says it. */
  docs: string;
  /** The file that only this host reads. Without `format`: an empty one. */
  file?: { path: string; format?: (site: ServerSite) => string };
  /** Sends the headers and redirects of the site, which gets `_headers` and `_redirects`: the host reads them, or `treesite preview` in its place. False: pages contain what they need of them. */
  hasRules?: boolean;
  /** Reads lines with `!` in `_headers`, which remove a header. */
  readsRemovals?: boolean;
  /** Reads the site's own `static/_redirects`, as part of the generated file. */
  readsOwnRedirects?: boolean;
  /** A rule of `_redirects` also applies to a URL that has a file. False: only if it is forced (`301!`). */
  rulesBeforeFiles?: boolean;
  /** The 404 page of an unknown URL below /services/: the nearest one by default, the nearest one if a rule says so, or /404.html. */
  notFound: 'nearest' | 'by rule' | 'first';
  /** Sends the `.br` and `.gz` copies of files. False: it compresses files itself, or not at all. */
  sendsPrecompressed?: boolean;
  /** Serves services.html at /services. */
  hasCleanUrls?: boolean;
  /** Serves the published folder at the root of its domain, so a site below a path needs more than url.base. */
  isRoot?: boolean;
  /** Header values that its file cannot contain. */
  unsendable?: { values: RegExp; message: string; hint: string };
  limits?: { redirects?: number; headerRules?: number; lineLength?: number; files?: number };
}

export const hosts = {
  netlify: {
    label: 'Netlify',
    docs: "both, in Netlify's form: without lines that remove headers, with forced redirects, and with rules for the nearest `404.html`",
    hasRules: true,
    readsOwnRedirects: true,
    notFound: 'by rule',
    hasCleanUrls: true,
    isRoot: true,
  },
  // https://developers.cloudflare.com/pages/platform/limits/
  cloudflare: {
    label: 'Cloudflare Pages',
    docs: 'both, with at most 2,000 redirects: with more than 1,000 aliases, each has one rule instead of two; aliases beyond 2,000 are redirected by their redirect pages',
    hasRules: true,
    readsRemovals: true,
    readsOwnRedirects: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    hasCleanUrls: true,
    isRoot: true,
    limits: { redirects: 2000, headerRules: 100, lineLength: 2000, files: 20_000 },
  },
  'github-pages': {
    label: 'GitHub Pages',
    docs: '`.nojekyll`; GitHub Pages reads neither of the two',
    // Without it, a site published from a branch lacks files whose names start with an underscore.
    file: { path: '.nojekyll' },
    notFound: 'first',
    hasCleanUrls: true,
  },
  nginx: {
    label: 'nginx',
    docs: "`.deploy/nginx.conf`, which you include in your server's configuration; also `_headers` and `_redirects`, which `treesite preview` reads",
    file: { path: '.deploy/nginx.conf', format: formatNginx },
    hasRules: true,
    readsRemovals: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    sendsPrecompressed: true,
    hasCleanUrls: true,
    unsendable: {
      // A variable.
      values: /\$/,
      message: 'cannot send a $ in a header. The header is left out.',
      hint: 'Write the value without $.',
    },
  },
  caddy: {
    label: 'Caddy',
    docs: '`.deploy/Caddyfile`, in the same way',
    file: { path: '.deploy/Caddyfile', format: formatCaddy },
    hasRules: true,
    readsRemovals: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    sendsPrecompressed: true,
    hasCleanUrls: true,
    unsendable: {
      // A placeholder, or a value that needs both kinds of quotes.
      values: /\{[\w.$]|\{[^}]*$|`.*\\(?:"|$)|\\".*`/,
      message: 'would replace {…} in a header. The header is left out.',
      hint: 'Write the value without braces.',
    },
  },
  s3: {
    label: 'Amazon S3',
    docs: 'none: S3 reads neither of the two, and you [upload the site](#amazon-s3) with `aws`',
    notFound: 'first',
  },
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** If site.yaml names none: the site gets `_headers` and `_redirects`, which several hosts read. */
const unknown: Host = {
  label: 'the host',
  docs: '`_headers` and `_redirects`',
  hasRules: true,
  readsRemovals: true,
  readsOwnRedirects: true,
  rulesBeforeFiles: true,
  notFound: 'nearest',
  sendsPrecompressed: true,
  hasCleanUrls: true,
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
const forHosts = new Set(['_headers', '_redirects', manifestName, ...ownFiles]);

/** Whether a file is one that hosts read but do not serve. */
export function isForHost(file: string): boolean {
  return forHosts.has(file);
}
