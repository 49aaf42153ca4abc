/** The preview server, with valid and invalid requests. */
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { createTempFolders } from '../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const long = 'words and words. '.repeat(100);
const outside = makeFolder({ 'secret.txt': 'secret' });
const folder = makeFolder({
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
});

const server = createPreviewServer(folder);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (address: string, options = {}) => rawRequest(port, address, options);

describe('the preview server', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', '<h1>Home</h1>'],
    ['/about', 'text/html; charset=utf-8', '<h1>About</h1>'],
    ['/services/', 'text/html; charset=utf-8', long],
    ['/assets/site.abc.css', 'text/css; charset=utf-8', 'a{}'],
    ['/donn%C3%A9es/%C3%A9%20%C3%A0.txt', 'text/plain; charset=utf-8', 'accents'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: x'],
    ['/?utm_source=x#y', 'text/html; charset=utf-8', '<h1>Home</h1>'],
  ])('gives %s', async (address, type, body) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([200, type, body]);
  });

  test.each([
    ['/services', 301, '/services/'],
    ['/services/index.html', 301, '/services/'],
    ['/index.html', 301, '/'],
    ['/about/', 301, '/about'],
    ['/old', 302, '/new/'],
    ['/old/page', 301, '/services/'],
    ['/about.html', 301, '/elsewhere/'],
    ['/moved/', 301, '/services/#moved'],
    ['/moved', 301, '/moved/'],
    ['/services/nowhere', 302, '/lost/nowhere'],
    ['/photo.jpg', 307, '/elsewhere.jpg'],
    ['/donn%C3%A9es/%C3%A9/%20', 301, '/data/%C3%A9/%20'],
    ['/blog/2026/a%20b', 308, '/news/a%20b?y=2026'],
    ['/old?utm=x&y=%20', 302, '/new/?utm=x&y=%20'],
    ['/services?utm=x', 301, '/services/?utm=x'],
    ['/moved/?utm=x', 301, '/services/?utm=x#moved'],
    ['/shop//example.com/', 301, '/example.com/'],
    ['/shop/%5Cexample.com', 301, '/%5Cexample.com'],
    ['/shop/%0D%0AX-Evil:%201', 301, '/%0D%0AX-Evil%3A%201'],
  ])('leads from %s, with %i, to %s', async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    ['/nowhere', 'no such page'],
    ['/about/nowhere/', 'no such page'],
    ['/services/404.html', 'no such service'],
    ['/gone/for/good', 'no such service'],
    ['/404.html', 'no such page'],
    ['/nothing', 'no such page'],
    ['/loop/x', 'no such page'],
    ['/_headers', 'no such page'],
    ['/_redirects', 'no such page'],
    ['/.treesite.json', 'no such page'],
    ['/assets/', 'no such page'],
  ])('answers %s with the nearest page that says so', async (address, body) => {
    const answer = await ask(address);
    expect([answer.status, answer.body.toString()]).toEqual([404, body]);
  });

  test('sends the headers of the site, the later rule over the earlier one', async () => {
    const { headers } = await ask('/assets/site.abc.css');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('compresses text as the browser can read it, and pictures never', async () => {
    const brotli = await ask('/services/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    const gzip = await ask('/services/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    const video = await ask('/video.mp4', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([video.headers['content-encoding'], video.headers.vary, video.body.length]).toEqual([
      undefined,
      undefined,
      1000,
    ]);
    const refused = await ask('/services/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect([refused.headers['content-encoding'], refused.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });

  test('knows each compression by a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await ask('/services/', { headers: { 'accept-encoding': accepted } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
    const [brotli] = tags;
    const same = await ask('/services/', { headers: { 'accept-encoding': 'br', 'if-none-match': brotli } });
    const other = await ask('/services/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': brotli } });
    expect([same.status, other.status]).toEqual([304, 200]);
  });

  test('says again with a 304 what a browser has to keep, and no more', async () => {
    const whole = await ask('/assets/site.abc.css');
    const again = await ask('/assets/site.abc.css', { headers: { 'if-none-match': `W/"x", ${whole.headers.etag}` } });
    const { date: _, connection: _2, 'keep-alive': _3, ...headers } = again.headers;
    expect([again.status, headers]).toEqual([
      304,
      {
        etag: whole.headers.etag,
        'last-modified': whole.headers['last-modified'],
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      },
    ]);
  });

  test('weighs dates where there is no tag', async () => {
    const { headers } = await ask('/');
    const since = { 'if-modified-since': headers['last-modified'] };
    expect((await ask('/', { headers: since })).status).toBe(304);
    expect((await ask('/', { headers: { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' } })).status).toBe(200);
    expect((await ask('/', { headers: { ...since, 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await ask('/', { headers: { 'if-match': '"other"' } })).status).toBe(412);
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=-10', 206, 'bytes 990-999/1000', 10],
    ['bytes=0-9,20-29', 200, undefined, 1000],
    ['bytes=9-0', 200, undefined, 1000],
  ])('gives a part of a file (%s)', async (range, status, contentRange, length) => {
    const answer = await ask('/video.mp4', { headers: { range } });
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([
      status,
      contentRange,
      length,
    ]);
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(length) });
    const start = Number(/\d+/.exec(contentRange ?? '0'));
    expect([...answer.body.subarray(0, 3)]).toEqual([0, 1, 2].map((index) => (start + index) % 256));
  });

  test('refuses a part that no file of this length has', async () => {
    const answer = await ask('/video.mp4', { headers: { range: 'bytes=1000-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('gives a part only of what the browser has of the whole', async () => {
    const { etag } = (await ask('/services/')).headers;
    const part = (ifRange: string | undefined) =>
      ask('/services/', { headers: { range: 'bytes=0-4', 'accept-encoding': 'br', 'if-range': ifRange } });
    const [fits, other] = [await part(etag), await part('"other"')];
    expect([fits.status, fits.body.toString(), fits.headers['content-encoding']]).toEqual([206, 'words', undefined]);
    expect([fits.headers.etag, fits.headers.vary]).toEqual([etag, 'Accept-Encoding']);
    expect([other.status, other.headers['content-encoding'], other.headers['accept-ranges']]).toEqual([
      200,
      'br',
      undefined,
    ]);
    const head = await ask('/services/', { method: 'HEAD', headers: { range: 'bytes=0-4' } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(long.length)]);
  });

  test('shows another file under the address that was asked for, where a rule says so', async () => {
    const answer = await ask('/app/a/b');
    expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([
      200,
      undefined,
      '<h1>About</h1>',
    ]);
  });

  test('lets no browser keep a redirect: another site may be shown on this port tomorrow', async () => {
    for (const address of ['/old', '/services'])
      expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('has no header that opens it to other sites', async () => {
    const { headers } = await ask('/', { headers: { origin: `http://localhost:${port}`, host: `localhost:${port}` } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('responds with 304 to a client that has the file, and with the file to one that has another', async () => {
    const { headers } = await ask('/services/');
    const again = await ask('/services/', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask('/services/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('answers HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([ask('/services/', { method: 'HEAD' }), ask('/services/')]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('asked badly, the preview server', () => {
  test.each([
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    ['/../secret.txt', 404],
    ['/..%2Fsecret.txt', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/about/../../secret.txt', 404],
    ['/..\\secret.txt', 404],
    [`/../${path.basename(outside)}/secret.txt`, 404],
    ['//example.com/', 404],
    ['///', 404],
    ['//evil.example/..', 404],
    [`/${'a'.repeat(4000)}`, 404],
  ])('gives nothing away and stays up (%s)', async (address, status) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(undefined);
    expect(answer.body.toString()).not.toContain('secret');
    expect((await ask('/')).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    const answer = await ask('/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['evil.example', `evil.example:80`, 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.1'])(
    'refuses a request for another host (%j)',
    async (host) => {
      expect((await ask('/', { headers: { host } })).status).toBe(403);
    },
  );

  test('answers no page of another site', async () => {
    expect((await ask('/', { headers: { origin: 'http://evil.example' } })).status).toBe(403);
    expect((await ask('/', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } })).status).toBe(
      403,
    );
  });

  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:1'])('answers to its own names (%s)', async (host) => {
    expect((await ask('/', { headers: { host } })).status).toBe(200);
  });
});

test('shows the new site after a build, without being started again', async () => {
  expect((await ask('/new')).status).toBe(404);
  writeFileSync(path.join(folder, 'new.html'), 'new');
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(path.join(folder, '.treesite.json'), '{"version":1,"files":{"new.html":""}}');
  expect((await ask('/new')).body.toString()).toBe('new');
});

test('says so when there is nothing to serve', async () => {
  const empty = createPreviewServer(makeFolder());
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const answer = await rawRequest((empty.address() as AddressInfo).port, '/');
  await new Promise((resolve) => empty.close(resolve));
  expect([answer.status, answer.body.toString()]).toEqual([404, 'This page does not exist.\n']);
});
