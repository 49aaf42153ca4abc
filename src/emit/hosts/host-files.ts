/** A site and its host → the host's configuration files: headers, redirects, 404 pages. Pure. */
import type { Host } from '../../domain/hosts/hosts.ts';
import { isOwnHeaders } from '../header-rules.ts';
import { formatHeaders } from '../headers.ts';
import type { GeneratedFile, OutputFile } from '../output-file.ts';
import { formatRedirectRules, isOwnRedirects, readOwnRedirects } from '../redirects.ts';
import type { HostInput } from './host-input.ts';
import { notFoundPages, toServerSite } from './server-site.ts';

/** Whether a static file's rules are added to the generated file of the same name, instead of replacing it. */
export function isOwnRules(file: Pick<OutputFile, 'path'>): boolean {
  return isOwnHeaders(file) || isOwnRedirects(file);
}

export function formatHostFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { file } = host;
  return [
    ...(host.hasRules ? ruleFiles(input, host) : []),
    ...(file ? [{ path: file.path, make: () => file.format?.(toServerSite(input, host)) ?? '' }] : []),
  ];
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
