/** What the preview server sends with a file, beyond what tests/hosts asks of each host. */
import { expect, test } from 'vitest';
import { createPreview, long } from './a-preview.ts';

const { ask } = createPreview();

test('the preview server gives each compression its own ETag', async () => {
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

test('the preview server sends a range only if the browser has the same version of the file', async () => {
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

test('the preview server lets no browser cache a redirect, because another site may use this port later', async () => {
  for (const address of ['/old', '/services'])
    expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});
