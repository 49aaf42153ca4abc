/**
 * Takes the pictures of the README: `npm run screenshots`. Builds the sample site, opens it in Chromium, writes docs/images.
 * Headings are in P052 where it is installed (Debian: fonts-urw-base35).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { launchChromium } from '../../tests/support/browser/chromium.ts';
import { runCli } from '../../tests/support/sites/run-cli.ts';

const images = fileURLToPath(new URL('../images/', import.meta.url));
const pages = [
  { name: 'home', address: '/', width: 1280, height: 800, scale: 0.75 },
  { name: 'bath', address: '/areas/bath-nc/', width: 375, height: 812, scale: 1 },
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-screenshots-'));
const out = path.join(folder, 'dist');
const { code, stderr } = await runCli(['build', '--quiet', '--out', out]);
if (code !== 0) throw new Error(stderr);
const server = createPreviewServer(out);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchChromium();
try {
  for (const { name, address, width, height, scale } of pages)
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${address}`, {
        waitUntil: 'networkidle',
      });
      const shot = await page.screenshot();
      await sharp(shot)
        .png({ palette: true, effort: 10 })
        .toFile(path.join(images, `${name}-${theme}.png`));
      await page.close();
    }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}
