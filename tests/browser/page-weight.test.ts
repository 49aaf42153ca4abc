/** What the first view of a page weighs on a phone: `tests/bench/README.md` states the goals. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { addIdentity } from '../support/own-company.ts';
import { runHere } from '../support/run-here.ts';
import { createVisits, phone } from '../support/visit.ts';

const visit = createVisits();

/** One round trip: what a server may send before the browser has answered. */
const bytesForOneRoundTrip = 14_000;

// The heaviest pages, and the one with the smallest share of its stylesheet.
test.each(['/', '/areas/greenville-nc/', '/areas/beaufort-county-nc/'])(
  '%s has few bytes to load before it is shown, and uses most of its rules',
  async (path) => {
    const { beforeFirstView, script, unused, files } = await weigh(path);
    expect(beforeFirstView).toBeLessThanOrEqual(bytesForOneRoundTrip);
    expect(script).toBeLessThanOrEqual(7000);
    expect(unused).toBeLessThanOrEqual(0.4);
    expect(files.length).toBeLessThanOrEqual(8);
  },
);

test('a company with a logo, two fonts and a script that needs consent loads one stylesheet and one script', async () => {
  const site = overlaySite('minimal');
  await addIdentity(site);
  appendFileSync(path.join(site, 'data/site.yaml'), 'scripts: [{ use: callrail, id: 123456789/0a1b2c3d4e5f }]\n');
  const { code, stderr } = await runHere(['build', '--root', site, '--quiet']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const server = createPreviewServer(path.join(site, 'dist'));
  const url = `http://localhost:${await listen(server)}`;
  const { beforeFirstView, script, files } = await weigh('/', url).finally(() => closeServer(server));
  expect(beforeFirstView).toBeLessThanOrEqual(bytesForOneRoundTrip);
  expect(script).toBeLessThanOrEqual(7000);
  const types = files.map(({ type }) => type);
  const once = types.filter((type) => ['stylesheet', 'script', 'font'].includes(type));
  expect(once.sort()).toEqual(['font', 'font', 'script', 'stylesheet']);
  // The fonts are the two requests more that this company has chosen.
  expect(types.length).toBeLessThanOrEqual(8 + 2);
});

/** Bytes on the wire, with the headers of responses. `unused` is the share of the stylesheet. */
async function weigh(path: string, site?: string) {
  const { page, requests } = await visit(path, {
    ...phone,
    ...(site === undefined ? {} : { site }),
    prepare: async (page) => {
      await page.coverage.startCSSCoverage();
      // Pages of one kind have the same stylesheet, which an earlier visit has loaded.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      return { dispose: () => session.detach() };
    },
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const sheets = await page.coverage.stopCSSCoverage();
  const files = await Promise.all(
    requests
      .filter((request) => !request.url().includes('favicon'))
      .map(async (request) => {
        const { responseHeadersSize, responseBodySize } = await request.sizes();
        return { type: request.resourceType(), url: request.url(), bytes: responseHeadersSize + responseBodySize };
      }),
  );
  const bytesOf = (...types: string[]) =>
    files.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  const all = sheets.reduce((sum, { text = '' }) => sum + text.length, 0);
  return {
    beforeFirstView: bytesOf('document', 'stylesheet'),
    script: bytesOf('script'),
    unused: 1 - used / all,
    files,
  };
}
