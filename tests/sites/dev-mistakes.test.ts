/** `treesite dev` reports a mistake on the open pages until it is fixed. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { formatProblems } from '../../src/cli/output/dev-messages.ts';
import { createColors } from '../../src/cli/output/terminal.ts';
import { createDevServer } from '../../src/dev/dev-server.ts';
import { DevSite } from '../../src/dev/dev-site.ts';
import { openPages } from '../../src/dev/open-pages.ts';
import { ownHosts } from '../../src/http/own-addresses.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { city, cityPage, copyTemplate, createDevSites, shareDevSite } from '../support/sites/dev-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { siteOptions } from '../support/sites/site-options.ts';

const site = await shareDevSite();
const start = createDevSites();

describe('a mistake', () => {
  it('in the site’s own schema is reported until it is fixed, even if the folder is new', async () => {
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
    const page = await site.open('/');
    await page.next('problems');
    site.write('data/cities/tumalo-or.yaml', 'name: [Tumalo\n');
    expect((await page.next('problems')).text).toContain('data/cities/tumalo-or.yaml');
    site.write('data/cities/tumalo-or.yaml', 'name: Tumalo\n');
    expect((await page.next('problems')).text).toContain('schema/');
    site.write('data/cities/tumalo-or.yaml', site.read(city).replaceAll('Sisters', 'Tumalo'));
    expect(await page.next('problems')).toEqual({ text: '' });
    expect((await site.get('/areas/tumalo-or/')).status).toBe(200);
    site.remove('data/cities/tumalo-or.yaml');
    await site.until('/areas/tumalo-or/', ({ status }) => status === 404);
  });

  it('is shown beside the lines that were read, if the file has changed since', async () => {
    const folder = overlaySite('minimal');
    editFile(folder, city, 'name: Sisters', 'nome: Sisters');
    const view = await new DevSite(siteOptions(folder)).view('/');
    editFile(folder, city, 'nome: Sisters', 'name: Sisters');
    expect(formatProblems(view, folder, createColors(false))).toContain(' | nome: Sisters\n');
  });

  it('does not include unfilled fields', async () => {
    const page = await site.open('/');
    await page.next('problems');
    site.write(
      'data/cities/tumalo-or.yaml',
      site.read(city).replaceAll('Sisters', 'Tumalo').replace('A town', 'FILL IN a town'),
    );
    await site.until('/areas/tumalo-or/', ({ status }) => status === 200);
    expect(page.events.filter(({ data }) => (data.text ?? '') !== '')).toEqual([]);
    site.remove('data/cities/tumalo-or.yaml');
  });

  it('in a template or in a stylesheet is reported on its pages until it is fixed', async () => {
    const [template, sheet] = ['templates/pages/city.tsx', 'templates/styles/base.css'];
    const site = await start((folder) => {
      for (const name of ['pages/city.tsx', 'styles/base.css']) copyTemplate(folder, name);
    });
    const page = await site.open(cityPage);
    await page.next('problems');
    const style = site.read(sheet);
    site.write(sheet, `${style}\nh1 { color: red\n`);
    expect((await page.next('problems')).text).toContain(`${sheet}:`);
    site.write(sheet, style);
    expect(await page.next('problems')).toEqual({ text: '' });
    const good = site.read(template);
    site.write(template, good.replace('export function Page', 'export functon Page'));
    expect((await page.next('problems')).text).toMatch(/templates\/pages\/city\.tsx:\d+:\d+ error template\/syntax/);
    expect((await site.get(cityPage)).text).toContain('Wood stoves');
    site.write(template, good.replace(/return \(/, "throw new Error('on purpose');\n  return ("));
    expect((await page.next('problems')).text).toMatch(/template\/error\n.*on purpose/);
    expect((await site.get('/about/')).status).toBe(200);
    site.write(template, good);
    expect(await page.next('problems')).toEqual({ text: '' });
  });

  it('that existed when dev started is shown instead of every page until it is fixed', async () => {
    const broken = await start(undefined, 'broken-missing-field');
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
    const page = await site.open('/');
    await page.next('problems');
    const good = site.read('data/site.yaml');
    site.remove('data/site.yaml');
    expect((await page.next('problems')).text).toContain('data/site.yaml:1:1 error file/missing');
    site.write('data/site.yaml', good);
    expect(await page.next('problems')).toEqual({ text: '' });
  });
});

test('if the code of dev cannot be loaded, every request is answered with the error', async () => {
  const site = () => Promise.reject(new Error('Cannot find module'));
  const formatProblems = () => '';
  const pages = openPages(site, formatProblems);
  const server = createDevServer({ site, hosts: ownHosts(), client: '', formatProblems, pages });
  const port = await listen(server);
  const answer = await rawRequest(port, '/', { headers: { host: `localhost:${port}` } });
  await closeServer(server);
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toContain('Cannot find module');
});
