/** Files that nothing is built from: the paths that were probably meant. */
import { expect, test } from 'vitest';
import { nearestPath } from '../../../src/load/classify.ts';

test.each([
  ['cities/orr.json', 'cities/orr.yaml'],
  ['citys/orr.yaml', 'cities/orr.yaml'],
  ['cities/Orr.YAML', 'cities/orr.yaml'],
  ['cities/orr.yaml.txt', 'cities/orr.yaml'],
  ['city/orr.yaml', 'cities/orr.yaml'],
  ['city/orr.es.yaml', 'cities/orr.es.yaml'],
  ['city/orr', 'cities/orr.yaml'],
  ['city/orr.png', undefined],
  ['posts/2026-11-02-frost.es.txt', 'posts/2026-11-02-frost.es.md'],
  ['Post/2026-11-02-frost.md', 'posts/2026-11-02-frost.md'],
  ['posts/2026-11-02-frost.png', undefined],
  ['pages/old.html', undefined],
  ['posts/2026-11-02-frost.txt', 'posts/2026-11-02-frost.md'],
  ['pages/warranty.yaml', 'pages/warranty.md'],
  ['faq.md', 'pages/faq.md'],
  ['README.md', undefined],
  ['pages/services/roof.yaml', undefined],
  ['cities/or/bend-or.yaml', undefined],
  ['cities/orr.yaml~', undefined],
  ['cities/orr.yaml.orig', undefined],
  ['cities/desktop.ini', undefined],
  ['cities/Icon\r', undefined],
  ['pages/servces.yaml', 'pages/services.yaml'],
  ['Site.json', 'site.yaml'],
  ['phone-override.yaml', 'phone-overrides.yaml'],
  ['cities/images/orr.png', undefined],
])('%s is nearly %s', (path, meant) => {
  expect(nearestPath(path)).toBe(meant);
});
