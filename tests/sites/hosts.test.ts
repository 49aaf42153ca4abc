/** The short form of `npm run test:hosts`: one form of the site, on the servers that this machine has. And what `precompress` writes. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareHost } from '../hosts/compare.ts';
import { differencesOf } from '../hosts/known-differences.ts';
import { hosts, placeSite, type RunningHost } from '../hosts/servers.ts';
import { buildFor, type Form, siteIn } from '../hosts/site.ts';
import { readBuilt } from '../support/sites/built-folder.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { tempFolder } from '../support/temp-folder.ts';

const form: Form = { base: '/shop', trailingSlash: 'always', precompress: true };
const scratch = tempFolder();

const root = (name: string) => path.join(scratch, name);
const folder = (name: string) => path.join(root(name), form.base);

/** `treesite preview` shows what was built for nginx. */
const sites = { preview: 'nginx', nginx: 'nginx', caddy: 'caddy' } as const;

const built = { site: siteIn(form), base: form.base };
const place = async (name: 'nginx' | 'caddy') =>
  placeSite(await buildFor(name, built, path.join(scratch, `built-${name}`)), root(name), form.base);

beforeAll(async () => {
  await place('nginx');
  if (hosts.caddy.missing() === undefined) await place('caddy');
});

/** The command that docs/publishing.md prints for after each build. */
function reloadCommand(server: string): string {
  const docs = readFileSync(path.join(projectRoot, 'docs/publishing.md'), 'utf8');
  const [, command] = new RegExp(`\`\`\`sh\\n(${server} .*reload.*)\\n\`\`\``).exec(docs) ?? [];
  if (command === undefined) throw new Error(`docs/publishing.md has no command that reloads ${server}.`);
  return command;
}

/** After the command, the server sends what a new configuration of the site says. */
async function showsTheNextBuild(name: string, { port, reload }: RunningHost): Promise<void> {
  const file = path.join(folder(name), '.deploy', name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  const [before, after] = ['strict-origin-when-cross-origin', 'no-referrer'];
  const text = readFileSync(file, 'utf8');
  const policy = async () => (await fetch(`http://127.0.0.1:${port}${form.base}/`)).headers.get('referrer-policy');
  expect(await policy()).toBe(before);
  writeFileSync(file, text.replaceAll(before, after));
  expect(await policy()).toBe(before);
  await reload?.(reloadCommand(name));
  await expect.poll(policy).toBe(after);
  // A configuration with a mistake is refused, and the server goes on with the last one.
  writeFileSync(file, `${text}\n}}`);
  await expect(reload?.(reloadCommand(name))).rejects.toThrow();
  expect(await policy()).toBe(after);
}

describe.each(Object.entries(sites))('%s', (name, site) => {
  const host = hosts[name as keyof typeof sites];
  const missing = host.missing();
  if (missing !== undefined) console.log(`${name} is not tested. To install it: ${missing}`);
  test.skipIf(missing !== undefined)('answers as the others do', async () => {
    const own = root(`own-${name}`);
    mkdirSync(own);
    const running = await host.start({ root: root(site), base: form.base, scratch: own });
    try {
      const results = await compareHost(running, { folder: folder(site), base: form.base });
      expect(Object.values(results).reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(250);
      const { unknown, gone } = differencesOf(name, results, form);
      expect([...unknown, ...gone]).toEqual([]);
      if (running.reload) await showsTheNextBuild(name, running);
    } finally {
      await running.stop();
    }
  });
});

describe('compressed copies', () => {
  const isCopy = (file: string) => /\.(br|gz)$/.test(file);

  test('are beside every page, and hold the same', () => {
    const bytes = (file: string) => readFileSync(path.join(folder('nginx'), file));
    for (const file of ['index.html', '404.html', 'services/piano-tuning/index.html', 'sitemap.xml']) {
      expect(brotliDecompressSync(bytes(`${file}.br`)).equals(bytes(file)), file).toBe(true);
      expect(gunzipSync(bytes(`${file}.gz`)).equals(bytes(file)), file).toBe(true);
    }
  });

  test('exist only if they are smaller than the text, and never for compressed formats and files for hosts', () => {
    const { files } = readBuilt(folder('nginx'));
    const copies = Object.keys(files).filter(isCopy);
    const size = (file: string) => statSync(path.join(folder('nginx'), file)).size;
    expect(copies.filter((copy) => size(copy) >= size(copy.slice(0, -3)))).toEqual([]);
    expect(copies.filter((copy) => /\.(png|webp|woff2)\.|^_|^\.(deploy|treesite)|robots/.test(copy))).toEqual([]);
    expect(copies.length).toBeGreaterThan(40);
  });
});
