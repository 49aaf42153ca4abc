/** A site → its configuration for Caddy, a file to import into the site's block. Pure. */
import { escapePattern } from '../../text/escape.ts';
import { minCompressedBytes, revalidate } from '../file-headers.ts';
import { groupBy } from '../groups.ts';
import { patternSource } from '../urls/path-pattern.ts';
import { type HeaderStep, indented, type ServerSite } from './server-site.ts';

/** Each page has one URL: /services/index.html, /services.html and /services redirect to /services/ or /services. */
export function formatCaddy(input: ServerSite): string {
  const { base, steps, redirects, notFoundFolders, compressible, types } = input;
  const pattern = escapePattern(base);
  const fileServer = input.precompress ? 'file_server {\n    precompressed br gzip\n}' : 'file_server';
  return indented`# The block of the site needs two lines:
#   root * /srv/site/dist${base && `   with the site built into /srv/site/dist${base}`}
#   import /srv/site/dist${base}/.deploy/Caddyfile
# After each build that changes this file: caddy reload

${base && `redir ${base} ${base}/ 301\n`}route ${base}/* {
    encode gzip {
        minimum_length ${minCompressedBytes}
        match {
            ${compressible.map((type) => `header Content-Type ${type}*`)}
        }
    }
    ${formatHeaders(steps)}
    @query expression {query} != ""
    ${formatRedirects(redirects)}
    @hidden {
        path_regexp "/(\\.|_headers$|_redirects$|index$|404(\\.html)?$)"
        not path */.well-known/*
    }
    error @hidden 404
    @other_method not method GET HEAD
    error @other_method 405
    @index path_regexp index "^(${pattern}/(?:[\\w.~-]+/)*)index\\.html$"
    route @index {
        ${redirectTo('{re.index.1}')}
    }
    @page path_regexp page "^(${pattern}(?:/[\\w.~-]+?)+?)(?:/|\\.html)?$"
    route @page {
        @folder file {re.page.1}/index.html
        @file file {re.page.1}.html
        handle @folder {
            @other not path */
            route @other {
                ${redirectTo('{re.page.1}/')}
            }
        }
        handle @file {
            @other path */ *.html
            route {
                route @other {
                    ${redirectTo('{re.page.1}')}
                }
                rewrite * {re.page.1}.html
            }
        }
    }
    ${formatTypes(types)}
    ${fileServer}
}
handle_errors {
    @missing expression {http.error.status_code} == 404
    route @missing {
        header Content-Type "text/html; charset=utf-8"
        header Cache-Control "${revalidate}"
        ${notFoundFolders.map(
          (folder) => indented`handle ${folder}* {\n    rewrite * ${folder}404.html\n    ${fileServer}\n}`,
        )}
    }
}
`;
}

/** A header is set if its step matches and no step that clears it does. */
function formatHeaders(steps: readonly HeaderStep[]): string[] {
  const all = steps.flatMap(({ path: when, sets }) =>
    sets.map((header) => {
      const unless = steps.flatMap(({ path, clears }) => (clears.includes(header) ? [path ?? '*'] : []));
      return { when, unless, line: `+${header.name} ${quoted(header.value)}` };
    }),
  );
  const groups = groupBy(all, ({ when, unless }) => JSON.stringify([when, unless]));
  return [...groups.values()].map((group, index) => {
    const lines = group.map(({ line }) => line);
    const [{ when, unless }] = group;
    if (when === undefined && unless.length === 0) return indented`header {\n    ${lines}\n}`;
    const conditions = [
      ...(when === undefined ? [] : [`path_regexp ${quoted(patternSource(when))}`]),
      ...unless.map((path) => `not path_regexp ${quoted(patternSource(path))}`),
    ];
    const name = `@headers${index}`;
    return indented`${name} {\n    ${conditions}\n}\nheader ${name} {\n    ${lines}\n}`;
  });
}

function formatRedirects(redirects: ServerSite['redirects']): string[] {
  if (redirects.length === 0) return [];
  const rows = redirects.flatMap(({ urls, path, fragment }) => urls.map((url) => `${url} ${path} "${fragment}"`));
  return [
    indented`map {path} {moved_to} {moved_fragment} {\n    ${[...rows, 'default "" ""']}\n}`,
    '@moved expression {moved_to} != ""',
    indented`route @moved {\n    ${redirectTo('{moved_to}', '{moved_fragment}')}\n}`,
  ];
}

/** Keeps the query. */
function redirectTo(to: string, fragment = ''): string[] {
  return [`redir @query "${to}?{query}${fragment}" 301`, `redir * "${to}${fragment}" 301`];
}

/** Caddy takes media types from the system, which may lack some of the site's. */
function formatTypes(types: ServerSite['types']): string[] {
  return [...groupBy(types, ([, type]) => type)].flatMap(([type, group], index) => [
    `@type${index} path ${group.map(([ending]) => `*.${ending}`).join(' ')}`,
    `header @type${index} Content-Type "${type}"`,
  ]);
}

/** Caddy reads a backslash as special before a quote only, and in backquotes nothing. */
function quoted(text: string): string {
  return /\\(?:"|$)/.test(text) ? `\`${text}\`` : `"${text.replace(/"/g, '\\"')}"`;
}
