/** Whether a URL is served is answered from the files, without an index of all URLs: with the same answers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkSite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { makeSite } from '../../../src/pipeline/make-site.ts';
import type { Outputs } from '../../../src/pipeline/outputs.ts';
import { overlaySite } from '../../support/overlay-site.ts';
import { realSite } from '../../support/real-site.ts';

const site = overlaySite('extras');
afterAll(() => site.remove());

async function outputs(baseUrl: string): Promise<Outputs> {
  const folders = { data: path.join(site.folder, 'data'), static: path.join(site.folder, 'static') };
  mkdirSync(path.join(folders.static, 'more'), { recursive: true });
  for (const name of ['prices.html', 'more/index.html', '_headers'])
    writeFileSync(path.join(folders.static, name), name === '_headers' ? '' : '<!doctype html><title>A</title>');
  const options = { ...realSite, root: site.folder, ...folders, cache: false, baseUrl };
  const { ready } = await linkSite(options, new SiteMemory());
  const { rest } = (ready && (await makeSite(ready, options, () => ({ onPage: () => undefined })))) ?? {};
  if (!rest) throw new Error('The site has errors.');
  return rest;
}

test.each(['https://example.com', 'https://example.com/sub'])('at %s', async (baseUrl) => {
  const served = await outputs(baseUrl);
  const urls = [...served].flatMap(({ url, file }) => {
    const base = url.slice(0, url.length - url.replace(/^\/sub/, '').length);
    return [
      url,
      `${url}/`,
      url.replace(/\/$/, ''),
      `${base}/${file}`,
      `/sub${url}`,
      url.replace(/^\/sub/, ''),
      `${url}.html`,
    ];
  });
  expect(urls.length).toBeGreaterThan(100);
  const different = urls.filter((url) => served.isServed(url) !== (served.at(url) !== undefined));
  expect(different).toEqual([]);
  expect(urls.some((url) => !served.isServed(url))).toBe(true);
});
