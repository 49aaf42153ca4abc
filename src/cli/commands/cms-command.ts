/** `treesite cms`: writes static/admin/, a content editor in the browser that saves changes to the Git repository. */
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Host, hostLabel, hosts, knownHost, type Repository } from '../../addons/cms/backend.ts';
import { bundleCms } from '../../addons/cms/bundle-cms.ts';
import { cmsVersion, findCmsPackage, type Program, packageName } from '../../addons/cms/cms-package.ts';
import { planAdmin } from '../../addons/cms/plan-admin.ts';
import { readCmsSite } from '../../addons/cms/read-cms-site.ts';
import { isRepo, type Remote, readCheckout } from '../../addons/cms/read-remote.ts';
import { foreignFile, writeAdmin } from '../../addons/cms/write-admin.ts';
import { packageRoot } from '../environment.ts';
import { requireDataFolder, UsageError } from '../options/site-options.ts';
import { displayPath, withCommandName } from '../output/names.ts';
import { refuse, refuseProblems } from '../output/report.ts';
import { type Terminal, withProgress } from '../output/terminal.ts';

interface CmsFlags {
  root: string;
  data: string;
  static: string;
  repo?: string;
  branch: string;
  backend?: Host;
  host?: string;
  baseUrl?: string;
  appId?: string;
}

export function cmsCommand(terminal: Terminal): Command {
  return new Command('cms')
    .description('write static/admin/, a content editor (CMS) in the browser that saves changes to your Git repository')
    .option('--root <dir>', 'the project folder; the other folders are relative to it', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--static <dir>', 'files published as they are', 'static')
    .addOption(new Option('--repo <owner/name>', 'the repository; the default is git’s origin').argParser(parseRepo))
    .option('--branch <name>', 'the branch that you publish', 'main')
    .addOption(new Option('--backend <kind>', 'the kind of Git host, if its URL does not show it').choices(hosts))
    .addOption(new Option('--host <url>', 'the URL of a self-hosted Git server').argParser(parseUrl))
    .addOption(
      new Option('--base-url <url>', 'the URL of the sign-in service for GitHub, not of the site').argParser(parseUrl),
    )
    .option('--app-id <id>', 'the application’s ID on GitLab, Gitea or Forgejo, for signing in without a token')
    .action(async (flags: CmsFlags) => {
      const root = path.resolve(flags.root);
      const data = requireDataFolder(root, flags.data);
      const program = findCmsPackage([root, packageRoot()]);
      if (!program) throw new UsageError(howToInstall);
      const checkout = readCheckout(root);
      const repository = repositoryOf(flags, checkout?.remote);
      const { site, unread } = readCmsSite({
        root,
        data,
        packageRoot: packageRoot(),
        repository: checkout?.root ?? root,
      });
      if (refuseProblems(unread, new Map(), terminal)) return;
      if (!site) {
        refuse(
          `${displayPath(path.join(data, 'site.yaml'))} has errors. Run treesite check. Nothing was written.`,
          terminal,
        );
        return;
      }
      if (site.data.startsWith('..')) throw new UsageError('The data folder is outside the repository.');
      const texts = planAdmin(site, repository);
      const target = path.resolve(root, flags.static, 'admin');
      const foreign = foreignFile(target, Object.keys(texts));
      if (foreign !== undefined) {
        const file = displayPath(path.join(target, foreign));
        refuse(
          `treesite did not write ${file}. Nothing was written. Move the file, then run this command again.`,
          terminal,
        );
        return;
      }
      await withProgress(terminal, 'Writing the CMS', async () => {
        const files = await bundleCms(program, packageRoot());
        writeAdmin(target, texts, files);
      });
      if (program.version !== cmsVersion) terminal.err(otherVersion(program));
      terminal.out(withCommandName(done(displayPath(target), program, repository)));
    });
}

const howToInstall = `Sveltia CMS is not installed. Few sites need it, so it is not part of treesite. Install it in your project:

  npm install --save-dev ${packageName}@${cmsVersion}

Then run treesite cms again.`;

const noRepository =
  'The Git host of this folder is unknown, because Git has no remote named origin. Name the repository: --repo owner/name.';

function otherVersion({ version }: Program): string {
  return `${packageName} ${version} is installed; treesite was tested with ${cmsVersion}. If the forms fail, install ${cmsVersion}.\n`;
}

function repositoryOf(flags: CmsFlags, remote: Remote | undefined): Repository {
  const known = flags.repo === undefined && remote ? knownHost(remote.host) : undefined;
  const host = flags.backend ?? known?.host ?? (flags.repo === undefined ? undefined : 'github');
  const repo = flags.repo ?? remote?.repo;
  if (repo === undefined) throw new UsageError(noRepository);
  if (host === undefined && remote && flags.repo === undefined)
    throw new UsageError(`Name the software that ${remote.host} runs: --backend ${hosts.join(', --backend ')}.`);
  const own = flags.repo === undefined && remote && !known ? `https://${remote.host}` : known?.hostUrl;
  return {
    host: host ?? 'github',
    repo,
    branch: flags.branch,
    hostUrl: flags.host ?? own,
    signInUrl: flags.baseUrl,
    appId: flags.appId,
  };
}

function parseRepo(value: string): string {
  if (!isRepo(value)) throw new InvalidArgumentError('Must be a repository such as owner/name.');
  return value;
}

function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('Must be a URL such as https://git.example.com.');
  return url.origin;
}

function done(folder: string, { version }: Program, repository: Repository): string {
  const { host, repo, branch } = repository;
  const isSetUp = host === 'github' ? repository.signInUrl !== undefined : repository.appId !== undefined;
  const label = hostLabel(repository);
  const how = isSetUp ? `with their account on ${label}` : `with an access token from ${label}`;
  return `Wrote ${folder}: Sveltia CMS ${version} for ${repo} on ${label}, branch ${branch}.

Try it on this computer: run treesite build and treesite preview, open /admin/ in Chrome or Edge, choose
"Work with Local Repository" and this repository’s folder. Saving changes the files here; nothing is sent.

To publish it with the site, commit ${folder}. On the published site, people sign in at /admin/ ${how}.
Each save is a commit on ${branch}. The next build reads it and reports mistakes as usual.
After you update treesite, run treesite cms again.
`;
}
