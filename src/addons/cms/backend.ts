/** A repository on a Git host → Sveltia CMS's backend settings, and the origins that its content policy must allow. Pure. */

export const hosts = ['github', 'gitlab', 'gitea', 'forgejo'] as const;
export type Host = (typeof hosts)[number];

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

export interface Allowed {
  connect: string[];
  images: string[];
}

const labels: Readonly<Record<Host, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
};

/** The host as people call it: GitHub, or the name of their own server. */
export function hostLabel({ host, hostUrl }: Pick<Repository, 'host' | 'hostUrl'>): string {
  return hostUrl === undefined ? labels[host] : new URL(hostUrl).host;
}

const publicHosts: Readonly<Record<string, { host: Host; hostUrl?: string }>> = {
  'github.com': { host: 'github' },
  'gitlab.com': { host: 'gitlab' },
  'gitea.com': { host: 'gitea' },
  'codeberg.org': { host: 'forgejo', hostUrl: 'https://codeberg.org' },
};

/** The settings of a well-known public host; undefined for any other host name. */
export function knownHost(name: string) {
  return publicHosts[name.toLowerCase()];
}

export function backendOf({ host, repo, branch, hostUrl, signInUrl, appId }: Repository) {
  const app = appId === undefined ? {} : { app_id: appId };
  const common = { repo, branch };
  switch (host) {
    case 'github': {
      const api = hostUrl === undefined ? {} : { api_root: `${hostUrl}/api/v3` };
      const signIn = signInUrl === undefined ? { auth_methods: ['token'] } : { base_url: signInUrl };
      return { name: 'github', ...common, ...api, ...signIn };
    }
    case 'gitlab': {
      const own = hostUrl === undefined ? {} : { base_url: hostUrl, api_root: `${hostUrl}/api/v4` };
      const signIn = appId === undefined ? { auth_methods: ['token'] } : { auth_type: 'pkce', ...app };
      return { name: 'gitlab', ...common, ...own, ...signIn };
    }
    case 'gitea':
    case 'forgejo': {
      const own = hostUrl === undefined ? {} : { base_url: hostUrl, api_root: `${hostUrl}/api/v1` };
      const signIn = appId === undefined ? { auth_methods: ['token'] } : app;
      return { name: 'gitea', ...common, ...own, ...signIn };
    }
  }
}

/** Origins of the host's API and of its users' avatars. */
export function allowedFor({ host, hostUrl }: Repository): Allowed {
  if (hostUrl !== undefined) return { connect: [hostUrl], images: [hostUrl] };
  switch (host) {
    case 'github':
      return {
        connect: ['https://api.github.com'],
        images: ['https://avatars.githubusercontent.com'],
      };
    case 'gitlab':
      return {
        connect: ['https://gitlab.com'],
        images: ['https://gitlab.com', 'https://secure.gravatar.com'],
      };
    case 'gitea':
    case 'forgejo':
      return { connect: ['https://gitea.com'], images: ['https://gitea.com'] };
  }
}
