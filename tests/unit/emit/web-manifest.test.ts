/** The web app manifest. */
import { expect, test } from 'vitest';
import { formatWebManifest } from '../../../src/emit/web-manifest.ts';

test('the web manifest begins at the home page and names the business', () => {
  const { path, contents } = formatWebManifest({
    name: 'High Desert Pianos',
    shortName: 'Pianos',
    description: 'In tune.',
    language: 'en-US',
    startUrl: '/sub/',
    themeColor: '#123456',
    backgroundColor: '#ffffff',
    icons: [{ src: '/sub/icon.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
  });
  expect(path).toBe('site.webmanifest');
  expect(JSON.parse(String(contents))).toMatchObject({ short_name: 'Pianos', start_url: '/sub/', scope: '/sub/' });
});
