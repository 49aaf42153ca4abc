/** Mistakes that cannot be stored as files of this project: odd bytes, links, sizes, and code that no tool would accept. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each is done to the copy of the minimal site, after its overlay. */
export const specialFiles: Record<string, (folder: string) => void> = {
  'broken-latin-1': (folder) =>
    write(folder, 'data/pages/contact.yaml', Buffer.from('hero:\n  title: Café\n', 'latin1')),
  'broken-utf-16': (folder) =>
    write(folder, 'data/pages/contact.yaml', Buffer.from('\uFEFFhero:\n  title: Us\n', 'utf16le')),
  'broken-null-byte': (folder) => write(folder, 'data/pages/contact.yaml', 'hero:\n  title: Us\0\n'),
  'broken-old-mac-lines': (folder) => {
    const text = readFileSync(path.join(folder, 'data/pages/contact.yaml'), 'utf8');
    write(folder, 'data/pages/contact.yaml', text.replace('title', 'titel').replaceAll('\n', '\r'));
  },
  'broken-10-megabytes': (folder) => write(folder, 'data/pages/contact.yaml', '# filler\n'.repeat(1_165_085)),
  'broken-100000-brackets': (folder) => write(folder, 'data/pages/contact.yaml', `hero: ${'['.repeat(100_000)}\n`),
  'broken-3000-brackets': (folder) =>
    write(folder, 'data/pages/contact.yaml', `hero: ${'['.repeat(3000)}${']'.repeat(3000)}\n`),
  'broken-unclosed-bracket-in-large-file': (folder) =>
    write(folder, 'data/pages/contact.yaml', `hero: [\n${'entry: text\n'.repeat(26_000)}`),
  'broken-symlink-loop': (folder) => link(folder, 'data/pages/contact.yaml', 'contact.yaml'),
  'broken-symlink-outside': (folder) => {
    write(folder, 'contact.yaml', 'secret: true\n');
    link(folder, 'data/pages/contact.yaml', '../../contact.yaml');
  },
  'broken-symlink-to-folder': (folder) => link(folder, 'data/cities/all', '../counties'),
  'broken-symlink-to-data': (folder) => link(folder, 'data/cities/loop', '..'),
  'broken-symlink-dangling': (folder) => link(folder, 'data/pages/contact.yaml', 'gone.yaml'),
  'broken-image-outside': (folder) => {
    write(folder, 'secret.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    link(folder, 'data/images/piano.svg', '../../secret.svg');
  },
  'broken-folder-for-file': (folder) => {
    rmSync(path.join(folder, 'data/pages/contact.yaml'));
    mkdirSync(path.join(folder, 'data/pages/contact.yaml'));
  },
  'broken-folder-for-county': (folder) => {
    rmSync(path.join(folder, 'data/counties/deschutes-county-or.yaml'));
    mkdirSync(path.join(folder, 'data/counties/deschutes-county-or.yaml'));
  },
  'broken-file-for-folder': (folder) => {
    rmSync(path.join(folder, 'data/counties'), { recursive: true });
    write(folder, 'data/counties', '');
  },
  'broken-link-for-folder': (folder) => {
    renameSync(path.join(folder, 'data/services'), path.join(folder, 'services'));
    link(folder, 'data/services', '../services');
  },
  'broken-pipe': (folder) => {
    rmSync(path.join(folder, 'data/pages/contact.yaml'));
    pipe(folder, 'data/pages/contact.yaml');
  },
  'broken-static-link-outside': (folder) => {
    write(folder, 'secret.txt', 'secret');
    link(folder, 'static/files/prices.txt', '../../secret.txt');
  },
  'broken-static-link-to-folder': (folder) => {
    write(folder, 'static/files/prices.txt', 'Ask us.');
    link(folder, 'static/more', 'files');
  },
  'broken-static-pipe': (folder) => pipe(folder, 'static/prices.txt'),
  'broken-static-too-large': (folder) => {
    write(folder, 'static/film.mp4', '');
    truncateSync(path.join(folder, 'static/film.mp4'), 2 ** 31);
  },
  'broken-static-private': (folder) => {
    for (const name of ['.env', '.git/config', 'prices.pdf~', 'id_ed25519', '.DS_Store', '.well-known/apple.txt'])
      write(folder, `static/${name}`, 'A=1');
    write(folder, 'static/server.txt', '-----BEGIN RSA PRIVATE KEY-----');
  },
  'broken-static-names': (folder) => {
    for (const name of ['assets/prices.pdf', 'About.html', 'files/Prices.pdf', 'files/prices.pdf', 'sisters.htm'])
      write(folder, `static/${name}`, '%PDF');
  },
  'broken-static-page-link': (folder) => {
    write(folder, 'static/offer/tree.txt', 'One tree free.');
    const links = ['tree.txt', './tree.txt?a=1', '/about/#how-we-work', 'https://example.com/', '#top', '../gone.html'];
    const html = links.map((href) => `<a href="${href}">Read</a>\n`).join('');
    write(folder, 'static/offer/index.html', `<h1 id="top">Offer</h1>\n${html}<a href="/offer/">This page</a>\n`);
  },
  'broken-template-pipe': (folder) => pipe(folder, 'templates/components/Hero/Hero.tsx'),
  'broken-icon-pipe': (folder) => pipe(folder, 'data/icons/phone.svg'),
  'broken-package-pipe': (folder) => pipe(folder, 'package.json'),
  'broken-icon-too-large': (folder) => {
    write(folder, 'data/icons/phone.svg', '');
    truncateSync(path.join(folder, 'data/icons/phone.svg'), 1.5 * 2 ** 30);
  },
  'broken-svg-too-large': (folder) => truncateSync(path.join(folder, 'data/images/piano.svg'), 1.5 * 2 ** 30),
  'broken-markdown-nested': (folder) => writeBody(folder, `${'> '.repeat(3000)}a`),
  'broken-static-name-bytes': (folder) => {
    const name = Buffer.concat([
      Buffer.from(path.join(folder, 'static/prices-')),
      Buffer.from([0xff]),
      Buffer.from('.txt'),
    ]);
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(name, 'Ask us.');
  },
  'broken-style-link': (folder) => link(folder, 'templates/styles/tokens.css', 'tokens.css'),
  'broken-png': (folder) =>
    write(folder, 'data/images/piano.png', Buffer.from('\x89PNG\r\n\x1a\nnot a picture', 'latin1')),
  'broken-png-pointer': (folder) =>
    write(folder, 'data/images/piano.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'),
  'broken-schema-folder': (folder) => write(folder, 'schema', ''),
  'broken-template-syntax': (folder) =>
    write(folder, 'templates/pages/about.tsx', 'export function Page() {\n  return <p>About us</p;\n}\n'),
  'broken-style-syntax': (folder) => write(folder, 'templates/components/Hero/Hero.css', '.hero {\n  color: red;\n'),
};

function write(folder: string, file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), contents);
}

/** The text of a section of the page about the business. */
function writeBody(folder: string, markdown: string): void {
  const file = path.join(folder, 'data/pages/about.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('body: We listen first. Then we tune.', () => `body: '${markdown}'`),
  );
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
