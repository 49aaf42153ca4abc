/** Requests that are answered: those for this machine's own names, except those that another site makes. */
import { describe, expect, test } from 'vitest';
import { ownHosts } from '../../../src/http/own-addresses.ts';
import { type RequestHead, refuseRequest } from '../../../src/http/refuse-request.ts';

const hosts = ownHosts();

function aRequest(headers: Record<string, string>, more: Partial<RequestHead> = {}): RequestHead {
  const sent = { host: 'localhost:4173', ...headers };
  return { method: 'GET', url: '/', headers: sent, rawHeaders: Object.entries(sent).flat(), ...more };
}
const statusOf = (request: RequestHead) => refuseRequest(request, hosts)?.status;

describe('a Host', () => {
  test.each(['localhost', 'LOCALHOST:1', 'localhost:4173', '127.0.0.1:80', '[::1]', '[::1]:65535'])(
    'of this machine is answered, on any port (%s)',
    (host) => {
      expect(statusOf(aRequest({ host }))).toBe(undefined);
    },
  );

  test.each([
    'evil.example',
    'evil.example:localhost',
    'localhost.',
    'localhost, evil.example',
    'localhost@evil.example',
    'user:pass@localhost',
    '127.1',
    '0.0.0.0',
    '[::1].evil.example',
    'ｌocalhost',
    '',
    '__proto__',
  ])('of another machine, or in another form, is refused (%j)', (host) => {
    expect(statusOf(aRequest({ host }))).toBe(403);
  });

  test('is required exactly once', () => {
    expect(statusOf({ method: 'GET', headers: {}, rawHeaders: [] })).toBe(400);
    const twice = ['Host', 'localhost', 'hOST', 'evil.example'];
    expect(statusOf(aRequest({ host: 'localhost' }, { rawHeaders: twice }))).toBe(400);
    const value = ['Host', 'localhost', 'X-Name', 'host'];
    expect(statusOf(aRequest({ host: 'localhost' }, { rawHeaders: value }))).toBe(undefined);
  });

  test('may be in the request target, which then counts too', () => {
    expect(statusOf(aRequest({}, { url: 'http://localhost:4173/about/' }))).toBe(undefined);
    for (const url of ['http://evil.example/', 'HTTP://evil.example', 'http://localhost@evil.example/', 'ftp:///x'])
      expect(statusOf(aRequest({}, { url }))).toBe(403);
  });
});

describe('another site’s page', () => {
  test.each([
    'http://evil.example',
    'https://localhost:4173',
    'http://localhost',
    'http://localhost:3000',
    'http://localhost:4173.evil.example',
    'null',
    '',
  ])('is refused by its Origin (%j)', (origin) => {
    expect(statusOf(aRequest({ origin }))).toBe(403);
  });

  test('is not our own Origin, however it is written', () => {
    expect(statusOf(aRequest({ origin: 'http://localhost:4173' }))).toBe(undefined);
    expect(statusOf(aRequest({ host: 'LocalHost:4173', origin: 'http://localhost:4173' }))).toBe(undefined);
    expect(statusOf(aRequest({ host: 'localhost:80', origin: 'http://localhost' }))).toBe(undefined);
  });

  test.each([
    ['cross-site', 'no-cors', 'script', 403],
    ['cross-site', 'cors', 'empty', 403],
    ['cross-site', 'navigate', 'iframe', 403],
    ['same-site', 'no-cors', 'script', 403],
    ['nonsense', 'no-cors', 'script', 403],
    ['cross-site', 'navigate', 'document', undefined],
    ['same-site', 'navigate', 'document', undefined],
    ['none', 'navigate', 'document', undefined],
    ['same-origin', 'no-cors', 'style', undefined],
  ])('may link to us, but not fetch from us as our own pages do (%s, %s, %s: %s)', (site, mode, dest, status) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
    expect(statusOf(aRequest(headers))).toBe(status);
  });
});

test('only GET and HEAD are allowed, and the response lists them', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])
    expect(refuseRequest(aRequest({}, { method }), hosts)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  expect(statusOf(aRequest({}, { method: 'HEAD' }))).toBe(undefined);
});

test('a request for another host reveals nothing, not even the methods', () => {
  expect(statusOf(aRequest({ host: 'evil.example' }, { method: 'POST' }))).toBe(403);
});
