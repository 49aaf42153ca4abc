/** Files of the finished site and the paths of URLs under which a host shows them. Pure. */
import path from 'node:path';

/** services/index.html is /services/; services.html is /services; 404.html stays as it is. */
export function addressOf(file: string): string {
  if (path.posix.basename(file) === '404.html') return `/${file}`;
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** The path of the page that this one nearly is: /services, /services/index.html and /services.html are of /services/ or /services. */
export function canonicalAddress(address: string, isPage: (address: string) => boolean): string | undefined {
  const forms = [`${address}/`, address.replace(/\/$/, ''), addressOf(address.slice(1))];
  return forms.find((form) => form !== address && form !== '' && !form.endsWith('/404.html') && isPage(form));
}
