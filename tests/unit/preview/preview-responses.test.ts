/** What the preview server sends with a file, beyond what tests/hosts asks of each host. */
import { expect, test } from 'vitest';
import { createPreview, long } from './a-preview.ts';

const { ask } = createPreview();

test.each([
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['bro, gzipped', undefined],
])('the preview server answers a browser that accepts %s with %s', async (accepted, encoding) => {
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
])('the preview server answers a request for %s with %i', async (range, status, place, body) => {
  const answer = await ask('/services/', { headers: { range } });
  expect([answer.status, answer.headers['content-range'], answer.body.toString()]).toEqual([status, place, body]);
  const head = await ask('/services/', { method: 'HEAD', headers: { range } });
  expect([head.status, head.headers['content-length']]).toEqual([200, String(long.length)]);
});

test('the preview server sends a part of a file as it is, also if the browser accepts compressed ones', async () => {
  const { headers, body } = await ask('/services/', { headers: { range: 'bytes=0-4', 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'words']);
});

test('the preview server lets no browser cache a redirect, because another site may use this port later', async () => {
  for (const address of ['/old', '/services'])
    expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('the preview server has no page at the URL of the 404 page', async () => {
  expect((await ask('/404.html')).status).toBe(404);
});
