/** A site and its host → the host's configuration files: headers, redirects, 404 pages. Pure. */
import type { Host } from '../../domain/hosts.ts';
import { isOwnHeaders } from '../header-rules.ts';
import { formatHeaders } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import { formatRedirectRules, type GeneratedFile, isOwnRedirects, readOwnRedirects } from '../redirects.ts';
import { formatCaddy } from './caddy.ts';
import type { HostInput } from './host-input.ts';
import { formatNginx } from './nginx.ts';
import { notFoundPages, serverInput } from './server-input.ts';

/** Whether a static file's rules are added to the generated file of the same name, instead of replacing it. */
export function isOwnRules(file: Pick<OutputFile, 'path'>): boolean {
  return isOwnHeaders(file) || isOwnRedirects(file);
}

export function formatHostFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { file: path } = host;
  const format = path === undefined ? undefined : formats[path];
  return [
    ...(host.hasRules ? ruleFiles(input, host) : []),
    ...(path !== undefined && format ? [{ path, make: () => format(input, host) }] : []),
  ];
}

/** The text of each file that only one host reads, by its path. */
const formats: Readonly<Record<string, (input: HostInput, host: Host) => string>> = {
  '.nojekyll': () => '',
  '.deploy/nginx.conf': (...site) => formatNginx(serverInput(...site)),
  '.deploy/Caddyfile': (...site) => formatCaddy(serverInput(...site)),
};

function ruleFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { base } = input.headers;
  const own = readOwnRedirects(input.staticFiles);
  const headers = () => formatHeaders({ ...input.headers, staticFiles: input.staticFiles }, host);
  const redirects = () =>
    formatRedirectRules(input.redirects, { base, own, notFoundPages: notFoundPages(input) }, host);
  const hasRedirects = input.redirects.length > 0 || own.trim() !== '' || host.notFound === 'by rule';
  return [{ path: '_headers', make: headers }, ...(hasRedirects ? [{ path: '_redirects', make: redirects }] : [])];
}
