/** The table of hosts that `deploy` in site.yaml names: what each reads, sends and limits. Pure. */
import { manifestName } from './file-names.ts';

export type HostName = 'netlify' | 'cloudflare' | 'github-pages' | 'nginx' | 'caddy' | 's3';

export interface Host {
  /** Its name in messages. */
  label: string;
  /** Sends the headers that the site sets. False: pages must contain what they need of them. */
  sendsHeaders: boolean;
  /** Sends a redirect for each alias. False: a page at the alias's URL redirects. */
  sendsRedirects: boolean;
  /** The site gets `_headers` and `_redirects`, which the host reads, or `treesite preview` in its place. */
  hasRules: boolean;
  /** Reads lines with `!` in `_headers`, which remove a header. */
  readsRemovals: boolean;
  /** A rule of `_redirects` also applies to a URL that has a file. False: only if it is forced (`301!`). */
  rulesBeforeFiles: boolean;
  /** The 404 page of an unknown URL below /services/: the nearest one by default, the nearest one if a rule says so, or /404.html. */
  notFound: 'nearest' | 'by rule' | 'first';
  /** Sends the `.br` and `.gz` copies of files. False: it compresses files itself, or not at all. */
  sendsPrecompressed: boolean;
  /** Reads the site's own `static/_redirects`, as part of the generated file. */
  readsOwnRedirects: boolean;
  /** Serves services.html at /services. */
  hasCleanUrls: boolean;
  /** Serves the published folder at the root of its domain, so a site below a path needs more than url.base. */
  isRoot: boolean;
  /** The file that only this host reads. */
  file?: string;
  /** Header values that its file cannot contain. */
  unsendable?: { values: RegExp; message: string; hint: string };
  limits: { redirects?: number; headerRules?: number; lineLength?: number; files?: number };
}

const rules = { sendsHeaders: true, sendsRedirects: true, hasRules: true, hasCleanUrls: true } as const;
const noRules = { sendsHeaders: false, hasRules: false, readsRemovals: false, readsOwnRedirects: false } as const;

const hosts: Readonly<Record<HostName, Host>> = {
  netlify: {
    ...rules,
    readsOwnRedirects: true,
    label: 'Netlify',
    readsRemovals: false,
    rulesBeforeFiles: false,
    notFound: 'by rule',
    sendsPrecompressed: false,
    isRoot: true,
    limits: {},
  },
  // https://developers.cloudflare.com/pages/platform/limits/
  cloudflare: {
    ...rules,
    readsOwnRedirects: true,
    label: 'Cloudflare Pages',
    readsRemovals: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    sendsPrecompressed: false,
    isRoot: true,
    limits: { redirects: 2000, headerRules: 100, lineLength: 2000, files: 20_000 },
  },
  'github-pages': {
    ...noRules,
    hasCleanUrls: true,
    // Without it, a site published from a branch lacks files whose names start with an underscore.
    file: '.nojekyll',
    label: 'GitHub Pages',
    sendsRedirects: false,
    rulesBeforeFiles: false,
    notFound: 'first',
    sendsPrecompressed: false,
    isRoot: false,
    limits: {},
  },
  nginx: {
    ...rules,
    readsOwnRedirects: false,
    label: 'nginx',
    file: '.deploy/nginx.conf',
    unsendable: {
      // A variable.
      values: /\$/,
      message: 'cannot send a $ in a header. The header is left out.',
      hint: 'Write the value without $.',
    },
    readsRemovals: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    sendsPrecompressed: true,
    isRoot: false,
    limits: {},
  },
  caddy: {
    ...rules,
    readsOwnRedirects: false,
    label: 'Caddy',
    file: '.deploy/Caddyfile',
    unsendable: {
      // A placeholder, or a value that needs both kinds of quotes.
      values: /\{[\w.$]|\{[^}]*$|`.*\\(?:"|$)|\\".*`/,
      message: 'would replace {…} in a header. The header is left out.',
      hint: 'Write the value without braces.',
    },
    readsRemovals: true,
    rulesBeforeFiles: true,
    notFound: 'nearest',
    sendsPrecompressed: true,
    isRoot: false,
    limits: {},
  },
  s3: {
    ...noRules,
    hasCleanUrls: false,
    label: 'Amazon S3',
    sendsRedirects: false,
    rulesBeforeFiles: true,
    notFound: 'first',
    sendsPrecompressed: false,
    isRoot: false,
    limits: {},
  },
};

/** If site.yaml names none: the site gets `_headers` and `_redirects`, which several hosts read. */
const unknown: Host = {
  ...rules,
  readsOwnRedirects: true,
  label: 'the host',
  readsRemovals: true,
  rulesBeforeFiles: true,
  notFound: 'nearest',
  sendsPrecompressed: true,
  isRoot: false,
  limits: {},
};

export function hostOf(name: HostName | undefined): Host {
  return name === undefined ? unknown : hosts[name];
}

/** Whether compressed copies are published: the site requests them, and the host sends them. */
export function isPrecompressed({ deploy, precompress }: { deploy?: HostName; precompress?: boolean }): boolean {
  return precompress === true && hostOf(deploy).sendsPrecompressed;
}

const forHosts = new Set(['_headers', '_redirects', manifestName, ...Object.values(hosts).map(({ file }) => file)]);

/** Whether a file is one that hosts read but do not serve. */
export function isForHost(file: string): boolean {
  return forHosts.has(file);
}
