/** Violation reports of the content policy, as the browser makes them. */
import type { BrowserContext } from 'playwright-core';

/** Of all pages of a context that are opened from now on; pages without script report to their console only. */
export async function collectViolations(context: BrowserContext, take: (violation: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, text: string) => take(`${page.url()} violates ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${effectiveDirective}: ${blockedURI} (${disposition})`);
    });
  });
}
