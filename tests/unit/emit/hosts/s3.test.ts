/** The script for Amazon S3, run with an `aws` that records its calls. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import { anOutputInput, aRedirect } from '../../../support/output-input.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

interface Uploaded {
  type: string;
  caching: string;
  redirect?: string | undefined;
}

/** The resulting contents of the bucket, by key. Filters of `aws s3` count from left to right: the last that matches decides. */
function upload(base: string): { objects: Map<string, Uploaded>; commands: string[][] } {
  const input = anOutputInput({
    deploy: 's3',
    headers: { base, inlineScripts: [] },
    assets: [
      { path: 'assets/home.1.css', contents: 'a{}' },
      { path: 'icon.svg', contents: '<svg/>' },
    ],
    pageFiles: () => ['index.html', '404.html'],
    encodedFiles: ['assets/van.1.webp'],
    redirects: [aRedirect('old', '/about/#team'), aRedirect("o'clock")],
    staticFiles: [
      { path: 'menu.pdf', contents: 'a' },
      { path: 'LICENSE', contents: 'a' },
    ],
  });
  const made = planOutput(input).map(({ path: file, make }) => [file, make()] as const);
  const rest = [...input.pageFiles(), ...input.encodedFiles].map((file) => [file, 'x'] as const);
  const site = Object.fromEntries([...made, ...rest, ['.treesite.json', '{}']]);
  const folder = makeFolder(Object.fromEntries(Object.entries(site).map(([file, text]) => [`dist/${file}`, text])));
  const bin = makeFolder({ aws: '#!/bin/sh\n{ printf "%s\\t" "$@"; echo; } >> "$LOG"\n' });
  chmodSync(path.join(bin, 'aws'), 0o755);
  const log = path.join(bin, 'log');
  const env = { PATH: `${bin}:${process.env.PATH}`, LOG: log };
  execFileSync('sh', [path.join(folder, 'dist/.deploy/s3.sh'), 'bucket', '--profile', 'mine'], { env });
  const commands = readFileSync(log, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').slice(0, -1));
  const objects = new Map<string, Uploaded>();
  for (const [, action, from = '', to = '', ...flags] of commands) {
    const flag = (name: string) => flags[flags.indexOf(name) + 1];
    const settings = { type: flag('--content-type') ?? '', caching: flag('--cache-control') ?? '' };
    if (action === 'cp') objects.set(to, { ...settings, redirect: flag('--website-redirect') });
    else if (!flags.includes('--delete'))
      for (const file of Object.keys(site)) {
        if (from !== '.' && !file.startsWith(`${from}/`)) continue;
        const name = from === '.' ? file : file.slice(from.length + 1);
        if (isChosen(name, flags)) objects.set(`${to}/${name}`, settings);
      }
  }
  return { objects, commands };
}

function isChosen(name: string, flags: readonly string[]): boolean {
  let chosen = true;
  for (const [index, flag] of flags.entries()) {
    const pattern = (flags[index + 1] ?? '').replace(/[.]/g, '\\.').replace(/\*/g, '.*');
    if (/^--(in|ex)clude$/.test(flag) && new RegExp(`^${pattern}$`).test(name)) chosen = flag === '--include';
  }
  return chosen;
}

it('uploads each file with its type, and lets only assets be kept', () => {
  const { objects } = upload('');
  const caching = (file: string) => objects.get(`s3://bucket/${file}`)?.caching;
  expect(objects.get('s3://bucket/assets/home.1.css')).toEqual({
    type: 'text/css; charset=utf-8',
    caching: 'public, max-age=31536000, immutable',
  });
  expect(caching('assets/van.1.webp')).toContain('immutable');
  for (const file of [
    'index.html',
    '404.html',
    'icon.svg',
    'sitemap.xml',
    'robots.txt',
    'menu.pdf',
    'site.webmanifest',
  ])
    expect(caching(file), file).toBe('public, max-age=0, must-revalidate');
  expect(objects.get('s3://bucket/site.webmanifest')?.type).toBe('application/manifest+json');
});

it('makes aliases objects that redirect, after their pages', () => {
  const { objects } = upload('');
  expect(objects.get('s3://bucket/old/index.html')).toMatchObject({ redirect: '/about/#team' });
  expect(objects.get("s3://bucket/o'clock/index.html")).toMatchObject({ redirect: '/about/' });
});

it('uploads nothing that is not for visitors, and deletes removed files last', () => {
  const { objects, commands } = upload('');
  expect([...objects.keys()].filter((key) => /\.deploy|\.treesite/.test(key))).toEqual([]);
  const last = commands.at(-1) ?? [];
  expect(last).toContain('--delete');
  expect(isChosen('LICENSE', last) && isChosen('index.html', last)).toBe(true);
  expect(isChosen('.treesite.json', last) || isChosen('.deploy/s3.sh', last)).toBe(false);
  expect(commands.every((command) => command.includes('--profile') && command.includes('mine'))).toBe(true);
});

it('puts a site below a path under keys with that path, its 404 page among the bucket’s settings', () => {
  expect([...upload('/shop').objects.keys()]).toContain('s3://bucket/shop/index.html');
  const settings = planOutput(anOutputInput({ deploy: 's3', headers: { base: '/shop', inlineScripts: [] } })).find(
    ({ path: file }) => file === '.deploy/website.json',
  );
  expect(JSON.parse(String(settings?.make()))).toEqual({
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: 'shop/404.html' },
  });
});
