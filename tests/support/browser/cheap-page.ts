/** Makes a page cost the browser less, without a difference that a test could see. */
import type { CDPSession, Page } from 'playwright-core';

/**
 * Only one pixel of the page is drawn, whatever its size: layout, scrolling and the mouse are as before, and screenshots are whole.
 * Its `setViewportSize` and `emulateMedia` leave out what changes nothing: the browser computes styles and layout again even then.
 */
export function makeCheap(page: Page, session: CDPSession): void {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (next) => {
    const now = page.viewportSize();
    if (now?.width === next.width && now.height === next.height) return;
    await resize(next);
    await session.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  };
  const emulate = page.emulateMedia.bind(page);
  let current = '{}';
  page.emulateMedia = async (options = {}) => {
    const next = JSON.stringify({ ...JSON.parse(current), ...options });
    if (next === current) return;
    await emulate(options);
    current = next;
  };
}
