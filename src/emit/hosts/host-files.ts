/** A site and its host → the host's configuration files: headers, redirects, 404 pages. Pure. */
import type { Host } from '../../domain/hosts.ts';
import { isOwnHeaders } from '../header-rules.ts';
import { formatHeaders } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import { formatRedirectRules, type GeneratedFile, isOwnRedirects, readOwnRedirects } from '../redirects.ts';
import { caddyFile, formatCaddy } from './caddy.ts';
import type { HostInput } from './host-input.ts';
import { formatNginx, nginxFile } from './nginx.ts';
import { formatS3Script, formatS3Settings, s3Script, s3Settings } from './s3.ts';
import { notFoundPages, serverInput } from './server-input.ts';

/** Whether a static file's rules are added to the generated file of the same name, instead of replacing it. */
export function isOwnRules(file: Pick<OutputFile, 'path'>): boolean {
  return isOwnHeaders(file) || isOwnRedirects(file);
}

/** `generated` returns the paths of all other generated files. */
export function formatHostFiles(input: HostInput, host: Host, generated: () => string[]): GeneratedFile[] {
  return [...(host.hasRules ? ruleFiles(input, host) : []), ...ownFiles(input, generated)];
}

function ruleFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { base } = input.headers;
  const own = readOwnRedirects(input.staticFiles);
  const headers = () => formatHeaders({ ...input.headers, staticFiles: input.staticFiles }, host);
  const redirects = () =>
    formatRedirectRules(input.redirects, { base, own, notFoundPages: notFoundPages(input) }, host);
  const hasRedirects = input.redirects.length > 0 || own.trim() !== '' || host.notFound === 'by rule';
  return [{ path: '_headers', make: headers }, ...(hasRedirects ? [{ path: '_redirects', make: redirects }] : [])];
}

/** Files that only one host reads. */
function ownFiles(input: HostInput, generated: () => string[]): GeneratedFile[] {
  switch (input.deploy) {
    // Without it, a site published from a branch lacks files whose names start with an underscore.
    case 'github-pages':
      return [{ path: '.nojekyll', make: () => '' }];
    case 'nginx':
      return [{ path: nginxFile, make: () => formatNginx(serverInput(input)) }];
    case 'caddy':
      return [{ path: caddyFile, make: () => formatCaddy(serverInput(input)) }];
    case 's3':
      return [
        { path: s3Script, make: () => formatS3Script(input, generated()) },
        { path: s3Settings, make: () => formatS3Settings(input) },
      ];
    default:
      return [];
  }
}
