/** A repository on a Git host → its settings in Sveltia CMS, and the hosts a page may then connect to and load from. Pure. */

export const hosts = ['github', 'gitlab', 'gitea', 'forgejo'] as const;
export type Host = (typeof hosts)[number];

export interface Repository {
  host: Host;
  /** owner/name; on GitLab there may be groups between. */
  repo: string;
  branch: string;
  /** The address of a host of one's own: https://git.example.com. */
  hostAddress?: string | undefined;
  /** Where the helper runs that signs people in with GitHub. */
  signInAddress?: string | undefined;
  /** The identifier of the application that the host knows the CMS by. */
  appId?: string | undefined;
}

export interface Allowed {
  connect: string[];
  images: string[];
}

const publicHosts: Readonly<Record<string, { host: Host; hostAddress?: string }>> = {
  'github.com': { host: 'github' },
  'gitlab.com': { host: 'gitlab' },
  'gitea.com': { host: 'gitea' },
  'codeberg.org': { host: 'forgejo', hostAddress: 'https://codeberg.org' },
};

/** The kind of host by its name, where it is one that everybody uses. */
export function knownHost(name: string) {
  return publicHosts[name.toLowerCase()];
}

export function backendOf({ host, repo, branch, hostAddress, signInAddress, appId }: Repository) {
  const app = appId === undefined ? {} : { app_id: appId };
  const common = { repo, branch };
  switch (host) {
    case 'github': {
      const api = hostAddress === undefined ? {} : { api_root: `${hostAddress}/api/v3` };
      const signIn = signInAddress === undefined ? { auth_methods: ['token'] } : { base_url: signInAddress };
      return { name: 'github', ...common, ...api, ...signIn };
    }
    case 'gitlab': {
      const own = hostAddress === undefined ? {} : { base_url: hostAddress, api_root: `${hostAddress}/api/v4` };
      const signIn = appId === undefined ? { auth_methods: ['token'] } : { auth_type: 'pkce', ...app };
      return { name: 'gitlab', ...common, ...own, ...signIn };
    }
    case 'gitea':
    case 'forgejo': {
      const own = hostAddress === undefined ? {} : { base_url: hostAddress, api_root: `${hostAddress}/api/v1` };
      const signIn = appId === undefined ? { auth_methods: ['token'] } : app;
      return { name: 'gitea', ...common, ...own, ...signIn };
    }
  }
}

/** Interfaces, and the faces of those signed in. */
export function allowedFor({ host, hostAddress }: Repository): Allowed {
  if (hostAddress !== undefined) return { connect: [hostAddress], images: [hostAddress] };
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
