/** Mistakes that cannot be kept as files of this project: odd bytes, links, sizes, and code that no tool would accept. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each is done to the copy of the minimal site, after its overlay. */
export const oddFiles: Record<string, (folder: string) => void> = {
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
    write(folder, 'data/pages/contact.yaml', `hero: [\n${'entry: text\n'.repeat(50_000)}`),
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
  'broken-unreadable': (folder) => chmodSync(path.join(folder, 'data/pages/contact.yaml'), 0),
  'broken-folder-for-file': (folder) => {
    rmSync(path.join(folder, 'data/pages/contact.yaml'));
    mkdirSync(path.join(folder, 'data/pages/contact.yaml'));
  },
  'broken-pipe': (folder) => {
    rmSync(path.join(folder, 'data/pages/contact.yaml'));
    spawnSync('sh', ['-c', 'mkfifo "$0"', path.join(folder, 'data/pages/contact.yaml')]);
  },
  'broken-png': (folder) =>
    write(folder, 'data/images/piano.png', Buffer.from('\x89PNG\r\n\x1a\nnot a picture', 'latin1')),
  'broken-template-syntax': (folder) =>
    write(folder, 'templates/pages/about.tsx', 'export function Page() {\n  return <p>About us</p;\n}\n'),
  'broken-style-syntax': (folder) =>
    write(folder, 'templates/styles/pages/about.css', '@import "../base.css";\n\n.hero {\n  color: red;\n'),
};

/** What the test's own user may do anyway cannot be tested. */
export function isPossible(name: string): boolean {
  return name !== 'broken-unreadable' || process.getuid?.() !== 0;
}

function write(folder: string, file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), contents);
}

function link(folder: string, file: string, target: string): void {
  rmSync(path.join(folder, file), { force: true });
  symlinkSync(target, path.join(folder, file));
}
