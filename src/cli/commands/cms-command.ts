/** `treesite cms`: writes static/admin/, a content editor in the browser that saves changes to the Git repository. */
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { bundleCms, cmsVersion, packageName } from '../../addons/cms/bundle-cms.ts';
import { planAdmin } from '../../addons/cms/plan-admin.ts';
import {
  type Host,
  hostLabel,
  hostOf,
  hosts,
  isRepo,
  type Repository,
  readCheckout,
} from '../../addons/cms/repository.ts';
import { writeAdmin } from '../../addons/cms/write-admin.ts';
import { UsageError } from '../../diagnostics/errors.ts';
import { pathBelow } from '../../domain/file-names.ts';
import { languageFolders } from '../../domain/texts/languages.ts';
import { findPackage, type InstalledPackage } from '../../files/find-package.ts';
import { requireSite } from '../../scaffold/site-facts.ts';
import { parseUrl } from '../../text/strings.ts';
import { displayPath, packageRoot } from '../environment.ts';
import { type Terminal, withProgress } from '../output/terminal.ts';
import { addDataOptions, type DataFlags, readSiteData } from '../site-data.ts';

interface CmsFlags extends DataFlags {
  static: string;
  repo?: string;
  branch: string;
  backend?: Host;
  host?: string;
  baseUrl?: string;
  appId?: string;
}

export function cmsCommand(terminal: Terminal): Command {
  const command = new Command('cms').description(
    'write static/admin/, a content editor (CMS) in the browser that saves changes to your Git repository',
  );
  return addDataOptions(command)
    .option('--static <dir>', 'files published as they are, in the project folder', 'static')
    .option('--repo <owner/name>', 'the repository; the default is git’s origin', parseRepo)
    .option('--branch <name>', 'the branch that you publish', 'main')
    .addOption(new Option('--backend <kind>', 'the kind of Git host, if its URL does not show it').choices(hosts))
    .option('--host <url>', 'the URL of a self-hosted Git server', parseServer)
    .option('--base-url <url>', 'the URL of the sign-in service for GitHub, not of the site', parseServer)
    .option('--app-id <id>', 'the application’s ID on GitLab, Gitea or Forgejo, for signing in without a token')
    .action((flags: CmsFlags) => writeCms(flags, terminal));
}

async function writeCms(flags: CmsFlags, terminal: Terminal): Promise<void> {
  const root = path.resolve(flags.root);
  const { data, facts } = readSiteData(flags, terminal);
  const program = findPackage(packageName, root) ?? findPackage(packageName, packageRoot);
  if (!program) throw new UsageError(howToInstall);
  const checkout = readCheckout(root);
  const repository = repositoryOf(flags, checkout);
  const { business, url, languages = [] } = requireSite(facts);
  const dataInRepository = pathBelow(checkout?.root ?? root, data);
  if (dataInRepository === undefined) throw new UsageError('The data folder is outside the repository.');
  const texts = planAdmin(
    {
      ...facts,
      name: business.name,
      url: url?.base,
      region: business.address.region.toLowerCase(),
      data: dataInRepository,
      languages: [...languageFolders(languages).values()],
    },
    repository,
  );
  const target = path.resolve(root, flags.static, 'admin');
  await withProgress(terminal, 'Writing the CMS', () =>
    writeAdmin(target, texts, () => bundleCms(program, packageRoot)),
  );
  if (program.version !== cmsVersion)
    terminal.err(
      `${packageName} ${program.version} is installed; treesite was tested with ${cmsVersion}. If the forms fail, install ${cmsVersion}.\n`,
    );
  terminal.out(done(displayPath(target), program, repository));
}

const howToInstall = `Sveltia CMS is not installed. Few sites need it, so it is not part of treesite. Install it in your project:

  npm install --save-dev ${packageName}@${cmsVersion}

Then run npx treesite cms again.`;

const noRepository =
  'The Git host of this folder is unknown, because Git has no remote named origin. Name the repository: --repo owner/name.';

/** The flags, completed from git's origin unless they name the repository. */
function repositoryOf(flags: CmsFlags, checkout: ReturnType<typeof readCheckout>): Repository {
  const { repo, branch, backend, host: hostUrl, baseUrl: signInUrl, appId } = flags;
  const common = { branch, signInUrl, appId };
  if (repo !== undefined) return { ...common, repo, host: backend ?? 'github', hostUrl };
  const remote = checkout?.remote;
  if (!remote) throw new UsageError(noRepository);
  const origin = hostOf(remote);
  const host = backend ?? origin.host;
  if (host === undefined)
    throw new UsageError(`Name the software that ${remote.host} runs: --backend ${hosts.join(', --backend ')}.`);
  return { ...common, repo: remote.repo, host, hostUrl: hostUrl ?? origin.hostUrl };
}

function parseRepo(value: string): string {
  if (!isRepo(value)) throw new InvalidArgumentError('Must be a repository such as owner/name.');
  return value;
}

function parseServer(value: string): string {
  const url = parseUrl(value);
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('Must be a URL such as https://git.example.com.');
  return url.origin;
}

function done(folder: string, { version }: InstalledPackage, repository: Repository): string {
  const { host, repo, branch } = repository;
  const isSetUp = host === 'github' ? repository.signInUrl !== undefined : repository.appId !== undefined;
  const label = hostLabel(repository);
  const how = isSetUp ? `with their account on ${label}` : `with an access token from ${label}`;
  return `Wrote ${folder}: Sveltia CMS ${version} for ${repo} on ${label}, branch ${branch}.

Try it on this computer: run npx treesite build and npx treesite preview, open /admin/ in Chrome or Edge, choose
"Work with Local Repository" and this repository’s folder. Saving changes the files here; nothing is sent.

To publish it with the site, commit ${folder}. On the published site, people sign in at /admin/ ${how}.
Each save is a commit on ${branch}. The next build reads it and reports mistakes as usual.
After you update treesite, run npx treesite cms again.
`;
}
