/** Share cards of a built site: which page refers to which, and that all exist. */
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '../support/sites/build-small-site.ts';
import { readBuilt } from '../support/sites/built-folder.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

async function builtWith(shareCards: string) {
  const folder = overlaySite('minimal');
  appendFileSync(path.join(folder, 'data/site.yaml'), `\nshareCards: ${shareCards}\n`);
  await runHere(['build', '--root', folder, ...now]);
  const dist = path.join(folder, 'dist');
  const built = readBuilt(dist);
  const cards = new Map(
    built.pages.map((page) => {
      const html = built.text(page);
      const [, src = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
      const [, alt = ''] = /<meta property="og:image:alt" content="([^"]*)"/.exec(html) ?? [];
      expect(existsSync(path.join(dist, src))).toBe(true);
      return [page, { src, alt }];
    }),
  );
  const made = readdirSync(path.join(dist, 'assets')).filter((name) => name.startsWith('card.'));
  expect(new Set([...cards.values()].map(({ src }) => path.basename(src)))).toEqual(new Set(made));
  return { cards, made };
}

describe('share cards', () => {
  it('are one per county and one for the site with shareCards: county', async () => {
    const { cards, made } = await builtWith('county');
    expect(made).toHaveLength(2);
    const county = cards.get('areas/deschutes-county-or/index.html');
    expect(county?.alt).toContain('Deschutes County');
    expect(cards.get('areas/sisters-or/index.html')).toEqual(county);
    expect(cards.get('services/piano-tuning/index.html')).toEqual(cards.get('index.html'));
  });

  it('are one with shareCards: site', async () => {
    const { cards, made } = await builtWith('site');
    expect(made).toHaveLength(1);
    expect(cards.get('areas/sisters-or/index.html')).toEqual(cards.get('index.html'));
  });
});
