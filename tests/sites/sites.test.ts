/** Whole small sites that are right: what is built from them, wherever and whenever it is done. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFolder, brokenAddresses, readBuilt } from '../support/built-folder.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite, type TemporarySite } from '../support/overlay-site.ts';
import { copySite, projectRoot, runCli } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';

const origin = 'https://highdesertpianos.example';
const now = ['--now', '2026-06-01'];

const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});

function copyOf(name: string): TemporarySite {
  const site = overlaySite(name);
  removals.push(site.remove);
  return site;
}

async function build(name: string, ...flags: string[]): Promise<BuiltFolder & { stderr: string }> {
  const { folder } = copyOf(name);
  const { code, stderr } = await runHere(['build', '--root', folder, '--no-cache', ...now, ...flags]);
  expect(code, stderr).toBe(0);
  return { ...readBuilt(path.join(folder, 'dist')), stderr };
}

describe('the minimal site', () => {
  let site: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    site = await build('minimal');
  });

  it('is built without a word on stderr', () => {
    expect(site.stderr).toBe('');
  });

  it('has a page for every file, and two for what is not there', () => {
    expect(site.pages).toEqual([
      '404.html',
      'about/index.html',
      'areas/deschutes-county-or/index.html',
      'areas/index.html',
      'areas/sisters-or/index.html',
      'contact/index.html',
      'index.html',
      'services/404.html',
      'services/index.html',
      'services/piano-tuning/index.html',
    ]);
  });

  it('has no address that leads nowhere', () => {
    expect(brokenAddresses(site, { origin, base: '' })).toEqual([]);
  });

  it('posts its forms to the endpoint, and its policy allows just that', () => {
    expect(site.text('contact/index.html')).toContain('action="https://forms.example.org/high-desert-pianos"');
    expect(site.text('_headers')).toContain("form-action 'self' https://forms.example.org;");
    expect(site.text('_headers')).toContain("connect-src 'self' https://forms.example.org;");
  });

  it('can be written with CRLF line ends and byte order marks', async () => {
    const { folder } = copyOf('minimal');
    for (const file of Object.keys(readTree(path.join(folder, 'data'))).filter((name) => name.endsWith('.yaml'))) {
      const absolute = path.join(folder, 'data', file);
      writeFileSync(absolute, `\uFEFF${readFileSync(absolute, 'utf8').replaceAll('\n', '\r\n')}`);
    }
    const { code, stderr } = await runHere(['build', '--root', folder, '--no-cache', ...now]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readTree(path.join(folder, 'dist'))).toEqual(site.files);
  });
});

describe('addresses', () => {
  it('all begin with the base path where there is one', async () => {
    const site = await build('extras', '--base-url', 'https://host.example/sub');
    expect(brokenAddresses(site, { origin: 'https://host.example', base: '/sub' })).toEqual([]);
    expect(site.text('index.html')).toContain('<link rel="canonical" href="https://host.example/sub/">');
    expect(site.text('robots.txt')).toContain('Sitemap: https://host.example/sub/sitemap.xml');
    expect(site.text('_redirects')).toContain('/sub/sisters/ /sub/areas/sisters-or/ 301\n');
    expect(site.text('_headers')).toMatch(/^\/sub\/\*\n/);
    expect(Object.keys(site.files).filter((file) => file.startsWith('sub/'))).toEqual([]);
  });

  it('have no slash at the end where the site wants none', async () => {
    const site = await build('no-trailing-slash');
    expect(brokenAddresses(site, { origin, base: '' })).toEqual([]);
    expect(site.pages).toContain('areas/sisters-or.html');
    expect(site.pages.filter((file) => file.endsWith('index.html'))).toEqual(['index.html']);
    expect(site.text('sitemap.xml')).toContain(`<loc>${origin}/areas/sisters-or</loc>`);
    const inner = site.pages.flatMap((file) => [...site.text(file).matchAll(/\shref="(\/[^"#?]+\/)["#?]/g)]);
    expect(inner.map((match) => match[1])).toEqual([]);
  });
});

describe('what a site may add', () => {
  let site: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    site = await build('extras');
  });

  it('leads old addresses to the new page, with a rule for hosts and a page for those without', () => {
    expect(site.text('_redirects').split('\n')).toEqual(
      expect.arrayContaining(['/sisters /areas/sisters-or/ 301', '/sisters/ /areas/sisters-or/ 301']),
    );
    expect(site.text('_redirects')).toContain('/old/sisters.html /areas/sisters-or/ 301\n');
    expect(site.text('_redirects')).toContain('/how-we-work/ /about/#how-we-work 301\n');
    const page = site.text('sisters/index.html');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/areas/sisters-or/">');
    expect(page).toContain(`<link rel="canonical" href="${origin}/areas/sisters-or/">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(site.text('sitemap.xml')).not.toContain('/sisters/');
  });

  it('keeps drafts out of every file', () => {
    const files = Object.keys(site.files);
    expect(files.filter((file) => /tumalo|notes/.test(file))).toEqual([]);
    expect(files.filter((file) => /tumalo|bowl of water/i.test(site.text(file)))).toEqual([]);
  });

  it('gives the day of the last change in the sitemap where the data tells it', () => {
    const dated = [...site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)];
    expect(dated.map(([, url, day]) => [url, day])).toEqual([[`${origin}/areas/sisters-or/`, '2026-05-04']]);
  });

  it('proves to search engines whose site it is', () => {
    const home = site.text('index.html');
    expect(home).toContain('<meta name="google-site-verification" content="google-proof">');
    expect(home).toContain('<meta name="msvalidate.01" content="bing-proof">');
    expect(home).toContain('<meta name="facebook-domain-verification" content="facebook-proof">');
    expect(home).toContain('<meta name="p:domain_verify" content="pinterest-proof">');
  });

  it('tells search engines where else the business is found', () => {
    expect(site.text('index.html')).toContain('"sameAs":["https://profiles.example/high-desert-pianos"]');
  });

  it('shows a page’s own number, while structured data keeps the main one', () => {
    for (const [page, shown] of [
      ['areas/sisters-or/index.html', '541-555-0231'],
      ['about/index.html', '541-555-0232'],
      ['contact/index.html', '541-555-0230'],
    ] as const) {
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(site.text(page)) ?? [];
      const rest = site.text(page).replace(data, '');
      expect(data, page).toContain('"telephone":"+15415550230"');
      expect(new Set(rest.match(/541-555-\d{4}/g)), page).toEqual(new Set([shown]));
      expect(new Set(rest.match(/tel:\+\d+/g)), page).toEqual(new Set([`tel:+1${shown.replaceAll('-', '')}`]));
    }
  });
});

it('takes its folders under other names, own templates over built-in ones, and static files as they are', async () => {
  const { folder } = copyOf('minimal');
  renameSync(path.join(folder, 'data'), path.join(folder, 'content'));
  mkdirSync(path.join(folder, 'own/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'own/pages/about.tsx'), ownAbout);
  mkdirSync(path.join(folder, 'public/files'), { recursive: true });
  writeFileSync(path.join(folder, 'public/files/prices.txt'), 'Ask us.');
  writeFileSync(path.join(folder, 'public/robots.txt'), 'User-agent: *\n');
  const flags = ['--data', 'content', '--templates', 'own', '--static', 'public', '--no-cache', ...now];
  const { code, stderr } = await runHere(['build', '--root', folder, ...flags]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const site = readBuilt(path.join(folder, 'dist'));
  expect(site.text('about/index.html')).toContain('<h1>Our own page: About High Desert Pianos</h1>');
  expect(site.text('contact/index.html')).toContain('<h1>Contact Us</h1>');
  expect(site.text('files/prices.txt')).toBe('Ask us.');
  expect(site.text('robots.txt')).toBe('User-agent: *\n');
});

const ownAbout = `import type { AboutProps } from 'treesite';

export function Page({ shell, hero }: AboutProps) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
      </head>
      <body>
        <h1>{\`Our own page: \${hero.title}\`}</h1>
        <a id="how-we-work" href="/">Home</a>
      </body>
    </html>
  );
}
`;

it('keeps the policy closed and the forms at home without an endpoint', async () => {
  const site = await build('no-endpoint');
  expect(site.stderr).toContain('data/site.yaml:1:1 warning form/no-endpoint');
  expect(site.text('_headers')).toContain("connect-src 'self'; form-action 'self';");
  const forms = site.pages.flatMap((page) => site.text(page).match(/<form[^>]*>/g) ?? []);
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter((form) => !form.includes('method="dialog"') || form.includes('action='))).toEqual([]);
});

describe.concurrent('the same bytes from the same data', () => {
  let expected: Record<string, string>;
  beforeAll(async () => {
    expected = await built(copyOf('extras').folder);
  });

  async function built(folder: string, env: Record<string, string> = {}, ...flags: string[]) {
    const { code, stderr } = await runCli(['build', '--quiet', ...now, ...flags], { cwd: folder, env });
    expect(code, stderr).toBe(0);
    return readTree(path.join(folder, 'dist'));
  }

  it('in another folder and time zone', async () => {
    expect(await built(copyOf('extras').folder, { TZ: 'Asia/Kolkata' })).toEqual(expected);
  });

  it('in another language', async () => {
    const env = { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' };
    expect(await built(copyOf('extras').folder, env)).toEqual(expected);
  });

  it('from files made in another order, with other times', async () => {
    const { folder } = copyOf('extras');
    const files = Object.entries(readTree(folder));
    rmSync(path.join(folder, 'data'), { recursive: true });
    for (const [index, [file, contents]] of files.reverse().entries()) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), contents, 'latin1');
      utimesSync(path.join(folder, file), 1_000_000 + index, 1_000_000 + index);
    }
    expect(await built(folder)).toEqual(expected);
  });

  it('without a cache, with one, from one, and in place', async () => {
    const { folder } = copyOf('extras');
    expect(await built(folder, {}, '--no-cache')).toEqual(expected);
    expect(readdirSync(folder).sort()).toEqual(['data', 'dist']);
    expect(await built(folder)).toEqual(expected);
    expect(await built(folder)).toEqual(expected);
  });

  it('with two workers', async () => {
    expect(await built(copyOf('extras').folder, {}, '--jobs', '2')).toEqual(expected);
  });

  it('with the clock given by SOURCE_DATE_EPOCH', async () => {
    const { folder } = copyOf('extras');
    const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
    const { code } = await runCli(['build', '--quiet'], { cwd: folder, env });
    expect(code).toBe(0);
    expect(readTree(path.join(folder, 'dist'))).toEqual(expected);
  });

  it('but for another year', async () => {
    const { folder } = copyOf('extras');
    await runCli(['build', '--quiet', '--now', '2031-01-01'], { cwd: folder });
    expect(readBuilt(path.join(folder, 'dist')).text('index.html')).toContain('2031');
  });
});

describe('a second company, with nothing but its own data', () => {
  let site: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    site = await buildAlone('second-company');
  });

  it('is built', () => {
    expect(site.pages).toContain('services/screens-and-skylights/index.html');
    expect(site.pages).toContain('areas/windham-county-vt/index.html');
    expect(brokenAddresses(site, { origin: 'https://larkspurwindows.example', base: '' })).toEqual([]);
  });

  const foreign = /(?<!s)tree|\b252\b|carolina|\bNC\b|greenville|pamlico|hurricane|stump|arborist|storm damage/gi;
  const foreignIn = (wanted: RegExp) =>
    Object.keys(site.files)
      .filter((file) => wanted.test(file) && !/\.(png|ico|avif|webp|jpg|woff2)$/.test(file))
      .flatMap((file) => [...(site.text(file).match(foreign) ?? [])].map((words) => `${file}: ${words}`));

  it('has nothing of the first one in any file', () => {
    expect(foreignIn(/^(?!assets\/icons\.|\.treesite\.json)/)).toEqual([]);
  });

  // The sprite holds all built-in icons, also the tree and the stump that only the first company uses (src/assets/icon-sprite.ts).
  it.fails('has nothing of the first one among its icons', () => {
    expect(foreignIn(/^assets\/icons\./)).toEqual([]);
  });
});

describe('an eighteenth city of the real site', () => {
  let before: string[];
  let site: BuiltFolder;
  beforeAll(async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-real-'));
    removals.push(() => rmSync(root, { recursive: true, force: true }));
    cpSync(path.join(projectRoot, 'data'), path.join(root, 'data'), { recursive: true });
    before = readdirSync(path.join(root, 'data/cities'));
    writeFileSync(path.join(root, 'data/cities/vanceboro-nc.yaml'), vanceboro);
    const { code, stderr } = await runCli(['build', '--quiet', ...now, '--root', root]);
    expect(code, stderr).toBe(0);
    site = readBuilt(path.join(root, 'dist'));
  });
  const link = 'href="/areas/vanceboro-nc/"';

  it('has a page with its own words', () => {
    expect(site.text('areas/vanceboro-nc/index.html')).toContain('Swift Creek');
  });

  it('is in its county’s page, and in no other county’s list', () => {
    const main = (file: string) => site.text(file).split('<main')[1]?.split('</main>')[0] ?? '';
    expect(main('areas/craven-county-nc/index.html')).toContain(link);
    expect(main('areas/craven-county-nc/index.html').match(/Total cities[^0-9]*(\d+)/)?.[1]).toBe(
      String(citiesOf('craven-county-nc').length + 1),
    );
    expect(main('areas/pitt-county-nc/index.html')).not.toMatch(/<h3[^>]*>[^<]*Vanceboro/);
  });

  it('is in the list of all places and in the sitemap', () => {
    expect(site.text('areas/index.html')).toContain(link);
    expect(site.text('sitemap.xml')).toContain('/areas/vanceboro-nc/</loc>');
    expect(site.pages.filter((file) => /^areas\/.*-nc\/index/.test(file))).toHaveLength(before.length + 1 + 4);
  });

  it('is offered by the service it lists', () => {
    expect(site.text('services/storm-cleanup/index.html')).toContain(link);
  });
});

/** A city as somebody would drop it in: what the schema asks for and no more. */
const vanceboro = `name: Vanceboro
county: craven-county-nc
description: A crossroads town on Swift Creek, among pine plantations.
services:
  - storm-cleanup
eta: 35-45 min
geo:
  latitude: 35.305
  longitude: -77.154
postalCode: "28586"
radiusMeters: 8000
metaTitle: Tree Service in Vanceboro, NC
metaDescription: Storm cleanup in Vanceboro, North Carolina, between Swift Creek and the pine plantations. Call {phone} to reach the crew.
keywords:
  - tree service Vanceboro
intro: Swift Creek floods the low lots of {city} after long rain. Call {phone} before the ground is soft.
`;

function citiesOf(county: string): string[] {
  const folder = path.join(projectRoot, 'data/cities');
  return readdirSync(folder).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(`county: ${county}`),
  );
}

/** Not laid over another site. */
async function buildAlone(name: string): Promise<Awaited<ReturnType<typeof build>>> {
  const { folder, remove } = copySite(name);
  removals.push(remove);
  const { code, stderr } = await runHere(['build', '--root', folder, '--no-cache', ...now]);
  expect(code, stderr).toBe(0);
  return { ...readBuilt(path.join(folder, 'dist')), stderr };
}
