/** A site and its repository → the files that `treesite cms` writes besides the program: the page, its settings and its headers. Pure. */
import { stringify } from 'yaml';
import { escapeHtml } from '../../text/escape.ts';
import { type CmsSite, planCollections } from './collections.ts';
import { backendOf, originsOf, type Repository } from './repository.ts';

export interface AdminSite extends CmsSite {
  /** The business's name. */
  name: string;
  /** The URL of the home page; undefined if site.yaml does not set it. */
  url: string | undefined;
}

/** Marks the first line of every file that `treesite cms` writes. */
export const mark = 'Written by `treesite cms`';
/** Relative to the folder of the CMS. `treesite cms` replaces all of it. */
export const cmsFolder = 'sveltia-cms';

/** Texts by file name, relative to the folder of the CMS. */
export function planAdmin(site: AdminSite, repository: Repository): Record<string, string> {
  const { collections, singletons, shapes } = planCollections(site);
  const title = `Edit ${site.name}`;
  const config = {
    backend: backendOf(repository),
    app_title: title,
    site_url: site.url,
    show_preview_links: false,
    media_folder: `${site.data}/images`,
    // File names as data files need them: lower-case letters, digits, hyphens.
    media_libraries: { default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    i18n:
      site.languages.length < 2
        ? undefined
        : {
            structure: 'multiple_files',
            locales: site.languages,
            default_locale: site.languages[0],
            // A translation is made when someone adds it.
            initial_locales: 'default',
            omit_default_locale_from_file_path: true,
          },
    collections,
    singletons,
  };
  return {
    'index.html': pageOf(title, shapes),
    _headers: `# ${mark}, which overwrites it.
${headersFor(repository)}`,
    'config.yml': `# ${mark}, which overwrites it. Change the schemas or the command’s options instead.
${stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })}`,
  };
}

/** The shapes of files are in the page as JSON data, which the content policy does not treat as a script. */
function pageOf(title: string, shapes: unknown): string {
  const data = JSON.stringify(shapes).replaceAll('<', '\\u003c');
  return `<!doctype html><!-- ${mark}, which overwrites it. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<script type="application/json" id="treesite-files">${data}</script>
<script type="module" src="${cmsFolder}/start.js"></script>
</head>
<body></body>
</html>
`;
}

/** The build adds these rules to the site's own `_headers`, whose content policy would block the CMS. */
function headersFor(repository: Repository): string {
  const { connect, images } = originsOf(repository);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The program adds style elements to the page, and positions menus with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${images.join(' ')}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${connect.join(' ')}`,
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  // The Git host's sign-in window sends its result to this window.
  return `/*
  ! Content-Security-Policy
  ! Cross-Origin-Opener-Policy
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  X-Robots-Tag: noindex
`;
}
