/** A site → its configuration for nginx, a file to include in the site's server block. Pure. */
import { escapePattern } from '../../text/escape.ts';
import { minCompressedBytes } from '../file-headers.ts';
import { groupBy } from '../groups.ts';
import { patternSource } from '../urls/path-pattern.ts';
import { type HeaderStep, indented, type ServerSite, type SetHeader, withoutParameters } from './server-site.ts';

/** Brotli needs a separate module, and nginx does not start with unknown settings. */
export function formatNginx(input: ServerSite): string {
  const { base, steps, types, redirects, notFoundFolders } = input;
  const names = new Map(steps.flatMap(({ sets }) => sets).map((header, index) => [header, `$treesite_${index}`]));
  const folders = notFoundFolders.filter((folder) => folder !== `${base}/`);
  const byType = [...groupBy(types, ([, type]) => withoutParameters(type))].sort(([a], [b]) => (a < b ? -1 : 1));
  const charset = types.filter(([, type]) => type.includes('charset')).map(([, type]) => withoutParameters(type));
  const pattern = escapePattern(base);
  const text = indented`# The server block needs two lines:
#   root /srv/site/dist;${base && `   with the site built into /srv/site/dist${base}`}
#   include /srv/site/dist${base}/.deploy/nginx.conf;
# After each build that changes this file: nginx -t && nginx -s reload

# The requested path. It stays the same if nginx serves another file.
uninitialized_variable_warn off;
if ($treesite_path = "") { set $treesite_path $uri; }

# Headers by path. Empty headers are not sent.
${[
  ...steps.filter((step) => step.path).flatMap(({ sets }) => sets.map((header) => setTo(names.get(header), ''))),
  ...steps.map((step) => formatStep(step, names)),
  formatStep(cachingOfNotFound(steps), names, '$uri'),
]}

# Each page has one URL: /services/index.html, /services.html and /services redirect to /services/ or /services.
set $treesite_page "/:";
set $treesite_index "/:";
set $treesite_to "";
if ($treesite_path ~ "^(${pattern}(?:/[\\w.~-]+?)+?)(?:/|\\.html)?$") { set $treesite_page $1; }
if ($treesite_page ~ "/(404|index)$") { set $treesite_page "/:"; }
if ($treesite_path ~ "^(${pattern}/(?:[\\w.~-]+/)*)index\\.html$") { set $treesite_index $1; }
if (-f "$document_root$treesite_page.html") { set $treesite_to $treesite_page; }
if (-f "$document_root$treesite_page/index.html") { set $treesite_to "$treesite_page/"; }
if (-f "$document_root\${treesite_index}index.html") { set $treesite_to $treesite_index; }
if ($treesite_to = $treesite_path) { set $treesite_to ""; }

location ${base}/ {
    absolute_redirect off;
    types {
        ${byType.map(([type, group]) => `${type} ${group.map(([ending]) => ending).join(' ')};`)}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${withoutHtml([...new Set(charset)].sort())};
    ${[...names].map(([{ name }, variable]) => `add_header ${name} ${variable} always;`)}
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length ${minCompressedBytes};
    gzip_types ${withoutHtml(input.compressible)};
    ${input.precompress ? 'gzip_static on;' : ''}
    ${pagesOf(`${base}/`)}
    ${folders.map((folder) => indented`location ${folder} {\n    ${pagesOf(folder)}\n}`)}
    ${redirects.flatMap(formatRedirect)}
}
${base && `location = ${base} { return 301 ${base}/$is_args$args; }`}
`;
  return text.replace(/\n+$/, '\n');
}

function withoutHtml(types: readonly string[]): string {
  return types.filter((type) => type !== 'text/html').join(' ');
}

/** 404 pages are not cached, whatever the rules for the requested URL. */
function cachingOfNotFound(steps: readonly HeaderStep[]): HeaderStep {
  const all = steps.flatMap(({ sets }) => sets).filter(({ name }) => name.toLowerCase() === 'cache-control');
  return { path: '*/404.html', sets: all.slice(0, 1), clears: all.slice(1) };
}

function formatStep(
  { path, sets, clears }: HeaderStep,
  names: ReadonlyMap<SetHeader, string>,
  requested = '$treesite_path',
) {
  const lines = [
    ...clears.map((header) => setTo(names.get(header), '')),
    ...sets.map((header) => setTo(names.get(header), header.value)),
  ];
  if (lines.length === 0 || path === undefined) return lines.join('\n');
  return indented`if (${requested} ~ ${quoted(patternSource(path))}) {\n    ${lines}\n}`;
}

function setTo(name = '', value: string): string {
  return `set ${name} ${quoted(value)};`;
}

/** nginx reads a backslash as special before these characters only. */
function quoted(text: string): string {
  return `"${text.replace(/\\(?=["'\\trn]|$)|"/g, (special) => `\\${special}`)}"`;
}

/** The directives for a folder with its own 404 page, which apply to its subfolders too. */
function pagesOf(folder: string): string[] {
  return [
    `error_page 404 ${folder}404.html;`,
    'if ($treesite_to != "") { return 301 $treesite_to$is_args$args; }',
    `try_files $uri "\${uri}index.html" "$uri.html" =404;`,
    'location ~ "/404(\\.html)?$" { internal; }',
    'location ~ "/(\\.(?!well-known/)|_headers$|_redirects$|index$)" { return 404; }',
  ];
}

function formatRedirect({ urls, path, fragment }: ServerSite['redirects'][number]): string[] {
  return urls.map((url) => `location = ${url} { return 301 "${path}$is_args$args${fragment}"; }`);
}
