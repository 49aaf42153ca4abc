/** The preview server over a small made-up site. */
import { afterAll, beforeAll } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { closeServer, listen } from '../../support/local-server.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A text that is worth compressing. */
export const long = 'words and words. '.repeat(100);

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'services/index.html': long,
  'services/404.html': 'no such service',
  '404.html': 'no such page',
  'assets/site.abc.css': 'a{}',
  'photo.jpg': Buffer.alloc(1000, 7),
  'données/é à.txt': 'accents',
  '.well-known/security.txt': 'Contact: x',
  'moved/index.html': '<meta http-equiv="refresh" content="0; url=/services/">',
  'video.mp4': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  _redirects: [
    '/old /new/ 302',
    '/old/* /services/ 301',
    '/about.html /elsewhere/ 301',
    '/moved/ /services/#moved 301',
    '/services/* /lost/:splat 302',
    '/ /never 301',
    '/photo.jpg /elsewhere.jpg 307!',
    '/app/* /about 200',
    '/gone/* /services/404.html 404',
    '/nothing /no-such-file 200',
    '/données/* /data/:splat',
    '/loop/* /loop/:splat',
    '/blog/:year/:title /news/:title?y=:year 308',
    '/shop/* /:splat',
  ].join('\n'),
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  '.treesite.json': '{"version":1,"files":{}}',
};

/** Call at the top of a test file. */
export function createPreview() {
  const folder = tempFolder(files);
  const server = createPreviewServer(folder);
  let port = 0;
  beforeAll(async () => {
    port = await listen(server);
  });
  afterAll(() => closeServer(server));
  return {
    folder,
    tempFolder,
    port: () => port,
    ask: (address: string, options = {}) => rawRequest(port, address, options),
  };
}
