/**
 * Responds to some requests of a page: for documents and files of other hosts, or in a browser context of its own, because the browser
 * does not request what it has cached. Playwright's `route` turns the cache off, so that a page load takes twice as long.
 */
import type { Page } from 'playwright-core';
import type { Undo } from './visit.ts';

interface Reply {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** `pattern` is a URL with `*` for any characters. */
export async function respondTo(
  page: Page,
  pattern: string,
  reply: (url: string) => Reply | Promise<Reply>,
): Promise<Undo> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const { headers, body } = await reply(request.url);
    // The next page requests it again.
    const all = Object.entries({ ...headers, 'cache-control': 'no-store' });
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: all.map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return { dispose: () => session.detach() };
}
