/** Gives a page an `emulateMedia` that leaves out what changes nothing: the browser computes all styles again even then, which takes 20 ms. */
import type { Page } from 'playwright-core';

export function emulateChangesOnly(page: Page): void {
  const emulate = page.emulateMedia.bind(page);
  let current = '{}';
  page.emulateMedia = async (options = {}) => {
    const next = JSON.stringify({ ...JSON.parse(current), ...options });
    if (next === current) return;
    await emulate(options);
    current = next;
  };
}
