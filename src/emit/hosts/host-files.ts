/** The files that tell a host how to serve the site: headers, redirects, where its 404 pages are. Pure. */
import type { Host } from '../../domain/hosts.ts';
import { isOwnHeaders } from '../header-rules.ts';
import { formatHeaders } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import { formatRedirectRules, type GeneratedFile } from '../redirects.ts';
import type { HostInput } from './host-input.ts';

/** Added to the generated file of the same name, and not published in its place. */
export function isOwnRules(file: Pick<OutputFile, 'path'>): boolean {
  return isOwnHeaders(file) || isOwnRedirects(file);
}

function isOwnRedirects({ path }: Pick<OutputFile, 'path'>): boolean {
  return path === '_redirects';
}

export function formatHostFiles(input: HostInput, host: Host): GeneratedFile[] {
  return [...(host.readsRules ? ruleFiles(input, host) : []), ...markers(input)];
}

function ruleFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { base } = input.headers;
  const own = readOwnRedirects(input);
  const headers = () => formatHeaders({ ...input.headers, staticFiles: input.staticFiles }, host);
  const redirects = () =>
    formatRedirectRules(input.redirects, { base, own, notFoundPages: notFoundPages(input) }, host);
  const hasRedirects = input.redirects.length > 0 || own.trim() !== '' || host.notFound === 'by rule';
  return [{ path: '_headers', make: headers }, ...(hasRedirects ? [{ path: '_redirects', make: redirects }] : [])];
}

/** The text; empty where there is none. */
function readOwnRedirects({ staticFiles }: HostInput): string {
  const file = staticFiles.find(isOwnRedirects);
  return file ? Buffer.from(file.contents).toString('utf8') : '';
}

function notFoundPages({ otherFiles, staticFiles }: HostInput): string[] {
  const files = [...otherFiles, ...staticFiles.map(({ path }) => path)];
  return [...new Set(files.filter((file) => /(^|\/)404\.html$/.test(file)))];
}

/** Without it, GitHub Pages leaves out files whose names begin with an underscore when a branch is published. */
function markers({ deploy }: HostInput): GeneratedFile[] {
  return deploy === 'github-pages' ? [{ path: '.nojekyll', make: () => '' }] : [];
}
