/** The requests that are sent to every host, by topic, and the expected responses. */
import { filesForHosts } from '../../src/domain/hosts/hosts.ts';
import type { RawAnswer } from '../support/raw-request.ts';
import type { BuildResult } from './built.ts';
import { compressed, is, leadsTo, like, type Wrong } from './judge.ts';

export interface Exchange {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** What is wrong with the answer, as short sentences. */
  judge: (answer: RawAnswer) => Wrong[];
}

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const drawing = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  css: /^text\/css; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd.microsoft.icon)$/,
  xml: /^(application|text)\/xml/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  vcf: /^text\/(x-)?vcard; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
};

/** Only what the files of a site decide: that a server answers HEAD, ranges and conditional requests is its own matter. */
export function listExchanges(site: BuildResult): Record<string, Exchange[]> {
  const { base, files, pages, aliases, notFound } = site;
  const at = site.urlPathOf;
  const assets = files.filter((file) => file.startsWith('assets/'));
  const style = found(assets, /\.css$/);
  const page = found(pages, /^about/);
  const others = files.filter((file) => !file.startsWith('assets/') && !file.endsWith('.html'));
  const missing = [
    ...notFound.map((folder) => ({ path: `${base}/${folder}no-such-page`, folder })),
    ...notFound.map((folder) => ({ path: `${base}/${folder}no/such/page/`, folder })),
    { path: `${base}/assets/gone.css`, folder: '' },
    { path: `${base}/assets/`, folder: '' },
  ];
  return {
    'every page and file': files.map((file) => ({
      path: at(file),
      judge: (answer) => [
        is('status', answer.status, 200),
        !answer.body.equals(site.read(file)) && 'the body is not the file',
        like('content-type', answer, types[file.split('.').at(-1) ?? ''] ?? /./),
      ],
    })),
    'other forms of a page’s URL': pages.flatMap((file) => {
      const right = at(file);
      const bare = right.replace(/\/$/, '');
      const folderForms = right === `${base}/` ? [`${right}index.html`] : [bare, `${right}index.html`];
      return (right.endsWith('/') ? folderForms : [`${bare}/`, `${bare}.html`]).map((form) => ({
        path: `${form}?a=b`,
        judge: (answer) => leadsTo(answer, `${right}?a=b`),
      }));
    }),
    aliases: aliases.flatMap(({ from, to }) => {
      const [path = '', fragment] = to.split('#');
      const withQuery = `${path}?a=b${fragment === undefined ? '' : `#${fragment}`}`;
      return [
        { path: from, judge: (answer) => leadsTo(answer, to) },
        { path: `${from}?a=b`, judge: (answer) => leadsTo(answer, withQuery) },
      ];
    }),
    'the nearest 404 page': missing.map(({ path, folder }) => ({
      path,
      judge: (answer) => [
        is('status', answer.status, 404),
        !answer.body.equals(site.read(`${folder}404.html`)) && `the body is not ${folder}404.html`,
        like('content-type', answer, types.html),
      ],
    })),
    'a 404 page at its own URL': notFound.flatMap((folder) =>
      ['404.html', '404'].map((name) => ({
        path: `${base}/${folder}${name}`,
        judge: (answer) => [is('status', answer.status, 404)],
      })),
    ),
    'browsers do not cache 404 pages': missing.map(({ path }) => ({
      path,
      judge: ({ headers }) => [
        !/no-store|max-age=0/.test(headers['cache-control'] ?? '') && `cache-control ${headers['cache-control']}`,
      ],
    })),
    'files for hosts are not served': [...filesForHosts, '.deploy/'].map((file) => ({
      path: `${base}/${file}`,
      judge: (answer) => [is('status', answer.status, 404)],
    })),
    'headers of pages': [...pages, ...notFound.map((folder) => `${folder}no-such-page`)].map((file) => ({
      path: at(file),
      judge: (answer) =>
        Object.entries(site.pageHeaders)
          .filter(([name]) => name !== 'x-own')
          .map(([name, value]) => is(name, answer.headers[name]?.toString(), value)),
    })),
    'headers of other files': [...assets, ...others].map((file) => ({
      path: at(file),
      judge: ({ headers }) => [
        is('x-content-type-options', headers['x-content-type-options']?.toString(), 'nosniff'),
        ...(file.endsWith('.svg')
          ? [is('content-security-policy', headers['content-security-policy']?.toString(), drawing)]
          : []),
        file.startsWith('assets/') &&
          headers['strict-transport-security'] !== undefined &&
          'an asset has the headers of pages',
      ],
    })),
    'your own header rules': [
      { path: `${base}/mine/`, judge: ({ headers }) => [is('x-own', headers['x-own']?.toString(), '1, "2"')] },
      { path: at(page), judge: ({ headers }) => [is('x-own', headers['x-own']?.toString(), '1')] },
    ],
    caching: [...pages, ...others, ...assets].map((file) => ({
      path: at(file),
      judge: (answer) => [
        is('cache-control', answer.headers['cache-control'], file.startsWith('assets/') ? immutable : revalidate),
      ],
    })),
    'gzip of texts': [...pages, style, ...others.filter((file) => /\.(xml|webmanifest|vcf)$/.test(file))].map(
      (file) => ({
        path: at(file),
        headers: { 'accept-encoding': 'gzip' },
        judge: (answer) => compressed(answer, 'gzip', site.read(file)),
      }),
    ),
    'brotli of texts': [...pages, style].map((file) => ({
      path: at(file),
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      judge: (answer) => compressed(answer, 'br', site.read(file)),
    })),
    'pictures are not compressed': files
      .filter((file) => /\.(png|webp|avif|woff2)$/.test(file))
      .map((file) => ({
        path: at(file),
        headers: { 'accept-encoding': 'gzip, br' },
        judge: (answer) => [answer.headers['content-encoding'] !== undefined && 'it is compressed'],
      })),
    'methods other than GET and HEAD': ['POST', 'PUT', 'DELETE'].map((method) => ({
      method,
      path: at(page),
      judge: (answer) => [is('status', answer.status, 405)],
    })),
    'paths that point outside the site': [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//other.example/',
      '/\\other.example/',
    ].map((path) => ({
      path: base + path,
      judge: ({ body, headers }) => [
        body.includes('root:') && 'a file outside the site',
        /^(https?:)?\/\/(?!127)|^\/[/\\]/.test(headers.location ?? '') && `Location ${headers.location}`,
      ],
    })),
  };
}

function found(files: readonly string[], pattern: RegExp): string {
  const file = files.find((one) => pattern.test(one));
  if (file === undefined) throw new Error(`The site has no ${pattern}.`);
  return file;
}
