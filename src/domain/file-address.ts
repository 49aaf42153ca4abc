/** The address under which a host shows a file of the finished site. Pure. */
import path from 'node:path';

/** services/index.html is /services/; services.html is /services; 404.html stays as it is. */
export function addressOf(file: string): string {
  if (path.posix.basename(file) === '404.html') return `/${file}`;
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
