/** `treesite dev` serves what a build writes, and only to the pages of the site. */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { city, cityPage, createDevSites, shareDevSite } from '../support/sites/dev-site.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { prepareSite } from '../support/sites/prepare-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

const site = await shareDevSite();
const start = createDevSites();

describe('a page', () => {
  it('is rendered when it is requested, with the script that waits for changes', async () => {
    const { status, text, headers } = await site.get(cityPage);
    expect(status).toBe(200);
    expect(text).toContain('Wood stoves keep Sisters warm');
    expect(text).toMatch(/<script type="module" src="\/@treesite\/client\.js" [^>]*><\/script><\/body>/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('and every other file have the same bytes as in a build, except for the script of dev; only hashed names are cached', async () => {
    const site = await start((folder) => {
      writeFiles(folder, {
        'static/robots.txt': 'User-agent: *\n',
        'static/card.html': '<!doctype html><html lang="en"><title>Card</title></html>',
      });
      appendFileSync(path.join(folder, 'data/pages/about.yaml'), 'aliases:\n  - /who-we-are/\n');
    }, 'bilingual');
    const built = await prepareSite(siteOptions(site.folder));
    const withoutClient = (html: string) => html.replace(/<script [^>]*@treesite[^>]*><\/script>/, '');
    const files = new Map((await built.files()).map(({ path: file, contents }) => [file, contents]));
    const kinds = new Set<string>();
    for (const output of built.outputs.all) {
      const { file, url, kind } = output;
      // The server reads these two as a host does.
      if (file === '_headers' || file === '_redirects') continue;
      kinds.add(kind);
      const { status, text, body, headers } = await site.get(url);
      const contents = files.get(file) ?? '';
      if (kind === 'redirect') expect([status, headers.location]).toEqual([302, output.to.path + output.to.fragment]);
      else if (kind === 'page') expect(withoutClient(text)).toBe(contents);
      else expect([file, Buffer.from(body).equals(Buffer.from(contents))]).toEqual([file, true]);
      const mayKeep = headers['cache-control'] !== 'no-store';
      expect([file, mayKeep]).toEqual([file, /^assets\/.+\.\w{13}\.\w+$/.test(file)]);
      files.delete(file);
    }
    expect([...files.keys()].sort()).toEqual(['_headers', '_redirects']);
    expect([...kinds].sort()).toEqual(['asset', 'generated', 'page', 'picture', 'redirect', 'static']);
  });

  it('that does not exist is answered with the nearest 404 page', async () => {
    const general = await site.get('/nowhere/');
    const service = await site.get('/services/nothing/');
    expect([general.status, service.status]).toEqual([404, 404]);
    expect(service.text).not.toBe(general.text);
  });

  it('is shown while it is a draft', async () => {
    site.write(city, `draft: true\n${site.read(city)}`);
    site.edit(city, 'Wood stoves', 'Draughts');
    expect(await site.until(cityPage, ({ text }) => text.includes('Draughts'))).toContain('Sisters');
  });

  it('in two languages shows edits of a translation and of its original, and the mistakes in both', async () => {
    const site = await start(undefined, 'bilingual');
    const [spanish, english] = ['/es/zonas/sisters-or/', '/areas/sisters-or/'];
    const [opened, other] = [await site.open(spanish), await site.open(english)];
    site.edit('data/cities/sisters-or.es.yaml', 'y sus pianos secos', 'y secos sus pianos');
    await opened.next('reload');
    expect((await site.get(spanish)).text).toContain('y secos sus pianos');
    site.edit('data/cities/sisters-or.yaml', 'eta: 30-40 min', 'eta: 35-45 min');
    await Promise.all([opened.next('reload'), other.next('reload')]);
    for (const url of [spanish, english]) expect((await site.get(url)).text).toContain('35-45');
    expect(other.events.filter(({ type }) => type === 'reload')).toHaveLength(1);

    site.edit('data/cities/sisters-or.es.yaml', 'description:', 'eta: 10 min\ndescription:');
    expect((await opened.next('problems')).text).toContain('eta is a fact');
    expect((await site.get(spanish)).text).toContain('35-45');
    site.edit('data/cities/sisters-or.es.yaml', 'eta: 10 min\n', '');
    expect((await opened.next('problems')).text).toBe('');
    site.remove('data/cities/sisters-or.es.yaml');
    await site.until(spanish, ({ status, text }) => status === 404 && text.includes('Página no encontrada'));
  });
});

describe('the server', () => {
  it('refuses what it should, such as unknown host names, also for its own script and events', async () => {
    for (const address of ['/', '/@treesite/client.js', '/@treesite/events'])
      expect((await site.get(address, { host: 'evil.example' })).status).toBe(403);
  });

  it('serves no file from outside the site for any request', async () => {
    const site = await start((folder) => mkdirSync(path.join(folder, 'static')));
    const hostile = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/data/site.yaml',
      '/%00',
      '/%',
      '//evil.example/',
      '/\\evil',
    ];
    for (const address of hostile) {
      const { status, headers } = await site.get(address);
      expect([address, status >= 400 && status < 500, headers.location]).toEqual([address, true, undefined]);
    }
  });
});
