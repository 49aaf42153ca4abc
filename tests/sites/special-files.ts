/** Mistakes that cannot be stored as files of this project: odd bytes, links, sizes, and code that no tool would accept. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';

const city = 'data/cities/sisters-or.yaml';
const document = `---
title: Privacy
metaTitle: How We Handle What You Tell Us
metaDescription: What we write down when you call, how long we keep it, and how to have it deleted. It is a short page with no fine print.
keywords:
  - privacy
---
We keep nothing.
`;

/** Each is done to the copy of the minimal site, after its lines of tests/sites/broken. */
export const specialFiles: Record<string, (folder: string) => void> = {
  'latin-1': (folder) => write(folder, 'data/cities/latin-1.yaml', Buffer.from('hero:\n  title: Café\n', 'latin1')),
  'utf-16': (folder) => write(folder, 'data/cities/utf-16.yaml', Buffer.from('\uFEFFhero:\n  title: Us\n', 'utf16le')),
  'null-byte': (folder) => write(folder, 'data/cities/null-byte.yaml', 'hero:\n  title: Us\0\n'),
  'empty-file': (folder) => write(folder, 'data/cities/empty.yaml', ''),
  crlf: (folder) =>
    copy(folder, 'data/pages/home.yaml', 'home.yaml', (text) =>
      text.replace('title', 'titel').replaceAll('\n', '\r\n'),
    ),
  'old-mac-lines': (folder) =>
    copy(folder, 'data/pages/about.yaml', 'about.yaml', (text) =>
      text.replace('title', 'titel').replaceAll('\n', '\r'),
    ),
  'file-name': (folder) => renameSync(path.join(folder, city), path.join(folder, 'data/cities/sisters.yaml')),
  'file-name-in-greek': (folder) => renameSync(path.join(folder, city), path.join(folder, 'data/cities/αδελφές.yaml')),
  yml: (folder) =>
    renameSync(path.join(folder, 'data/pages/contact.yaml'), path.join(folder, 'data/pages/contact.yml')),
  'yml-beside-yaml': (folder) => copy(folder, city, 'sisters-or.yml', (text) => `${text}# again\n`),
  'link-draft': (folder) => {
    copy(folder, city, 'bend-or.yaml', (text) => text.replace('name: Sisters', 'name: Bend\ndraft: true'));
    copy(folder, city, 'sisters-or.yaml', (text) =>
      text.replace(/(\/piano-tuning\/\))\./, '$1 and [Bend](/areas/bend-or/).'),
    );
  },
  'city-like-county': (folder) => {
    const county = 'data/counties/deschutes-county-or.yaml';
    copy(folder, county, 'sisters-or.yaml', (text) => text.replace('Deschutes County', 'Sisters'));
    rmSync(path.join(folder, county));
    copy(folder, city, 'sisters-or.yaml', (text) => text.replace('deschutes-county-or', 'sisters-or'));
  },
  'page-urls': (folder) => {
    for (const name of ['assets', 'services', 'etc..passwd', 'Privacy Policy', 'n'.repeat(248)])
      write(folder, `data/pages/${name}.md`, document);
  },
  images: (folder) => {
    write(folder, 'data/images/damaged.png', Buffer.from('\x89PNG\r\n\x1a\nnot a picture', 'latin1'));
    write(folder, 'data/images/pointer.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n');
    writeLarge(folder, 'data/images/large.svg', 1.5 * 2 ** 30);
  },
  '10-megabytes': (folder) => write(folder, 'data/cities/10-megabytes.yaml', '# filler\n'.repeat(1_165_085)),
  '100000-brackets': (folder) => write(folder, 'data/cities/100000-brackets.yaml', `hero: ${'['.repeat(100_000)}\n`),
  '3000-brackets': (folder) =>
    write(folder, 'data/cities/3000-brackets.yaml', `hero: ${'['.repeat(3000)}${']'.repeat(3000)}\n`),
  'unclosed-bracket-in-large-file': (folder) =>
    write(folder, 'data/pages/about.yaml', `hero: [\n${`a: ${'b'.repeat(70)}\n`.repeat(700)}`),
  'symlink-loop': (folder) => link(folder, 'data/cities/symlink-loop.yaml', 'symlink-loop.yaml'),
  'symlink-outside': (folder) => {
    write(folder, 'contact.yaml', 'secret: true\n');
    link(folder, 'data/cities/symlink-outside.yaml', '../../contact.yaml');
  },
  'symlink-to-folder': (folder) => link(folder, 'data/cities/all', '../counties'),
  'symlink-to-data': (folder) => link(folder, 'data/cities/loop', '..'),
  'symlink-dangling': (folder) => link(folder, 'data/cities/symlink-dangling.yaml', 'gone.yaml'),
  'image-outside': (folder) => {
    write(folder, 'secret.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    link(folder, 'data/images/piano.svg', '../../secret.svg');
  },
  'folder-for-file': (folder) => makeFolder(folder, 'data/pages/contact.yaml'),
  'folder-for-county': (folder) => makeFolder(folder, 'data/counties/deschutes-county-or.yaml'),
  'file-for-folder': (folder) => {
    rmSync(path.join(folder, 'data/counties'), { recursive: true });
    write(folder, 'data/counties', '');
  },
  'link-for-folder': (folder) => {
    renameSync(path.join(folder, 'data/services'), path.join(folder, 'services'));
    link(folder, 'data/services', '../services');
  },
  pipe: (folder) => pipe(folder, 'data/cities/pipe.yaml'),
  'static-link-outside': (folder) => {
    write(folder, 'secret.txt', 'secret');
    link(folder, 'static/files/prices.txt', '../../secret.txt');
  },
  'static-link-to-folder': (folder) => {
    write(folder, 'static/files/prices.txt', 'Ask us.');
    link(folder, 'static/more', 'files');
  },
  'static-pipe': (folder) => pipe(folder, 'static/prices.txt'),
  'static-too-large': (folder) => writeLarge(folder, 'static/film.mp4', 2 ** 31),
  'static-private': (folder) => {
    for (const name of ['.env', '.git/config', 'prices.pdf~', 'id_ed25519', '.DS_Store', '.well-known/apple.txt'])
      write(folder, `static/${name}`, 'A=1');
    write(folder, 'static/server.txt', '-----BEGIN RSA PRIVATE KEY-----');
  },
  'static-names': (folder) => {
    for (const name of [
      `${'n'.repeat(248)}.pdf`,
      'assets/prices.pdf',
      'About.html',
      'files/Prices.pdf',
      'files/prices.pdf',
      'sisters.htm',
    ])
      write(folder, `static/${name}`, '%PDF');
    write(folder, 'static/services/index.html/old.txt', 'An old price list.\n');
  },
  'static-page-link': (folder) => {
    write(folder, 'static/offer/tree.txt', 'One tree free.');
    const links = [
      'tree.txt',
      './tree.txt?a=1',
      '/about/#how-we-work',
      '../about/index.html',
      '/about',
      'https://example.com/',
      '#top',
      '../gone.html',
    ];
    const html = links.map((href) => `<a href="${href}">Read</a>\n`).join('');
    write(folder, 'static/offer/index.html', `<h1 id="top">Offer</h1>\n${html}<a href="/offer/">This page</a>\n`);
  },
  'template-utf-16': (folder) =>
    write(folder, 'templates/pages/about.tsx', Buffer.from('\uFEFFexport const Page = () => null;\n', 'utf16le')),
  'style-utf-16': (folder) => write(folder, 'templates/styles/base.css', Buffer.from('a { color: red; }\n', 'utf16le')),
  'template-windows-1252': (folder) =>
    write(folder, 'templates/pages/about.tsx', Buffer.from("export const Page = () => 'Café';\n", 'latin1')),
  'fields-folder': (folder) => void mkdirSync(path.join(folder, 'schema/city.json'), { recursive: true }),
  'template-pipe': (folder) => pipe(folder, 'templates/components/Hero/Hero.tsx'),
  'icon-pipe': (folder) => pipe(folder, 'data/icons/phone.svg'),
  'package-pipe': (folder) => pipe(folder, 'package.json'),
  'icon-too-large': (folder) => writeLarge(folder, 'data/icons/large.svg', 1.5 * 2 ** 30),
  'markdown-nested': (folder) =>
    editFile(folder, 'data/pages/about.yaml', 'body: We listen first. Then we tune.', `body: '${'> '.repeat(3000)}a'`),
  'static-name-bytes': (folder) => {
    const name = Buffer.concat([
      Buffer.from(path.join(folder, 'static/prices-')),
      Buffer.from([0xff]),
      Buffer.from('.txt'),
    ]);
    mkdirSync(path.join(folder, 'static'), { recursive: true });
    writeFileSync(name, 'Ask us.');
  },
  'style-link': (folder) => link(folder, 'templates/styles/tokens.css', 'tokens.css'),
  'schema-folder': (folder) => write(folder, 'schema', ''),
  'template-syntax': (folder) =>
    write(folder, 'templates/pages/about.tsx', 'export function Page() {\n  return <p>About us</p;\n}\n'),
  'style-syntax': (folder) => write(folder, 'templates/components/Hero/Hero.css', '.hero {\n  color: red;\n'),
};

function write(folder: string, file: string, contents: string | Uint8Array): void {
  writeFiles(folder, { [file]: contents });
}

/** With this length, which takes no room on the disk. */
function writeLarge(folder: string, file: string, bytes: number): void {
  write(folder, file, '');
  truncateSync(path.join(folder, file), bytes);
}

/** In place of the file. */
function makeFolder(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  mkdirSync(path.join(folder, file));
}

/** A changed copy beside a file, or in its place. */
function copy(folder: string, file: string, name: string, change: (text: string) => string): void {
  write(folder, path.join(path.dirname(file), name), change(readFileSync(path.join(folder, file), 'utf8')));
}

function pipe(folder: string, file: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  spawnSync('sh', ['-c', 'mkfifo "$0"', path.join(folder, file)]);
}

function link(folder: string, file: string, target: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  rmSync(path.join(folder, file), { force: true });
  symlinkSync(target, path.join(folder, file));
}
