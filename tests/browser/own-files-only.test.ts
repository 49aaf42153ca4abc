/** Loading a page requests only the site's own files. Using it, on every kind of page: every-kind.test.ts. */
import { describe, expect, inject, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

describe('loading a page', () => {
  test('loads one script, one style, and the script without holding up the page', async () => {
    const { page, requests } = await visit('/');
    const kinds = requests.map((request) => request.resourceType());
    expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
    expect(await page.locator('script[src]:not([type=module]):not([async]):not([defer])').count()).toBe(0);
  });

  test('may load nothing else: the headers refuse other origins', async () => {
    const policy = (await fetch(`${inject('siteUrl')}/`)).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
  });
});
