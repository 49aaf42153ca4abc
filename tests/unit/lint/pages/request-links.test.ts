import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { requestLinks } from '../../../../src/lint/pages/request-links.ts';
import { closeServer, listen } from '../../../support/local-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this computer that answers for all host names. Returns a fetcher that uses it, and the requests that it received. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const port = await listen(server);
  closing.push(() => void closeServer(server));
  const fetcher: typeof fetch = (input, init) => {
    const { pathname } = new URL(String(input));
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
  return { fetcher, asked };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) => {
    response.writeHead(code, headers).end('words');
  };

async function answerTo(respond: Parameters<typeof serve>[0], timeout?: number) {
  const { fetcher, asked } = await serve(respond);
  const answers = await requestLinks(['https://a.example/page'], {
    fetcher,
    ...(timeout !== undefined && { timeout }),
  });
  return { answer: answers.get('https://a.example/page'), asked };
}

test('uses GET if the server does not support HEAD', async () => {
  const { answer, asked } = await answerTo(({ method }, response) => {
    response.writeHead(method === 'HEAD' ? 405 : 200).end();
  });
  expect(answer).toEqual({ kind: 'found' });
  expect(asked).toEqual(['HEAD /page', 'GET /page']);
});

test.each([404, 410])('a page that responds with %i is a broken link', async (code) => {
  expect((await answerTo(status(code))).answer).toEqual({
    kind: 'broken',
    reason: `the server responds with ${code}`,
    reached: true,
  });
});

test.each([401, 403, 429, 500, 503])('a page that answers %i may be there', async (code) => {
  expect((await answerTo(status(code))).answer).toMatchObject({ kind: 'unsure', reached: true });
});

test('follows a permanent redirect to the page’s new URL', async () => {
  const { answer } = await answerTo(({ url }, response) => {
    if (url === '/new') response.writeHead(200).end();
    else response.writeHead(url === '/page' ? 301 : 308, { location: url === '/page' ? '/newer' : '/new' }).end();
  });
  expect(answer).toEqual({ kind: 'moved', to: 'https://a.example/new' });
});

test('neither a temporary redirect nor a redirect after it is reported', async () => {
  const { answer } = await answerTo(({ url }, response) => {
    if (url === '/there') response.writeHead(200).end();
    else response.writeHead(url === '/page' ? 302 : 301, { location: url === '/page' ? '/login' : '/there' }).end();
  });
  expect(answer).toEqual({ kind: 'found' });
});

test('a redirect to nowhere is a broken link', async () => {
  const { answer } = await answerTo(({ url }, response) => {
    response.writeHead(url === '/page' ? 301 : 404, { location: '/gone' }).end();
  });
  expect(answer).toMatchObject({ kind: 'broken' });
});

test('gives up on a redirect loop', async () => {
  const { answer, asked } = await answerTo(status(302, { location: '/page' }));
  expect(answer).toMatchObject({ kind: 'unsure', reason: 'it redirects in a loop' });
  expect(asked.length).toBeLessThan(20);
});

test('does not wait forever', async () => {
  const { answer } = await answerTo(() => {}, 50);
  expect(answer).toMatchObject({ kind: 'unsure', reason: 'the server takes too long to respond' });
});

test.each([
  ['ENOTFOUND', { kind: 'broken', reason: 'the host does not exist', reached: false }],
  ['EAI_AGAIN', { kind: 'unsure', reason: 'no server responds', reached: false }],
  ['CERT_HAS_EXPIRED', { kind: 'unsure', reason: 'CERT_HAS_EXPIRED', reached: true }],
])('follows %s', async (code, answer) => {
  const fetcher: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
  const answers = await requestLinks(['https://a.example/'], { fetcher });
  expect(answers.get('https://a.example/')).toEqual(answer);
});

test('requests several hosts concurrently, but one URL at a time per host', async () => {
  let running = 0;
  let most = 0;
  const perHost = new Map<string, number>();
  const fetcher: typeof fetch = async (input) => {
    const { host } = new URL(String(input));
    most = Math.max(most, ++running);
    perHost.set(host, (perHost.get(host) ?? 0) + 1);
    expect(perHost.get(host)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    perHost.set(host, 0);
    return new Response(null);
  };
  const hrefs = Array.from({ length: 40 }, (_, index) => `https://${index % 20}.example/${index}`);
  const answers = await requestLinks(hrefs, { fetcher });
  expect([...answers.values()].every(({ kind }) => kind === 'found')).toBe(true);
  expect(answers.size).toBe(40);
  expect(most).toBe(8);
});
