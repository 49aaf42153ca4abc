/** The repository that a folder is a checkout of, and what the CMS configuration says about it. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendOf, hostOf, originsOf, parseRemote, readCheckout } from '../../../../src/addons/cms/repository.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const config = (url: string) =>
  `[core]\n\tbare = false\n[remote "fork"]\n\turl = x@y:z/z\n[remote "origin"]\n\turl = ${url}\n\tfetch = +a:b\n[branch "main"]\n\tremote = origin\n`;

describe('the origin of a checkout', () => {
  it.each([
    ['git@github.com:otter/gutters.git', 'github.com', 'otter/gutters'],
    ['github.com:otter/gutters', 'github.com', 'otter/gutters'],
    ['https://github.com/otter/gutters.git', 'github.com', 'otter/gutters'],
    ['https://user:secret@git.example.com:8443/otter/gutters/', 'git.example.com', 'otter/gutters'],
    ['ssh://git@codeberg.org/otter/gutters.git', 'codeberg.org', 'otter/gutters'],
    ['git@gitlab.com:group/team/gutters.git', 'gitlab.com', 'group/team/gutters'],
  ])('%s is read as host and repository', (url, host, repo) => {
    expect(parseRemote(config(url))).toEqual({ host, repo });
  });

  it.each(['/srv/git/gutters.git', '../gutters', 'C:\\git\\gutters', 'https://github.com/', ''])(
    '%j is none',
    (url) => {
      expect(parseRemote(config(url))).toBeUndefined();
    },
  );

  it('is looked for in the folder and those above it', async () => {
    const root = tempFolder({ '.git/config': config('git@github.com:otter/all.git'), 'sites/gutters/a.txt': '' });
    const found = readCheckout(path.join(root, 'sites/gutters'));
    expect(found).toEqual({ root, remote: { host: 'github.com', repo: 'otter/all' } });
  });
});

describe('the backend', () => {
  const at = { repo: 'otter/gutters', branch: 'main' };

  it('offers only ways of signing in that are set up', () => {
    expect(backendOf({ host: 'github', ...at })).toEqual({ name: 'github', ...at, auth_methods: ['token'] });
    expect(backendOf({ host: 'github', ...at, signInUrl: 'https://in.example' })).toEqual({
      name: 'github',
      ...at,
      base_url: 'https://in.example',
    });
    expect(backendOf({ host: 'gitlab', ...at, appId: 'id' })).toMatchObject({ auth_type: 'pkce', app_id: 'id' });
  });

  it('on a self-hosted server has that server’s URLs, and the page may request no others', () => {
    const own = { ...at, hostUrl: 'https://git.example.com' };
    expect(backendOf({ host: 'forgejo', ...own })).toMatchObject({
      name: 'gitea',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v1',
    });
    expect(backendOf({ host: 'gitlab', ...own })).toMatchObject({ api_root: 'https://git.example.com/api/v4' });
    expect(backendOf({ host: 'github', ...own })).toMatchObject({ api_root: 'https://git.example.com/api/v3' });
    expect(originsOf({ host: 'forgejo', ...own }).connect).toEqual(['https://git.example.com']);
  });

  it('is known for the common hosts', () => {
    expect(hostOf({ host: 'GitHub.com', repo: 'a/b' })).toEqual({ host: 'github' });
    expect(hostOf({ host: 'git.example.com', repo: 'a/b' })).toEqual({ hostUrl: 'https://git.example.com' });
  });
});
