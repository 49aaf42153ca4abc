/** Which file the preview server answers with, and to whom, for valid and invalid requests. */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { closeServer, listen } from '../../support/local-server.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A text that is worth compressing. */
const long = 'words and words. '.repeat(100);

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
    '/données/* /data/:splat',
    '/loop/* /loop/:splat',
    '/blog/:year/:title /news/:title?y=:year 308',
    '/shop/* /:splat',
  ].join('\n'),
  '.treesite.json': '{"version":1,"files":{}}',
};

const server = createPreviewServer(tempFolder(files));
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => closeServer(server));

const ask = (address: string, options = {}) => rawRequest(port, address, options);
const outside = tempFolder({ 'secret.txt': 'secret' });

describe('the preview server', () => {
  test.skipIf(process.platform === 'win32')(
    'answers 404 for a file that was replaced by a pipe or by a link to somewhere else',
    async () => {
      const site = tempFolder({ '.treesite.json': '{}', 'index.html': 'Home', 'a.html': 'A', 'b.html': 'B' });
      const server = createPreviewServer(site);
      const port = await listen(server);
      const status = async (url: string) => (await rawRequest(port, url)).status;
      expect([await status('/a'), await status('/b')]).toEqual([200, 200]);
      for (const name of ['a.html', 'b.html']) rmSync(path.join(site, name));
      execFileSync('mkfifo', [path.join(site, 'a.html')]);
      symlinkSync(path.join(outside, 'secret.txt'), path.join(site, 'b.html'));
      expect([await status('/b'), await status('/a'), await status('/')]).toEqual([404, 404, 200]);
      await closeServer(server);
    },
  );

  test.each([
    ['/old', 302, '/new/'],
    ['/about.html', 301, '/elsewhere/'],
    ['/moved', 301, '/moved/'],
    ['/services/nowhere', 302, '/lost/nowhere'],
    ['/about', 307, '/forced/'],
    ['/donn%C3%A9es/%C3%A9/%20', 301, '/data/%C3%A9/%20'],
    ['/blog/2026/a%20b?utm=x', 308, '/news/a%20b?y=2026'],
    ['/old?utm=x&y=%20', 302, '/new/?utm=x&y=%20'],
    ['/shop//example.com/', 301, '/example.com/'],
    ['/shop/%5Cexample.com', 301, '/%5Cexample.com'],
    ['/shop/%0D%0AX-Evil:%201', 301, '/%0D%0AX-Evil%3A%201'],
  ])('redirects %s with %i to %s', async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    ['/nothing', 'no such page'],
    ['/loop/x', 'no such page'],
  ])('answers %s with the nearest 404 page', async (address, body) => {
    const answer = await ask(address);
    expect([answer.status, answer.body.toString()]).toEqual([404, body]);
  });
});

describe('with a file, beyond what tests/hosts asks of each host, the preview server', () => {
  test.each([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['bro, gzipped', undefined],
  ])('answers a browser that accepts %s with %s', async (accepted, encoding) => {
    const { headers } = await ask('/services/', { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  });

  test.each([
    ['bytes=0-4', 206, `bytes 0-4/${long.length}`, 'words'],
    [`bytes=${long.length - 2}-`, 206, `bytes ${long.length - 2}-${long.length - 1}/${long.length}`, '. '],
    ['bytes=0-99999', 206, `bytes 0-${long.length - 1}/${long.length}`, long],
    [`bytes=${long.length}-`, 200, undefined, long],
    ['bytes=5-4', 200, undefined, long],
    ['bytes=0-1,5-6', 200, undefined, long],
  ])('answers a request for %s with %i', async (range, status, place, body) => {
    const answer = await ask('/services/', { headers: { range } });
    expect([answer.status, answer.headers['content-range'], answer.body.toString()]).toEqual([status, place, body]);
    const head = await ask('/services/', { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(long.length)]);
  });

  test('sends a part of a file as it is, also if the browser accepts compressed ones', async () => {
    const { headers, body } = await ask('/services/', { headers: { range: 'bytes=0-4', 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'words']);
  });

  test('lets no browser cache a redirect, because another site may use this port later', async () => {
    for (const address of ['/old', '/services'])
      expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('has no page at the URL of the 404 page', async () => {
    expect((await ask('/404.html')).status).toBe(404);
  });
});
