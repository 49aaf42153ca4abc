/** Thousands of hostile paths: each is answered, only from the site, and leads nowhere else. */
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { closeServer, listen } from '../../support/local-server.ts';
import { fuzzRuns } from '../../support/seed.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const parent = tempFolder({
  'secret.txt': 'top secret',
  'dist/index.html': 'home',
  'dist/404.html': 'lost',
  'dist/a/index.html': 'a',
  'dist/a b/ü.html': 'u',
  'dist/_redirects': '/old/* /:splat\n/x/* /a/:splat 200\n/:one/:two/go /:two/:one\n',
  'dist/_headers': '/*\n  X-A: :splat\n/:one/b\n  X-B: :one\n',
});
const server = createPreviewServer(path.join(parent, 'dist'));
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => closeServer(server));

/** Parts of paths, with how often each kind occurs. */
const names: [weight: number, parts: string[]][] = [
  [3, ['..', '.', '', 'a', 'old', 'x', 'go', 'a b', 'ü', 'secret.txt']],
  [2, ['%2e%2e', '%2E.', '%5c..', '..%5C', '%2f', '%252e', '%c0%ae', '%00', '%', '%u002e']],
  [2, ['evil.example', '@evil.example', '\\evil.example', 'http:', '%0d%0aX-Evil:1', '..;', '...']],
  [1, ['index.html', '404.html', '_headers', '_redirects', '.treesite.json', 'a'.repeat(3000)]],
];
const part = fc.oneof(
  ...names.map(([weight, parts]) => ({ weight, arbitrary: fc.constantFrom(...parts) })),
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }) },
);
const target = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '//', '/\\', 'http://evil.example/', 'http://localhost/'),
    fc.array(part, { maxLength: 6 }),
  )
  .map(([start, parts]) => (start + parts.join('/')).replace(/[^!-~]/g, '').slice(0, 8000));

/** The responses to raw requests on one connection, each as its status, head and body. */
async function askAll(targets: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  const head = 'HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(targets.map((one) => `GET ${one} ${head}\r\n`).join(''));
  socket.write(`GET / ${head}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(received)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 \d{3} )/);
}

test('no URL causes a server error, reads a file outside, or redirects to another site', async () => {
  const statuses = new Set<string>();
  const ask = fc.asyncProperty(fc.array(target, { minLength: 20, maxLength: 20 }), async (targets) => {
    const answers = await askAll(targets);
    expect(answers).toHaveLength(targets.length + 1);
    for (const answer of answers) {
      const status = answer.slice(9, 12);
      statuses.add(status);
      expect(['200', '301', '400', '403', '404']).toContain(status);
      expect(answer).not.toContain('top secret');
      const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? '/';
      expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^x-evil/im);
    }
  });
  await fc.assert(ask, { numRuns: fuzzRuns(30) });
  expect([...statuses].sort()).toEqual(['200', '301', '400', '403', '404']);
});
