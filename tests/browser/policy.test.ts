/**
 * The content policy in a browser: what it refuses. Every browser test fails when a page violates it (tests/support/visit.ts):
 * every-kind uses each kind of page, sending the forms with an endpoint, dev the pages of `treesite dev`.
 */
import { expect, test } from 'vitest';
import { siteUrl } from '../support/browser/real-site.ts';
import { openBeside, soon, violation } from '../support/browser/visit.ts';

/** Run in the page. */
const showPicture = () => {
  const picture = document.createElement('img');
  picture.src = 'https://elsewhere.example/a.png';
  document.body.append(picture);
};
const writeHtml = () => {
  try {
    document.body.innerHTML = '<p>gone';
    return 'written';
  } catch (error) {
    return (error as Error).name;
  }
};

test('what violates the policy is refused and reported', async () => {
  const page = await openBeside();
  const found: string[] = [];
  page.on('console', (message) => {
    if (violation.test(message.text())) found.push(message.text());
  });
  await page.goto(`${siteUrl}/about/`);
  expect(await page.evaluate(writeHtml)).toBe('TypeError');
  await page.evaluate(showPicture);
  await expect
    .poll(() => found, soon)
    .toEqual([
      expect.stringContaining("requires 'TrustedHTML'"),
      expect.stringMatching(/'https:\/\/elsewhere\.example\/a\.png' violates .*"img-src /),
    ]);
  await page.close();
});
