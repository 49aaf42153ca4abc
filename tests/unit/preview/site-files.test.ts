/** The files of a built folder, also while a build replaces it, and the URLs they are served at. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { readBase } from '../../../src/preview/site-files.ts';
import { closeServer, listen } from '../../support/local-server.ts';
import { type RawAnswer, rawRequest } from '../../support/raw-request.ts';
import { outFolder, publish } from '../../support/sites/publish-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function serve(folder: string): Promise<(address: string) => Promise<RawAnswer>> {
  const server = createPreviewServer(folder);
  const port = await listen(server);
  onTestFinished(() => closeServer(server));
  return (address) => rawRequest(port, address);
}

const aSite = (name: string) => ({
  'index.html': `home of ${name}`,
  'about/index.html': `about ${name}`,
  [`only-${name}.txt`]: name,
  '404.html': `lost in ${name}`,
});

describe('while builds replace the folder', () => {
  test.each(['folder', 'symlink'] as const)(
    'every response is old or new, and never an error (publish: %s)',
    async (mode) => {
      const dist = outFolder();
      const publishSite = (name: string) => publish(dist, aSite(name), { mode });
      await publishSite('one');
      const ask = await serve(dist);
      const seen = new Set<string>();
      let building = true;
      const visit = async (address: string) => {
        while (building) {
          const { status, body } = await ask(address);
          seen.add(`${address} ${status} ${body}`);
        }
      };
      const visitors = ['/', '/about/', '/about', '/nowhere'].map(visit);
      for (let build = 0; build < 20 || seen.size < 7; build++) {
        await publishSite(build % 2 === 0 ? 'two' : 'one');
        await pause(5);
      }
      building = false;
      await Promise.all(visitors);
      expect([...seen].sort()).toEqual([
        '/ 200 home of one',
        '/ 200 home of two',
        '/about 301 ',
        '/about/ 200 about one',
        '/about/ 200 about two',
        '/nowhere 404 lost in one',
        '/nowhere 404 lost in two',
      ]);
    },
  );

  test('a page that a build adds is found', async () => {
    const folder = tempFolder({ ...aSite('one'), '.treesite.json': '{}' });
    const ask = await serve(folder);
    expect((await ask('/new')).status).toBe(404);
    writeFileSync(path.join(folder, 'new.html'), 'new');
    writeFileSync(path.join(folder, '.treesite.json'), '{"version":1}');
    expect((await ask('/new')).status).toBe(200);
  });

  test('a removed folder has no pages, and a restored one has them again', async () => {
    const folder = tempFolder(aSite('one'));
    const ask = await serve(folder);
    expect((await ask('/')).status).toBe(200);
    renameSync(folder, `${folder}-away`);
    expect(await ask('/')).toMatchObject({ status: 404, body: Buffer.from('This page does not exist.\n') });
    renameSync(`${folder}-away`, folder);
    expect((await ask('/')).status).toBe(200);
  });

  test('a file that somebody deletes is missed at once', async () => {
    const folder = tempFolder(aSite('one'));
    const ask = await serve(folder);
    expect((await ask('/only-one.txt')).status).toBe(200);
    rmSync(path.join(folder, 'only-one.txt'));
    expect(await ask('/only-one.txt')).toMatchObject({ status: 404, body: Buffer.from('lost in one') });
    expect((await ask('/')).status).toBe(200);
  });
});

test.each(['5', '"/"', '"//evil.example"', '"/%"', 'null'])(
  'a site below a path of its host is at the root if the list’s base path is invalid (%s)',
  async (base) => {
    const other = tempFolder({ 'index.html': 'home' });
    writeFileSync(path.join(other, '.treesite.json'), `{"version":1,"files":{},"base":${base}}`);
    expect(await readBase(other)).toBe('');
  },
);
