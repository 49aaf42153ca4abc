/** A hostile drawing that is opened as a document of its own: nothing in it runs, under the headers that a build writes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeaderRule } from '../../src/domain/header-lines.ts';
import { headerRules } from '../../src/emit/headers.ts';
import { applyHeaders } from '../../src/http/header-rules.ts';
import { openBeside } from '../support/browser/visit.ts';
import { hostileDrawings } from '../support/hostile-drawings.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { aPolicy } from '../support/policy.ts';

/** Those without lines before their root element, in one document: a frame for each would take a second. A base would lead the others' requests away. */
const parts = Object.entries(hostileDrawings).flatMap(([name, text]) =>
  /^<\w/.test(text) && name !== 'a base address' ? text : [],
);
const whole = Object.values(hostileDrawings).filter((text) => !parts.includes(text));
const together = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
const drawings = new Map([together, ...whole].map((text, index) => [`/assets/${index}.svg`, text]));
let rules: readonly HeaderRule[];
let asked: string[];
let server: Server;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const drawing = drawings.get(url);
    if (drawing !== undefined) {
      response.writeHead(200, applyHeaders({ 'content-type': 'image/svg+xml' }, rules, url)).end(drawing);
    } else if (url === '/') {
      const frames = [...drawings.keys()].map((path) => `<iframe src="${path}"></iframe>`);
      response.writeHead(200, { 'content-type': 'text/html' }).end(frames.join(''));
    } else {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end("fetch('/ran')");
    }
  });
  await listen(server);
});

afterAll(() => closeServer(server));

/** What the drawings request, each in a frame of its own. */
async function askedUnder(headers: readonly HeaderRule[]): Promise<string[]> {
  rules = headers;
  asked = [];
  const page = await openBeside();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'load' });
  await page.waitForTimeout(200);
  await page.close();
  return asked.filter((url) => url !== '/favicon.ico');
}

describe('a hostile SVG file at its own URL', () => {
  test('runs scripts and loads files without a policy, so this test can detect both', async () => {
    expect((await askedUnder([])).length).toBeGreaterThan(10);
  });

  test('runs no script and loads nothing under the headers of a site', async () => {
    expect(await askedUnder(headerRules({ base: '', inlineScripts: [], policy: aPolicy() }, []))).toEqual([]);
  });
});
