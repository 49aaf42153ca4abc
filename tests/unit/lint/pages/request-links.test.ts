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
  const options = { fetcher, ...(timeout !== undefined && { timeout }) };
  const answers = await requestLinks(['https://a.example/page'], options);
  return { answer: answers.get('https://a.example/page'), asked };
}

test('uses GET if the server does not support HEAD', async () => {
  const { answer, asked } = await answerTo(({ method }, response) => {
    response.writeHead(method === 'HEAD' ? 405 : 200).end();
  });
  expect(answer).toEqual({ kind: 'found' });
  expect(asked).toEqual(['HEAD /page', 'GET /page']);
});

test.each([
  [404, { kind: 'broken', reason: 'the server responds with 404', reached: true }],
  [410, { kind: 'broken', reason: 'the server responds with 410', reached: true }],
  ...[401, 403, 429, 500, 503].map((code) => [code, { kind: 'unsure', reached: true }] as const),
] as const)('follows the status %i', async (code, expected) => {
  expect((await answerTo(status(code))).answer).toMatchObject(expected);
});

type Redirects = Record<string, [code: number, to?: string]>;
test.each<[string, Redirects, object]>([
  ['moved permanently', { '/page': [301, '/newer'], '/newer': [308, '/new'] }, { to: 'https://a.example/new' }],
  ['moved for now', { '/page': [302, '/login'], '/login': [301, '/there'] }, { kind: 'found' }],
  ['moved to nowhere', { '/page': [301, '/gone'], '/gone': [404] }, { kind: 'broken' }],
  ['moved in a loop', { '/page': [302, '/page'] }, { kind: 'unsure', reason: 'it redirects in a loop' }],
])('a page that was %s', async (_, redirects, expected) => {
  const { answer, asked } = await answerTo(({ url = '' }, response) => {
    const [code, to] = redirects[url] ?? [200];
    response.writeHead(code, to === undefined ? {} : { location: to }).end();
  });
  expect(answer).toMatchObject(expected);
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

test('a link of a template that is no URL is broken', async () => {
  const answers = await requestLinks(['https://[']);
  expect([...answers.values()]).toEqual([{ kind: 'broken', reason: 'it is not a valid URL', reached: true }]);
});
