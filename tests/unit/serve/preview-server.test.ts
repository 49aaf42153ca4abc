/** The preview server, asked nicely and asked badly. */
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/serve/preview-server.ts';
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
  _redirects: '/old /new/ 302\n/old/* /services/ 301\n/about.html /elsewhere/ 301\n',
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
  ])('leads from %s, with %i, to %s', async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    ['/nowhere', 'no such page'],
    ['/about/nowhere/', 'no such page'],
    ['/services/nowhere', 'no such service'],
    ['/services/a/b/c/', 'no such service'],
    ['/404.html', 'no such page'],
    ['/services/404.html', 'no such service'],
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
    const photo = await ask('/photo.jpg', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(photo.headers['content-encoding']).toBe(undefined);
    expect(photo.body.length).toBe(1000);
  });

  test('answers 304 to who has the file already, and the file to who has another', async () => {
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
    ['/services/../../secret.txt', 404],
    ['/..\\secret.txt', 404],
    [`/../${path.basename(outside)}/secret.txt`, 404],
    ['//example.com/', 404],
    ['///', 404],
    ['/services//', 404],
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
  expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such page.\n']);
});
