/** Reports features that the site uses and its host does not support. Pure. */
import type { OutputFile } from '../../assets/assets.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { type Host, hostOf } from '../../domain/hosts/hosts.ts';
import { formatNumber } from '../../text/strings.ts';
import type { FileCheck, ServedSite } from '../checks/file-check.ts';
import { formatHeaderRules, headerRules, isOwnHeaders } from '../headers.ts';
import { textOf } from '../output-file.ts';
import { generatedPaths, type OutputInput } from '../plan-output.ts';
import { isOwnRedirects, readOwnRedirects, rulesWithin } from '../redirects.ts';

interface Check extends ServedSite {
  host: Host;
}

/** Reports nothing if `deploy` is not set. */
export const checkHost: FileCheck = (input, site) => {
  if (input.deploy === undefined) return [];
  const check = { ...site, host: hostOf(input.deploy) };
  return [
    ...limits(input, check),
    ...settings(input, check),
    ...input.staticFiles.flatMap((file) => ownRules(file, check)),
  ];
};

const unlimited = Number.POSITIVE_INFINITY;

function limits(input: OutputInput, { host, locate, pages }: Check): Diagnostic[] {
  const {
    redirects = unlimited,
    headerRules: maxRules = unlimited,
    headerLineLength = unlimited,
    files: most,
  } = host.limits ?? {};
  const found: Diagnostic[] = [];
  const report = (message: string, hint: string) =>
    found.push(diagnose('host/limit', locate(['deploy']), `${host.label} ${message}`, { hint }));
  const aliases = input.redirects.length;
  const withRules = rulesWithin(input.redirects, readOwnRedirects(input.staticFiles), host).length;
  if (aliases > withRules)
    report(
      `reads at most ${formatNumber(redirects)} redirects, so ${formatNumber(aliases - withRules)} of ${formatNumber(aliases)} aliases are redirected by a small page instead.`,
      'Delete aliases that nobody uses.',
    );
  const rules = headerRules(input.headers, input.staticFiles);
  if (rules.length > maxRules)
    report(
      `reads at most ${formatNumber(maxRules)} header rules. This site has ${formatNumber(rules.length)}.`,
      'Combine rules with *.',
    );
  const lines = formatHeaderRules(rules, host).split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > headerLineLength)
    report(
      `ignores lines of _headers over ${formatNumber(headerLineLength)} characters. A line of this site has ${formatNumber(longest)}.`,
      'Shorten that header. It is often the Content-Security-Policy, which has a hash for each inline script.',
    );
  const files = generatedPaths(input).length + input.staticFiles.length + pages.length;
  if (most && files > most.max) {
    const limit = [`accepts at most ${formatNumber(most.max)} files`, most.condition].filter(Boolean).join(' ');
    const advice = ['Set shareCards: county to make fewer pictures.', most.hint].filter(Boolean).join(' ');
    report(`${limit}. This site has ${formatNumber(files)}.`, advice);
  }
  return found;
}

function settings({ headers }: OutputInput, { host, locate, settings: site }: Check): Diagnostic[] {
  const { label } = host;
  const found: Diagnostic[] = [];
  const report = (at: readonly string[], message: string, hint: string) =>
    found.push(diagnose('host/unsupported', locate(at), message, { hint }));
  if (host.rootFiles && headers.base !== '')
    report(
      ['url', 'base'],
      `${label} serves the published folder at the root of its URL, not below ${headers.base}/.`,
      `Build with --out public${headers.base}, copy ${host.rootFiles.join(' and ')} from there to public/, and publish public/. Then allow this warning under checks.allow in site.yaml.`,
    );
  if (!host.addsHtmlExtension && site.trailingSlash === 'never')
    report(
      ['url', 'trailingSlash'],
      `${label} does not serve services.html at the URL /services.`,
      'Set trailingSlash: always.',
    );
  if (site.precompress && !host.sendsPrecompressed)
    report(['precompress'], `${label} does not send compressed copies, so none are written.`, 'Remove precompress.');
  return found;
}

/** The site's own header and redirect rules that the host ignores. */
function ownRules(file: OutputFile, { host, folder }: Check): Diagnostic[] {
  const isHeaders = isOwnHeaders(file);
  if (!isHeaders && !isOwnRedirects(file)) return [];
  const lines = textOf(file).split(/\r?\n/);
  const report = (pattern: RegExp, message: string, hint: string): Diagnostic[] => {
    const line = lines.findIndex((one) => pattern.test(one));
    const at = { file: `${folder}/${file.path}`, line: line + 1, column: 1 };
    return line === -1 ? [] : [diagnose('host/unsupported', at, `${host.label} ${message}`, { hint })];
  };
  const rule = /^\s*[^\s#]/;
  // The command writes its file again. Where no page has headers, its page needs none.
  const isOfCms = lines[0]?.includes('`treesite cms`');
  if (isHeaders && !host.sendsHeaders)
    return isOfCms ? [] : report(rule, 'sends no custom headers.', 'Delete the file, or choose another host.');
  if (!isHeaders)
    return host.readsOwnRedirects
      ? []
      : report(rule, 'does not read _redirects.', 'Use aliases, or add the redirect to the settings of the host.');
  const headerWith = ({ source, flags }: RegExp) => new RegExp(`^\\s+[^#\\s][^:]*:.*(?:${source})`, flags);
  const { readsRemovals, unsendable } = host;
  return [
    ...(readsRemovals
      ? []
      : report(/^\s+!/, 'ignores lines that remove a header.', 'Set these headers in the settings of the host.')),
    ...(unsendable ? report(headerWith(unsendable.values), unsendable.message, unsendable.hint) : []),
  ];
}
