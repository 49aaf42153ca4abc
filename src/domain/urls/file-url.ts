/** A file of the finished site → the URL path at which a host serves it. Pure. */
import path from 'node:path';

/** services/index.html → /services/; services.html → /services; 404.html → /404.html. */
export function urlPathOf(file: string): string {
  // Without regular expressions, because it is called for each page in builds that make only one.
  if (file.endsWith('/index.html') || file === 'index.html') return `/${file.slice(0, -'index.html'.length)}`;
  if (!file.endsWith('.html') || file.endsWith('/404.html') || file === '404.html') return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`;
}

/** The path of the page in a file: the inverse of `Urls.file`. */
export function pagePathOf(file: string): string {
  if (path.posix.basename(file) === '404.html') return `/${file}`;
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '/');
}

/** The path of the page that another form of it means: /services, /services/index.html and /services.html → /services/ or /services. */
export function canonicalPath(url: string, isPage: (url: string) => boolean): string | undefined {
  const forms = [`${url}/`, url.replace(/\/$/, ''), urlPathOf(url.slice(1))];
  return forms.find((form) => form !== url && form !== '' && !form.endsWith('/404.html') && isPage(form));
}
