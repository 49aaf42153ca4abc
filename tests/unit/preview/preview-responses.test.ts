/** What the preview server sends with a file: headers, compressions, ranges, and 304 if the browser has it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPreview, long } from './a-preview.ts';

const { ask, port } = createPreview();

describe('the preview server', () => {
  test('sends the headers of the site, the later rule over the earlier one', async () => {
    const { headers } = await ask('/assets/site.abc.css');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('compresses text as the browser accepts, and never pictures', async () => {
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

  test('gives each compression its own ETag', async () => {
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

  test('sends with a 304 only the headers that a browser must update', async () => {
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

  test('compares dates if there is no ETag', async () => {
    const { headers } = await ask('/');
    const since = { 'if-modified-since': headers['last-modified'] };
    expect((await ask('/', { headers: since })).status).toBe(304);
    expect((await ask('/', { headers: { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' } })).status).toBe(200);
    expect((await ask('/', { headers: { ...since, 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=-10', 206, 'bytes 990-999/1000', 10],
    ['bytes=0-9,20-29', 200, undefined, 1000],
    ['bytes=9-0', 200, undefined, 1000],
  ])('sends a range of a file (%s)', async (range, status, contentRange, length) => {
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

  test('refuses a range outside the file', async () => {
    const answer = await ask('/video.mp4', { headers: { range: 'bytes=1000-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('sends a range only if the browser has the same version of the file', async () => {
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

  test('lets no browser cache a redirect, because another site may use this port later', async () => {
    for (const address of ['/old', '/services'])
      expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('has no header that allows other sites to read it', async () => {
    const { headers } = await ask('/', {
      headers: { origin: `http://localhost:${port()}`, host: `localhost:${port()}` },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('answers HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([ask('/services/', { method: 'HEAD' }), ask('/services/')]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});
