/** The kinds of random edits of all that is not data: static files, templates, what was published, the cache. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EditedSite } from './edited-site.ts';
import { cities, type Edit, slugOf } from './site-edits.ts';

const staticFiles = [
  'prices.txt',
  'about/index.html',
  'robots.txt',
  'old-page/index.html',
  'areas.html',
  'more/a b.txt',
];

export const fileEdits: Readonly<Record<string, Edit>> = {
  'a static file': (site) => {
    const name = `static/${site.pick([...staticFiles, `areas/${slugOf(site.pick(cities(site)))}/index.html`])}`;
    if (site.has(name) && site.chance(0.6)) site.remove(name);
    else if (name.endsWith('.html')) site.write(name, page(site.next()));
    else site.write(name, `User-agent: *\nAllow: /${site.next()}\n`);
  },
  'lines for the host': (site) => {
    const name = `static/${site.pick(['_redirects', '_headers'])}`;
    const text = name.endsWith('_redirects')
      ? `/from-${site.next()} /about/ 301\n`
      : `/about/\n  X-Edit: ${site.next()}\n`;
    if (site.has(name)) site.remove(name);
    else site.write(name, text);
  },
  'times of all files': (site) =>
    site.age(['data/cities', 'data/counties'].flatMap((folder) => site.files(folder, '.yaml'))),
  'the time of a file': (site) => site.age([site.pick(cities(site))]),
  'the inode of a file': (site) => site.replace(site.pick(cities(site))),
  'a published page that is gone': (site) => onPublished(site, /index\.html$/, (file) => rmSync(file)),
  'a published page, by hand': (site) => onPublished(site, /index\.html$/, (file) => writeFileSync(file, 'broken')),
  'a published file that is gone': (site) => onPublished(site, /\.(css|js|svg|png|xml)$/, (file) => rmSync(file)),
  'the output, which is gone': (site) => rmSync(site.at('dist'), { recursive: true, force: true }),
  'a damaged cache': (site) => {
    const state = site.at('.treesite/cache/builds');
    const names = namesIn(state);
    if (names.length === 0) return;
    const name = site.pick(names);
    const bytes = readFileSync(path.join(state, name));
    const at = Math.floor(site.random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path.join(state, name), site.chance(0.5) ? bytes : bytes.subarray(0, at));
  },
};

export const templateEdits: Readonly<Record<string, Edit>> = {
  'a style': (site) => site.write('templates/styles/site.css', `h1 { color: #12${1000 + (site.next() % 9000)}; }\n`),
  'a style that is gone': (site) => site.remove('templates/styles/site.css'),
  'a template': (site) => {
    const name = 'components/Footer/Footer.tsx';
    site.copyTemplate(name);
    site.write(
      `templates/${name}`,
      site.read(`templates/${name}`).replace(/<h2>[^{]*\{name\}/, `<h2>Edit ${site.next()} {name}`),
    );
  },
  'a template that is gone': (site) => site.remove('templates/components/Footer/Footer.tsx'),
  'a script': (site) => {
    site.copyTemplate('scripts/site.ts');
    site.write(
      'templates/scripts/site.ts',
      `${site.read('templates/scripts/site.ts')}\nwindow.name = 'edit ${site.next()}';\n`,
    );
  },
  'a script that is gone': (site) => site.remove('templates/scripts/site.ts'),
};

function page(number: number): string {
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><h1 id="who-we-are">Own</h1></body></html>\n`;
}

/** A published file of this kind, if there is one. */
function onPublished(site: EditedSite, pattern: RegExp, edit: (file: string) => void): void {
  const files = namesIn(site.at('dist')).filter((file) => pattern.test(file));
  if (files.length > 0) edit(site.at(path.join('dist', site.pick(files))));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
}
