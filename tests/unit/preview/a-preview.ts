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
  'moved/index.html': '<meta http-equiv="refresh" content="0; url=/services/">',
  _redirects: [
    '/old /new/ 302',
    '/old/* /services/ 301',
    '/about.html /elsewhere/ 301',
    '/moved/ /services/#moved 301',
    '/services/* /lost/:splat 302',
    '/ /never 301',
    '/about /forced/ 307!',
    '/app/* /about 200',
    '/gone/* /services/404.html 404',
    '/nothing /no-such-file 200',
    '/données/* /data/:splat',
    '/loop/* /loop/:splat',
    '/blog/:year/:title /news/:title?y=:year 308',
    '/shop/* /:splat',
  ].join('\n'),
  '.treesite.json': '{"version":1,"files":{}}',
};

/** Call at the top of a test file. */
export function createPreview() {
  const server = createPreviewServer(tempFolder(files));
  let port = 0;
  beforeAll(async () => {
    port = await listen(server);
  });
  afterAll(() => closeServer(server));
  return { ask: (address: string, options = {}) => rawRequest(port, address, options) };
}
