/** What of a static folder is published. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStatic } from '../../../../src/assets/static/read-static.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const inStatic = (...names: string[]) => Object.fromEntries(names.map((name) => [`static/${name}`, 'x']));

async function read(root: string, folder: string) {
  const { files, diagnostics } = await readStatic(path.join(root, folder), root);
  const problems = diagnostics.map(({ code, at, message }) => `${at.file} ${code} ${message}`);
  return { names: files.map(({ path: name }) => name), problems };
}

it('publishes every file below it, and symbolic links to them, but not what systems put there', async () => {
  const published = ['.htaccess', '.nojekyll', '.well-known/x.json', 'a.pdf', 'b/c.txt', 'cert.pem', 'key.key'];
  const systems = ['.DS_Store', 'Thumbs.db', '._a.jpg', '.treesite.json', '.a.txt.treesite-1a2b', '__MACOSX/._a'];
  const root = tempFolder(inStatic(...published, ...systems));
  symlinkSync('a.pdf', path.join(root, 'static/z.pdf'));
  const { names, problems } = await read(root, 'static');
  expect(names).toEqual([...published, 'z.pdf']);
  expect(problems).toEqual([]);
});

it('reports pointers of Git LFS, and a broken link or a file in place of the folder', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n';
  const root = tempFolder({ 'static/film.mp4': pointer, file: '' });
  const { names, problems } = await read(root, 'static');
  expect(names).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^static\/film.mp4 static\/not-published .* a Git LFS pointer/)]);
  symlinkSync('nowhere', path.join(root, 'public'));
  expect((await read(root, 'public')).problems).toEqual([
    'public file/unreadable This file cannot be read: it is a broken symbolic link.',
  ]);
  expect((await read(root, 'file')).problems).toEqual([
    'file file/unreadable This is a file, but a folder is needed here.',
  ]);
  expect((await read(root, 'none')).problems).toEqual([]);
});

it.each([
  ...'.env .git/config .npmrc a.bak #a# ~$a.docx id_rsa a.kdbx customers.sql site.sqlite3.gz'.split(' '),
  ...['node_modules/a/b.js', 'a.', 'a\nb', 'price?.pdf'],
])('leaves %j out, with a warning', async (name) => {
  const { names, problems } = await read(tempFolder(inStatic(name)), 'static');
  expect(names).toEqual([]);
  const said = `static/${name.split('/')[0]} static/not-published This file is not published: `;
  expect(problems).toEqual([expect.stringContaining(said)]);
});

it('leaves a private key out, regardless of its name', async () => {
  const [key, certificate] = ['\n-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl', '-----BEGIN CERTIFICATE-----'];
  const { names, problems } = await read(tempFolder({ 'static/a.txt': key, 'static/b.pem': certificate }), 'static');
  expect(names).toEqual(['b.pem']);
  expect(problems).toEqual([
    'static/a.txt static/not-published This file is not published: it contains a private key.',
  ]);
});
