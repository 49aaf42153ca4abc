/** The repository of a site on a Git host: found in its checkout, and as the configuration of the CMS names it. Reads .git in the site's folder or a parent. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../../files/fs-errors.ts';

const gitea = {
  label: 'Gitea',
  name: 'gitea',
  api: '/api/v1',
  connect: ['https://gitea.com'],
  images: ['https://gitea.com'],
} as const;

/** `name` and `api` are what the CMS calls the kind of host and where its API is on a server of its own; `connect` and `images` are origins of the public host. */
const hostKinds = {
  github: {
    label: 'GitHub',
    name: 'github',
    api: '/api/v3',
    connect: ['https://api.github.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    label: 'GitLab',
    name: 'gitlab',
    api: '/api/v4',
    connect: ['https://gitlab.com'],
    images: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea,
  // To the CMS, it is Gitea.
  forgejo: { ...gitea, label: 'Forgejo' },
} as const;

export type Host = keyof typeof hostKinds;
export const hosts = Object.keys(hostKinds) as Host[];

export interface Repository {
  host: Host;
  /** owner/name; on GitLab, group/subgroup/name too. */
  repo: string;
  branch: string;
  /** URL of a self-hosted Git server: https://git.example.com. */
  hostUrl?: string | undefined;
  /** URL of the service that handles the sign-in with GitHub. */
  signInUrl?: string | undefined;
  /** OAuth client id of the CMS at the host. */
  appId?: string | undefined;
}

const publicHosts: Readonly<Record<string, Pick<Repository, 'host' | 'hostUrl'>>> = {
  'github.com': { host: 'github' },
  'gitlab.com': { host: 'gitlab' },
  'gitea.com': { host: 'gitea' },
  'codeberg.org': { host: 'forgejo', hostUrl: 'https://codeberg.org' },
};

/** The kind of a host and its URL; the kind is undefined if its name does not show it. */
export function hostOf({ host }: Remote): Partial<Pick<Repository, 'host' | 'hostUrl'>> {
  return publicHosts[host.toLowerCase()] ?? { hostUrl: `https://${host}` };
}

/** The host as people call it: GitHub, or the name of their own server. */
export function hostLabel({ host, hostUrl }: Pick<Repository, 'host' | 'hostUrl'>): string {
  return hostUrl === undefined ? hostKinds[host].label : new URL(hostUrl).host;
}

/** Sveltia CMS's settings; they offer only ways of signing in that are set up. */
export function backendOf({ host, repo, branch, hostUrl, signInUrl, appId }: Repository) {
  const { name, api } = hostKinds[host];
  const isGitHub = host === 'github';
  const isSetUp = (isGitHub ? signInUrl : appId) !== undefined;
  return {
    name,
    repo,
    branch,
    base_url: isGitHub ? signInUrl : hostUrl,
    api_root: hostUrl === undefined ? undefined : hostUrl + api,
    app_id: isGitHub ? undefined : appId,
    auth_type: isSetUp && host === 'gitlab' ? 'pkce' : undefined,
    auth_methods: isSetUp ? undefined : ['token'],
  };
}

/** The origins of the host's API and of its users' pictures, which the CMS's page may request. */
export function originsOf({ host, hostUrl }: Repository): { connect: readonly string[]; images: readonly string[] } {
  return hostUrl === undefined ? hostKinds[host] : { connect: [hostUrl], images: [hostUrl] };
}

interface Remote {
  /** github.com */
  host: string;
  /** owner/name */
  repo: string;
}

interface Checkout {
  /** The folder that holds .git; absolute. */
  root: string;
  remote: Remote | undefined;
}

export function readCheckout(folder: string): Checkout | undefined {
  for (let root = folder; ; root = path.dirname(root)) {
    const git = path.join(root, '.git');
    const found = statSync(git, { throwIfNoEntry: false });
    if (found) {
      // Without a config that cannot be read, the forms would be written for another repository.
      const config = (found.isDirectory() && readIfThere(path.join(git, 'config'))) || '';
      return { root, remote: parseRemote(config) };
    }
    if (path.dirname(root) === root) return undefined;
  }
}

/** The URL of `origin` in the text of .git/config, as host and repository. */
export function parseRemote(config: string): Remote | undefined {
  const section = /^\s*\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? '';
  const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? '';
  // git@github.com:owner/name.git, ssh://git@github.com/owner/name, https://github.com/owner/name.git
  const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/)(.+)$/.exec(url);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(url);
  const [, host, name = ''] = long ?? short ?? [];
  const repo = name.replace(/\/+$/, '').replace(/\.git$/, '');
  return host !== undefined && isRepo(repo) ? { host, repo } : undefined;
}

export function isRepo(text: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)+$/.test(text);
}
