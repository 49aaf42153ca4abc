/** Which file the preview server answers with, and to whom, for valid and invalid requests. */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { closeServer, listen } from '../../support/local-server.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { createPreview } from './a-preview.ts';

const { ask } = createPreview();
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
    ['/gone/for/good', 'no such service'],
    ['/nothing', 'no such page'],
    ['/loop/x', 'no such page'],
  ])('answers %s with the nearest 404 page', async (address, body) => {
    const answer = await ask(address);
    expect([answer.status, answer.body.toString()]).toEqual([404, body]);
  });

  test('serves another file at the requested URL if a rule rewrites it', async () => {
    const answer = await ask('/app/a/b');
    expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([
      200,
      undefined,
      '<h1>About</h1>',
    ]);
  });
});
