/** Diagnostics of templates and of the pages they render, and of features that the host named by `deploy` does not support. */
import type { CatalogEntry } from './catalog-entry.ts';

export const templates = {
  'template/error': {
    title: 'A template failed',
    why: 'The page could not be rendered, so nothing was written.',
    fix: 'Check the line of the template that the message names.',
  },
  'template/missing': {
    title: 'A template is missing, or does not export Page',
    why: 'Each kind of page needs templates/pages/<kind>.tsx, which exports a component named Page.',
    fix: 'Create the file, or export its component as Page. To use the built-in template again, delete your file.',
  },
  'template/syntax': {
    title: 'A template, style or script cannot be compiled',
    why: 'The browser could not run or apply it either.',
    fix: 'Check the marked line.',
  },
  'template/unused': {
    severity: 'warning',
    title: 'A file in your templates folder is not used',
    why: 'A file replaces a built-in one only if it has the same path and name. Otherwise it has no effect.',
    fix: 'Rename or move it: templates/components/Hero/Hero.tsx replaces the built-in Hero. Or import it in one of your templates, or delete it.',
  },
  'page/empty-title': {
    title: 'A page has no title or main heading',
    why: 'Search results show the title, and screen readers read it first.',
    fix: 'Fill in metaTitle and the page’s heading; in a template, write <title>{text}</title> with a single string.',
  },
  'page/token': {
    title: 'A token in braces was left on a page',
    why: 'The token is shown to visitors as written, because this page has no value for it.',
    fix: 'Remove the token from the text, or write a separate text for this kind of page.',
  },
  'page/id': {
    title: 'An id is used twice on a page',
    why: 'Links and labels that refer to the id would reach the wrong element.',
    fix: 'Give one of the elements another id.',
  },
  'page/blocked-origin': {
    title: 'A page loads a file from a site that is not allowed, or contains an inline style',
    why: 'The site’s Content Security Policy (CSP) lets browsers load files of this site only. Browsers would block the script, picture or frame, and visitors would see no message.',
    fix: 'Add the site to security.allow in site.yaml (script, style, img, font, connect, frame, media or form), or keep a copy of the file in the static folder. Move style attributes and style elements to a .css file that the template imports, or that the page in the static folder links to: the policy does not allow them.',
  },
} as const satisfies Record<string, CatalogEntry>;

export const hosts = {
  'host/limit': {
    severity: 'warning',
    title: 'The site exceeds a limit of its host',
    why: 'Hosts ignore what exceeds their limits, or refuse the whole site.',
    fix: 'Follow the hint, or choose another host. Without deploy in site.yaml, no limit is checked.',
  },
  'host/unsupported': {
    severity: 'warning',
    title: 'The host ignores a setting or rule of the site',
    why: 'The site is published, but works differently from what the data says.',
    fix: 'Follow the hint, or choose another host. treesite’s docs/publishing.md lists what each host can do.',
  },
  'header/invalid': {
    severity: 'warning',
    title: 'A line of your own _headers file has no effect',
    why: 'Hosts ignore such lines without a message, so a header that you rely on is not sent.',
    fix: 'Write a path that begins with a slash, then its headers as name: value, each in a line indented by two spaces.',
  },
  'redirect/invalid': {
    severity: 'warning',
    title: 'A redirect of your own does not work',
    why: 'Visitors who follow an old link see an error page.',
    fix: 'Write the old path, a space and the new URL in static/_redirects, or use aliases in the data file of the new page.',
  },
} as const satisfies Record<string, CatalogEntry>;
