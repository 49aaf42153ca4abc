/** What the first view of a page weighs on a phone. */
import { phone, type Visit, type VisitOptions } from './visit.ts';

/** One round trip: what a server may send before the browser has answered. */
export const bytesForOneRoundTrip = 14_000;

/** Bytes on the wire, with the headers of responses. `unused` is the share of the stylesheet. */
export async function weigh(open: (options: VisitOptions) => Promise<Visit>) {
  const { page, requests } = await open({
    ...phone,
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
