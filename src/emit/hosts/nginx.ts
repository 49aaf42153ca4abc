/** A site → its configuration for nginx, a file to include in the site's server block. Pure. */
import { groupBy } from '../../domain/group-by.ts';
import { minCompressedBytes } from '../../domain/urls/content-type.ts';
import { escapePattern } from '../../text/escape.ts';
import { indent, quotedForNginx, unsendable } from './config-text.ts';
import type { HeaderStep, SetHeader } from './header-steps.ts';
import { type ServerInput, withoutParameters } from './server-input.ts';

export const nginxFile = '.deploy/nginx.conf';

export function formatNginx(input: ServerInput): string {
  const { base, steps, redirects, notFoundFolders } = input;
  const names = namesOf(steps);
  const folders = notFoundFolders.filter((folder) => folder !== `${base}/`);
  const lines = [
    `# The server block needs two lines:`,
    `#   root /srv/site/dist;${base === '' ? '' : `   with the site built into /srv/site/dist${base}`}`,
    `#   include /srv/site/dist${base}/${nginxFile};`,
    '# After each build that changes this file: nginx -t && nginx -s reload',
    '',
    '# The requested path. It stays the same if nginx serves another file.',
    'uninitialized_variable_warn off;',
    'if ($treesite_path = "") { set $treesite_path $uri; }',
    '',
    '# Headers by path. Empty headers are not sent.',
    ...steps.flatMap(({ pattern, sets }) =>
      pattern === undefined ? [] : sets.flatMap((header) => setTo(names.get(header), '')),
    ),
    ...steps.flatMap((step) => formatStep(step, names)),
    ...formatStep(cachingOfNotFound(steps), names, '$uri'),
    '',
    '# Each page has one URL: /services/index.html, /services.html and /services redirect to /services/ or /services.',
    'set $treesite_page "/:";',
    'set $treesite_index "/:";',
    'set $treesite_to "";',
    `if ($treesite_path ~ "^(${escapePattern(base)}(?:/[\\w.~-]+?)+?)(?:/|\\.html)?$") { set $treesite_page $1; }`,
    'if ($treesite_page ~ "/(404|index)$") { set $treesite_page "/:"; }',
    `if ($treesite_path ~ "^(${escapePattern(base)}/(?:[\\w.~-]+/)*)index\\.html$") { set $treesite_index $1; }`,
    'if (-f "$document_root$treesite_page.html") { set $treesite_to $treesite_page; }',
    'if (-f "$document_root$treesite_page/index.html") { set $treesite_to "$treesite_page/"; }',
    `if (-f "$document_root\${treesite_index}index.html") { set $treesite_to $treesite_index; }`,
    'if ($treesite_to = $treesite_path) { set $treesite_to ""; }',
    '',
    `location ${base}/ {`,
    ...indent([
      'absolute_redirect off;',
      ...formatTypes(input),
      ...[...names].map(([{ name }, variable]) => `add_header ${name} ${variable} always;`),
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      `gzip_min_length ${minCompressedBytes};`,
      `gzip_types ${input.compressible.filter((type) => type !== 'text/html').join(' ')};`,
      // Brotli needs a separate module, and nginx does not start with unknown settings.
      ...(input.precompress ? ['gzip_static on;'] : []),
      ...formatPages(`${base}/`),
      ...folders.flatMap((folder) => [`location ${folder} {`, ...indent(formatPages(folder)), '}']),
      ...redirects.flatMap(formatRedirect),
    ]),
    '}',
    ...(base === '' ? [] : [`location = ${base} { return 301 ${base}/$is_args$args; }`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Header → its variable. */
function namesOf(steps: readonly HeaderStep[]): Map<SetHeader, string> {
  const headers = steps.flatMap(({ sets }) => sets).filter(({ value }) => !unsendable.nginx.test(value));
  return new Map(headers.map((header, index) => [header, `$treesite_${index}`]));
}

/** 404 pages are not cached, whatever the rules for the requested URL. */
function cachingOfNotFound(steps: readonly HeaderStep[]): HeaderStep {
  const all = steps.flatMap(({ sets }) => sets).filter(({ name }) => name.toLowerCase() === 'cache-control');
  return { pattern: '/404\\.html$', sets: all.slice(0, 1), clears: all.slice(1) };
}

function formatStep(
  { pattern, sets, clears }: HeaderStep,
  names: ReadonlyMap<SetHeader, string>,
  path = '$treesite_path',
): string[] {
  const lines = [
    ...clears.flatMap((header) => setTo(names.get(header), '')),
    ...sets.flatMap((header) => setTo(names.get(header), header.value)),
  ];
  if (lines.length === 0 || pattern === undefined) return lines;
  return [`if (${path} ~ ${quotedForNginx(pattern)}) {`, ...indent(lines), '}'];
}

function setTo(name: string | undefined, value: string): string[] {
  return name === undefined ? [] : [`set ${name} ${quotedForNginx(value)};`];
}

/** Replaces the server's media types, which may lack some of the site's. */
function formatTypes({ types }: ServerInput): string[] {
  const byType = groupBy(types, ([, type]) => withoutParameters(type));
  const charset = types.filter(([, type]) => type.includes('charset')).map(([, type]) => withoutParameters(type));
  return [
    'types {',
    ...indent(
      [...byType]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([type, group]) => `${type} ${group.map(([ending]) => ending).join(' ')};`),
    ),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(charset)]
      .filter((type) => type !== 'text/html')
      .sort()
      .join(' ')};`,
  ];
}

/** The directives for a folder with its own 404 page, which apply to its subfolders too. */
function formatPages(folder: string): string[] {
  return [
    `error_page 404 ${folder}404.html;`,
    'if ($treesite_to != "") { return 301 $treesite_to$is_args$args; }',
    `try_files $uri "\${uri}index.html" "$uri.html" =404;`,
    'location ~ "/404(\\.html)?$" { internal; }',
    'location ~ "/(\\.(?!well-known/)|_headers$|_redirects$|index$)" { return 404; }',
  ];
}

function formatRedirect({ from, to }: ServerInput['redirects'][number]): string[] {
  const [path = '', fragment] = to.split('#');
  const target = `"${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}"`;
  const bareFrom = from.replace(/\/$/, '');
  return [...new Set([bareFrom, from])].map((url) => `location = ${url} { return 301 ${target}; }`);
}
