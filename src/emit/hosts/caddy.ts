/** A site → its configuration for Caddy, a file to import into the site's block. Pure. */
import { revalidate } from '../../domain/cache-control.ts';
import { groupBy } from '../../domain/group-by.ts';
import { minCompressedBytes } from '../../domain/urls/content-type.ts';
import { escapePattern } from '../../text/escape.ts';
import { indent, quotedForCaddy, unsendable } from './config-text.ts';
import type { HeaderStep } from './header-steps.ts';
import type { ServerInput } from './server-input.ts';

export const caddyFile = '.deploy/Caddyfile';

export function formatCaddy(input: ServerInput): string {
  const { base, steps, redirects, notFoundFolders } = input;
  const lines = [
    '# The block of the site needs two lines:',
    `#   root * /srv/site/dist${base === '' ? '' : `   with the site built into /srv/site/dist${base}`}`,
    `#   import /srv/site/dist${base}/${caddyFile}`,
    '# After each build that changes this file: caddy reload',
    '',
    ...(base === '' ? [] : [`redir ${base} ${base}/ 301`]),
    ...block(`route ${base}/*`, [
      ...formatCompression(input),
      ...formatHeaders(steps),
      '@query expression {query} != ""',
      ...formatRedirects(redirects),
      '@hidden {',
      ...indent(['path_regexp "/(\\.|_headers$|_redirects$|index$|404(\\.html)?$)"', 'not path */.well-known/*']),
      '}',
      'error @hidden 404',
      '@other_method not method GET HEAD',
      'error @other_method 405',
      ...formatPageUrls(base),
      ...formatTypes(input),
      ...fileServer(input),
    ]),
    ...block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...block('route @missing', [
        'header Content-Type "text/html; charset=utf-8"',
        `header Cache-Control "${revalidate}"`,
        ...notFoundFolders.flatMap((folder) =>
          block(`handle ${folder}*`, [`rewrite * ${folder}404.html`, ...fileServer(input)]),
        ),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function formatCompression({ compressible }: ServerInput): string[] {
  const types = compressible.map((type) => `header Content-Type ${type}*`);
  return block('encode gzip', [`minimum_length ${minCompressedBytes}`, ...block('match', types)]);
}

function fileServer({ precompress }: ServerInput): string[] {
  return precompress ? block('file_server', ['precompressed br gzip']) : ['file_server'];
}

/** A header is set if its step matches and no step that clears it does. */
function formatHeaders(steps: readonly HeaderStep[]): string[] {
  const groups = new Map<string, { when: string | undefined; unless: string[]; lines: string[] }>();
  for (const { pattern: when, sets } of steps) {
    for (const header of sets.filter(({ value }) => !unsendable.caddy.test(value))) {
      const unless = steps.flatMap(({ pattern, clears }) => (clears.includes(header) ? [pattern ?? '.*'] : []));
      const key = JSON.stringify([when, unless]);
      const group = groups.get(key) ?? { when, unless, lines: [] };
      group.lines.push(`+${header.name} ${quotedForCaddy(header.value)}`);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap(({ when, unless, lines }, index) => {
    if (when === undefined && unless.length === 0) return block('header', lines);
    const conditions = [
      ...(when === undefined ? [] : [`path_regexp ${quotedForCaddy(when)}`]),
      ...unless.map((pattern) => `not path_regexp ${quotedForCaddy(pattern)}`),
    ];
    return [...block(`@headers${index}`, conditions), ...block(`header @headers${index}`, lines)];
  });
}

function formatRedirects(redirects: ServerInput['redirects']): string[] {
  if (redirects.length === 0) return [];
  const rows = redirects.flatMap(({ from, to }) =>
    [...new Set([from.replace(/\/$/, ''), from])].map((url) => {
      const [path = '', fragment] = to.split('#');
      return `${url} ${path} "${fragment === undefined ? '' : `#${fragment}`}"`;
    }),
  );
  return [
    ...block('map {path} {moved_to} {moved_fragment}', [...rows, 'default "" ""']),
    '@moved expression {moved_to} != ""',
    ...block('route @moved', formatRedirect('{moved_to}', '{moved_fragment}')),
  ];
}

/** /services/index.html, /services.html and /services redirect to /services/ or /services, whichever is the page's URL. */
function formatPageUrls(base: string): string[] {
  return [
    `@index path_regexp index "^(${escapePattern(base)}/(?:[\\w.~-]+/)*)index\\.html$"`,
    ...block('route @index', formatRedirect('{re.index.1}')),
    `@page path_regexp page "^(${escapePattern(base)}(?:/[\\w.~-]+?)+?)(?:/|\\.html)?$"`,
    ...block('route @page', [
      '@folder file {re.page.1}/index.html',
      '@file file {re.page.1}.html',
      ...block('handle @folder', ['@other not path */', ...block('route @other', formatRedirect('{re.page.1}/'))]),
      ...block('handle @file', [
        '@other path */ *.html',
        ...block('route', [...block('route @other', formatRedirect('{re.page.1}')), 'rewrite * {re.page.1}.html']),
      ]),
    ]),
  ];
}

/** Keeps the query. */
function formatRedirect(to: string, fragment = ''): string[] {
  return [`redir @query "${to}?{query}${fragment}" 301`, `redir * "${to}${fragment}" 301`];
}

/** Caddy takes media types from the system, which may lack some of the site's. */
function formatTypes({ types }: ServerInput): string[] {
  return [...groupBy(types, ([, type]) => type)].flatMap(([type, group], index) => [
    `@type${index} path ${group.map(([ending]) => `*.${ending}`).join(' ')}`,
    `header @type${index} Content-Type "${type}"`,
  ]);
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...indent(lines), '}'];
}
