/** Preview knows a site from its folder alone, and answers at each URL of the one list of outputs with what the build wrote there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import glob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestName } from '../../src/domain/file-names.ts';
import { isForHost } from '../../src/domain/hosts/hosts.ts';
import type { Output } from '../../src/pipeline/outputs.ts';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { type RawAnswer, rawRequest } from '../support/raw-request.ts';
import { realSite } from '../support/real-site.ts';
import { runHere } from '../support/run-here.ts';
import { coldRoot } from '../support/shared-assets.ts';

const base = '/shop';
const baseUrl = `https://www.high-desert-pianos.com${base}`;
const site = overlaySite('extras');
const out = path.join(site.folder, 'dist');
const server = createPreviewServer(out);
const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;
/** Under its name in the output folder. */
const own: Record<string, string> = {
  'mine/index.html': page('Mine'),
  'note.html': page('Note'),
  'mine/404.html': page('Not mine'),
  'prices 2026.txt': 'Prices\n'.repeat(99),
};
let outputs: Output[];

beforeAll(async () => {
  const data = path.join(site.folder, 'data/site.yaml');
  writeFileSync(data, `${readFileSync(data, 'utf8')}precompress: true\n`);
  for (const [name, text] of Object.entries({ ...own, _headers: '/note\n  X-Own: "1"\n' })) {
    const file = path.join(site.folder, 'static', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const flags = ['--base-url', baseUrl, '--now', '2026-06-01'];
  expect(await runHere(['build', ...coldRoot(site.folder), ...flags])).toMatchObject({ code: 0 });
  const folders = { data: path.dirname(data), static: path.join(site.folder, 'static') };
  const now = new Date('2026-06-01T12:00:00Z');
  coldRoot(site.folder);
  const prepared = await prepareSite({ ...realSite, root: site.folder, ...folders, cache: true, baseUrl, now });
  outputs = [...(prepared.finished?.outputs ?? [])];
  await listen(server);
});
afterAll(async () => {
  await closeServer(server);
  site.remove();
});

const ask = (url: string, headers = {}): Promise<RawAnswer> =>
  rawRequest((server.address() as AddressInfo).port, encodeURI(url), { headers });
const written = (file: string) => readFileSync(path.join(out, file));
const isNotFound = (file: string) => /(^|\/)404\.html$/.test(file);

describe('preview, at the URL of each output', () => {
  test('redirects, or answers with the bytes of the build, plain and compressed', async () => {
    const kinds = new Set<string>();
    for (const output of outputs.filter(({ file }) => !isForHost(file))) {
      const { url, file, kind } = output;
      kinds.add(kind);
      const [answer, packed] = [await ask(url), await ask(url, { 'accept-encoding': 'br' })];
      if (kind === 'redirect') {
        expect([url, answer.status, answer.headers.location]).toEqual([url, 301, output.to]);
        continue;
      }
      expect([url, answer.status]).toEqual([url, isNotFound(file) ? 404 : 200]);
      expect(answer.body.equals(written(file)), url).toBe(true);
      const isPacked = packed.headers['content-encoding'] === 'br';
      expect((isPacked ? brotliDecompressSync(packed.body) : packed.body).equals(written(file)), url).toBe(true);
      if (file.endsWith('.html')) expect([url, isPacked || written(file).length < 1000]).toEqual([url, true]);
    }
    expect([...kinds].sort()).toEqual(['asset', 'generated', 'page', 'picture', 'redirect', 'static']);
  });

  test('has nothing else: what only hosts read and compressed copies are 404, and nothing was written that is not in the list', async () => {
    const listed = new Set(outputs.map(({ file }) => file));
    const isCopy = (file: string) => /\.(br|gz)$/.test(file) && listed.has(file.slice(0, -3));
    const files = await glob('**/*', { cwd: out, dot: true });
    expect(files.filter((file) => !listed.has(file) && !isCopy(file))).toEqual([manifestName]);
    expect([...listed].filter((file) => !existsSync(path.join(out, file)))).toEqual([]);
    const hidden = files.filter((file) => isCopy(file) || isForHost(file));
    expect(hidden).toEqual(expect.arrayContaining(['index.html.br', 'sitemap.xml.gz', '_headers', '_redirects']));
    for (const file of hidden) {
      const { status, body } = await ask(`${base}/${file}`);
      expect([file, status]).toEqual([file, 404]);
      const nearest = file.startsWith('services/') ? 'services/404.html' : 'mine/404.html';
      expect([
        file,
        body.equals(written(file.startsWith('services/') || file.startsWith('mine/') ? nearest : '404.html')),
      ]).toEqual([file, true]);
    }
  });

  test('sends the headers of the list’s _headers, and the nearest 404 page for what is in no list', async () => {
    expect((await ask(`${base}/note`)).headers['x-own']).toBe('"1"');
    expect((await ask(`${base}/`)).headers['content-security-policy']).toContain("default-src 'none'");
    for (const [url, file] of [
      ['/none', '404.html'],
      ['/mine/none/', 'mine/404.html'],
      ['/services/none', 'services/404.html'],
    ] as const) {
      const { status, body } = await ask(base + url);
      expect([url, status, body.equals(written(file))]).toEqual([url, 404, true]);
    }
  });
});
