/** `treesite dev`: pages show what was saved, however editors and people change the files. */
import { appendFileSync, cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareSite } from '../../src/pipeline/prepare-site.ts';
import { type DevSite, startDevSite } from '../support/dev-site.ts';
import { projectRoot } from '../support/run-cli.ts';

const city = 'data/cities/sisters-or.yaml';
const cityPage = '/areas/sisters-or/';
const sites: DevSite[] = [];

async function start(prepare?: (folder: string) => void): Promise<DevSite> {
  const site = await startDevSite('minimal', prepare);
  sites.push(site);
  return site;
}

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

describe('a page', () => {
  it('is rendered when it is asked for, with the script that waits for changes', async () => {
    const site = await start();
    const { status, text, headers } = await site.get(cityPage);
    expect(status).toBe(200);
    expect(text).toContain('Wood stoves keep Sisters warm');
    expect(text).toMatch(/<script type="module" src="\/@treesite\/client\.js" [^>]*><\/script><\/body>/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('and all else that is served is what a build writes, byte for byte, its own script aside', async () => {
    const site = await start((folder) => {
      mkdirSync(path.join(folder, 'static'));
      writeFileSync(path.join(folder, 'static/robots.txt'), 'User-agent: *\n');
      writeFileSync(path.join(folder, 'static/card.html'), '<!doctype html><html lang="en"><title>Card</title></html>');
      appendFileSync(path.join(folder, 'data/pages/about.yaml'), 'aliases:\n  - /who-we-are/\n');
    });
    const inFolder = (name: string) => path.join(site.folder, name);
    const built = await prepareSite({
      root: site.folder,
      data: inFolder('data'),
      templates: inFolder('templates'),
      static: inFolder('static'),
      packageRoot: projectRoot,
      now: new Date('2026-06-01'),
      cache: false,
    });
    const withoutClient = (html: string) => html.replace(/<script [^>]*@treesite[^>]*><\/script>/, '');
    const files = new Map(built.finished?.files.map(({ path: file, contents }) => [file, contents]));
    const kinds = new Set<string>();
    for (const output of built.finished?.outputs ?? []) {
      const { file, url, kind } = output;
      // The server answers by what these two say to a host.
      if (file === '_headers' || file === '_redirects') continue;
      kinds.add(kind);
      const { status, text, body, headers } = await site.get(url);
      const contents = files.get(file) ?? '';
      if (kind === 'redirect') expect([status, headers.location]).toEqual([302, output.to]);
      else if (kind === 'page') expect(withoutClient(text)).toBe(contents);
      else expect([file, Buffer.from(body).equals(Buffer.from(contents))]).toEqual([file, true]);
      files.delete(file);
    }
    expect([...files.keys()].sort()).toEqual(['_headers', '_redirects']);
    expect([...kinds].sort()).toEqual(['asset', 'generated', 'page', 'picture', 'redirect', 'static']);
  });

  it('has its styles, script, icons, pictures and small files', async () => {
    const site = await start();
    const { text } = await site.get('/services/piano-tuning/');
    const named = [...text.matchAll(/(?:href|src)="(\/[^"#]+\.[a-z0-9]+)/g)].flatMap(([, name]) => name ?? []);
    expect(named.length).toBeGreaterThan(6);
    for (const name of [...named, '/sitemap.xml', '/robots.txt', '/contact.vcf']) {
      const answer = await site.get(name);
      expect([name, answer.status, answer.body.length > 0]).toEqual([name, 200, true]);
    }
    expect((await site.get('/sitemap.xml')).text).toContain(cityPage);
  });

  it('is found under other forms of its address', async () => {
    const site = await start();
    for (const form of ['/areas/sisters-or', '/areas/sisters-or/index.html']) {
      const { status, headers } = await site.get(`${form}?a=1`);
      expect([form, status, headers.location]).toEqual([form, 302, `${cityPage}?a=1`]);
    }
  });

  it('that does not exist is answered with the nearest 404 page', async () => {
    const site = await start();
    const general = await site.get('/nowhere/');
    const service = await site.get('/services/nothing/');
    expect([general.status, service.status]).toEqual([404, 404]);
    expect(service.text).not.toBe(general.text);
  });

  it('is shown while it is a draft', async () => {
    const site = await start();
    site.write(city, `draft: true\n${site.read(city)}`);
    site.edit(city, 'Wood stoves', 'Draughts');
    expect(await site.until(cityPage, ({ text }) => text.includes('Draughts'))).toContain('Sisters');
  });
});

describe('a saved file', () => {
  it('is announced to the pages that show it, and to no other', async () => {
    const site = await start();
    const shows = await site.open(cityPage);
    const other = await site.open('/about/');
    await other.next('problems');
    site.edit(city, 'Wood stoves', 'Tile stoves');
    await shows.next('page');
    expect((await site.get(cityPage)).text).toContain('Tile stoves');
    expect(other.events.map(({ type }) => type)).not.toContain('page');
  });

  it('is shown after an editor has renamed another over it', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    for (const words of ['Iron stoves', 'Brick stoves', 'Stone stoves']) {
      site.renameOver(city, site.read(city).replace(/intro: \w+ stoves/, `intro: ${words}`));
      await page.next('page');
      await site.until(cityPage, ({ text }) => text.includes(words));
    }
  });

  it('is shown as it is after hundreds of quick saves', async () => {
    const site = await start();
    const before = site.read(city);
    await site.get(cityPage);
    for (let save = 1; save <= 300; save++) {
      site.write(city, before.replace('Wood stoves', `Stove ${save}`));
      if (save % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await site.until(cityPage, ({ text }) => text.includes('Stove 300 keep'));
  });

  it('that is half written for a moment is no mistake', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    const good = site.read(city);
    // On a busy machine a moment may become a long time: such saves do not count.
    let quickSaves = 0;
    for (let save = 1; quickSaves < 6; save++) {
      const [before, began] = [page.events.length, performance.now()];
      site.write(city, save % 2 ? '' : good.slice(0, good.length / 2));
      await wait(15);
      site.write(city, good.replace('Wood stoves', `Slow stove ${save}`));
      await setImmediate();
      const wasQuick = performance.now() - began < 30;
      await site.until(cityPage, ({ text }) => text.includes(`Slow stove ${save} keep`));
      await wait(50);
      if (!wasQuick) continue;
      quickSaves++;
      expect(page.events.slice(before).filter(({ data }) => (data.text ?? '') !== '')).toEqual([]);
    }
  });

  it('of styles changes them without loading the page again', async () => {
    const site = await start((folder) => copyTemplate(folder, 'styles/base.css'));
    const page = await site.open(cityPage);
    await page.next('problems');
    site.write('templates/styles/base.css', `${site.read('templates/styles/base.css')}\nh1 { color: #123456; }\n`);
    const { href = '' } = await page.next('style');
    expect((await site.get(href)).text).toContain('#123456');
    expect(page.events.map(({ type }) => type)).not.toContain('page');
  });

  it('of styles is seen with the folder that comes and goes', async () => {
    const site = await start((folder) => copyTemplate(folder, 'styles/base.css', 'elsewhere'));
    const [own, elsewhere] = [path.join(site.folder, 'templates'), path.join(site.folder, 'elsewhere')];
    site.write('elsewhere/styles/base.css', `${site.read('elsewhere/styles/base.css')}\nh1 { color: #123456; }\n`);
    const page = await site.open(cityPage);
    const colours = async () => (await site.get((await page.next('style')).href ?? '')).text.includes('#123456');
    renameSync(elsewhere, own);
    expect(await colours()).toBe(true);
    renameSync(path.join(own, 'styles'), path.join(own, 'styles.off'));
    expect(await colours()).toBe(false);
    renameSync(path.join(own, 'styles.off'), path.join(own, 'styles'));
    expect(await colours()).toBe(true);
    renameSync(own, elsewhere);
    expect(await colours()).toBe(false);
  });

  it('of the static folder is shown, also in a folder that was not there', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    site.write('static/hello.txt', 'one');
    await page.next('reload');
    expect((await site.get('/hello.txt')).text).toBe('one');
    site.write('static/hello.txt', 'two');
    await page.next('reload');
    expect((await site.get('/hello.txt')).text).toBe('two');
  });

  it('of the static folder is a page where it is one, also in place of another', async () => {
    const site = await start();
    site.write('static/hello/index.html', '<p>Hello');
    site.write('static/about/index.html', '<p>By hand');
    await site.until('/hello/', ({ text }) => text === '<p>Hello');
    expect((await site.get('/about/')).text).toBe('<p>By hand');
    site.remove('static/about');
    await site.until('/about/', ({ text }) => text.includes('</html>'));
  });

  it('of a picture is shown under its new name', async () => {
    const site = await start();
    const page = await site.open('/services/piano-tuning/');
    const before = await site.get('/services/piano-tuning/');
    site.edit('data/images/piano.svg', '</svg>', '<path d="M0 0h1"/></svg>');
    await page.next('page');
    const nameIn = (html: string) => /piano\.\w+\.svg/.exec(html)?.[0];
    expect(nameIn((await site.get('/services/piano-tuning/')).text)).not.toBe(nameIn(before.text));
  });

  it('that is new adds a page, which is removed with the file', async () => {
    const site = await start();
    const county = '/areas/deschutes-county-or/';
    await site.get(county);
    site.write('data/cities/tumalo-or.yaml', site.read(city).replaceAll('Sisters', 'Tumalo'));
    await site.until('/areas/tumalo-or/', ({ status }) => status === 200);
    expect((await site.get(county)).text).toContain('Tumalo');
    site.remove('data/cities/tumalo-or.yaml');
    await site.until('/areas/tumalo-or/', ({ status }) => status === 404);
    expect((await site.get(county)).text).not.toContain('Tumalo');
  });

  it('is seen in a folder that was moved away and back', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    await page.next('problems');
    const [here, there] = [path.join(site.folder, 'data/cities'), path.join(site.folder, 'elsewhere')];
    renameSync(here, there);
    expect((await page.next('problems')).text).toContain('reference/unknown-city');
    renameSync(there, here);
    expect(await page.next('problems')).toEqual({ text: '' });
    site.edit(city, 'Wood stoves', 'Oil stoves');
    await site.until(cityPage, ({ text }) => text.includes('Oil stoves'));
  });
});

describe('a mistake', () => {
  it('of the data is reported on the open page, which stays, until it is fixed', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    expect(await page.next('problems')).toEqual({ text: '' });
    const good = site.read(city);
    site.write(city, good.replace('county: deschutes-county-or', 'county: deschuts-county-or'));
    const { text = '' } = await page.next('problems');
    expect(text).toContain('data/cities/sisters-or.yaml:2:9 error city/unknown-county');
    expect(text).toContain('Did you mean deschutes-county-or?');
    expect((await site.get(cityPage)).text).toContain('Wood stoves');
    site.write(city, good);
    expect(await page.next('problems')).toEqual({ text: '' });
    expect(page.events.map(({ type }) => type)).not.toContain('page');
  });

  it('in the site’s own schema is reported until it is fixed, also in a folder that was not there', async () => {
    const site = await start();
    const page = await site.open(cityPage);
    expect(await page.next('problems')).toEqual({ text: '' });
    const schema = '{ "type": "object", "required": ["gate"], "properties": { "gate": { "type": "string" } } }';
    site.write('schema/city.json', schema);
    expect((await page.next('problems')).text).toContain('sisters-or.yaml:1:1 error schema/missing');
    site.write('schema/city.json', schema.replace('"required"', '"requird"'));
    expect((await page.next('problems')).text).toContain('schema/city.json:1:21 error fields/schema');
    site.write('schema/city.json', schema.replace('"required": ["gate"], ', ''));
    expect(await page.next('problems')).toEqual({ text: '' });
  });

  it('in a new file is reported until it is fixed there', async () => {
    const site = await start();
    const page = await site.open('/');
    await page.next('problems');
    site.write('data/cities/tumalo-or.yaml', 'name: [Tumalo\n');
    expect((await page.next('problems')).text).toContain('data/cities/tumalo-or.yaml');
    site.write('data/cities/tumalo-or.yaml', 'name: Tumalo\n');
    expect((await page.next('problems')).text).toContain('schema/');
    site.write('data/cities/tumalo-or.yaml', site.read(city).replaceAll('Sisters', 'Tumalo'));
    expect(await page.next('problems')).toEqual({ text: '' });
    expect((await site.get('/areas/tumalo-or/')).status).toBe(200);
  });

  it('does not include unfilled fields', async () => {
    const site = await start();
    const page = await site.open('/');
    await page.next('problems');
    site.write(
      'data/cities/tumalo-or.yaml',
      site.read(city).replaceAll('Sisters', 'Tumalo').replace('A town', 'FILL IN a town'),
    );
    await site.until('/areas/tumalo-or/', ({ status }) => status === 200);
    expect(page.events.filter(({ data }) => (data.text ?? '') !== '')).toEqual([]);
  });

  it('of a template is reported on its pages until it is fixed', async () => {
    const site = await start((folder) => copyTemplate(folder, 'pages/city.tsx'));
    const page = await site.open(cityPage);
    await page.next('problems');
    const good = site.read('templates/pages/city.tsx');
    site.write('templates/pages/city.tsx', good.replace('export function Page', 'export functon Page'));
    expect((await page.next('problems')).text).toMatch(/templates\/pages\/city\.tsx:\d+:\d+ error template\/syntax/);
    expect((await site.get(cityPage)).text).toContain('Wood stoves');
    site.write('templates/pages/city.tsx', good.replace(/return \(/, "throw new Error('on purpose');\n  return ("));
    expect((await page.next('problems')).text).toMatch(/template\/error\n.*on purpose/);
    expect((await site.get('/about/')).status).toBe(200);
    site.write('templates/pages/city.tsx', good);
    expect(await page.next('problems')).toEqual({ text: '' });
  });

  it('of a stylesheet is reported until it is fixed', async () => {
    const site = await start((folder) => copyTemplate(folder, 'styles/base.css'));
    const page = await site.open('/');
    await page.next('problems');
    const good = site.read('templates/styles/base.css');
    site.write('templates/styles/base.css', `${good}\nh1 { color: red\n`);
    expect((await page.next('problems')).text).toContain('templates/styles/base.css:');
    site.write('templates/styles/base.css', good);
    expect(await page.next('problems')).toEqual({ text: '' });
  });

  it('that was there at the start is reported in place of the pages until it is fixed', async () => {
    const broken = await startDevSite('broken-missing-field');
    sites.push(broken);
    const answer = await broken.get('/');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('error schema/');
    const page = await broken.open('/');
    const { text = '' } = await page.next('problems');
    const file = /^(\S+?):\d+/.exec(text)?.[1] ?? '';
    cpSync(path.join(projectRoot, 'tests/sites/minimal', file), path.join(broken.folder, file));
    await page.next('reload');
    expect((await broken.get('/')).status).toBe(200);
  });

  it('in the required files is reported until it is fixed', async () => {
    const site = await start();
    const page = await site.open('/');
    await page.next('problems');
    const good = site.read('data/site.yaml');
    site.remove('data/site.yaml');
    expect((await page.next('problems')).text).toContain('data/site.yaml:1:1 error file/missing');
    site.write('data/site.yaml', good);
    expect(await page.next('problems')).toEqual({ text: '' });
  });
});

describe('the server', () => {
  it('refuses foreign names and other sites’ pages', async () => {
    const site = await start();
    const statuses = await Promise.all(
      [
        { host: 'evil.example' },
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      ].map(async (headers) => {
        const answers = await Promise.all(
          ['/', '/@treesite/client.js', '/@treesite/events'].map((address) => site.get(address, headers)),
        );
        return answers.map(({ status }) => status);
      }),
    );
    expect(statuses.flat()).toEqual(Array(9).fill(403));
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

function copyTemplate(folder: string, name: string, to = 'templates'): void {
  cpSync(path.join(projectRoot, 'templates', name), path.join(folder, to, name), { recursive: true });
}
