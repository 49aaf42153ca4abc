/** The site that hosts serve: small, with aliases, its own pages and header rules, in several forms. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { overlaySite } from '../support/overlay-site.ts';
import { runHere } from '../support/run-here.ts';
import { coldRoot } from '../support/shared-assets.ts';
import type { HostUnderTest } from './servers.ts';

export interface Form {
  base: string;
  trailingSlash: 'always' | 'never';
  precompress: boolean;
}

export const forms: Readonly<Record<string, Form>> = {
  plain: { base: '', trailingSlash: 'always', precompress: false },
  'without slashes': { base: '', trailingSlash: 'never', precompress: true },
  'below a path': { base: '/shop', trailingSlash: 'always', precompress: true },
  'below a path, without slashes': { base: '/shop', trailingSlash: 'never', precompress: false },
};

/** Gives the built folder, which is `out`. */
export async function buildFor(deploy: HostUnderTest['deploy'], form: Form, out: string): Promise<string> {
  const site = overlaySite('extras');
  const data = path.join(site, 'data/site.yaml');
  const text = readFileSync(data, 'utf8').replace(/^url:\n/m, `url:\n  trailingSlash: ${form.trailingSlash}\n`);
  writeFileSync(data, text);
  appendFileSync(data, `precompress: ${form.precompress}\n${deploy === undefined ? '' : `deploy: ${deploy}\n`}`);
  const own = path.join(site, 'static/mine');
  mkdirSync(own, { recursive: true });
  writeFileSync(
    path.join(own, 'index.html'),
    '<!doctype html><html lang="en"><title>Mine</title><h1>Mine</h1></html>\n',
  );
  writeFileSync(
    path.join(own, 'note.html'),
    '<!doctype html><html lang="en"><title>Note</title><h1>Note</h1></html>\n',
  );
  writeFileSync(path.join(own, '_headers'), '/\n  X-Own: "2"\n');
  writeFileSync(path.join(site, 'static/_headers'), '/*\n  X-Own: 1\n');
  const flags = ['--base-url', `https://www.high-desert-pianos.com${form.base}`, '--now', '2026-06-01'];
  const { code, stderr } = await runHere(['build', ...coldRoot(site), ...flags]);
  if (code !== 0) throw new Error(stderr);
  mkdirSync(path.dirname(out), { recursive: true });
  renameSync(path.join(site, 'dist'), out);
  return out;
}
