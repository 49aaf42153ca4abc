/** The site that hosts serve: small, with aliases, its own pages and header rules, in several forms. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { coldRoot } from '../support/shared-assets.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';
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

/** Gives the folder of the site. */
export function siteIn(form: Form): string {
  const site = overlaySite('extras');
  const settings = `precompress: ${form.precompress}\nurl:\n  trailingSlash: ${form.trailingSlash}\n`;
  editFile(site, 'data/site.yaml', /^url:\n/m, settings);
  const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;
  writeFiles(site, {
    'static/mine/index.html': page('Mine'),
    'static/mine/note.html': page('Note'),
    'static/mine/_headers': '/\n  X-Own: "2"\n',
    'static/_headers': '/*\n  X-Own: 1\n',
  });
  return site;
}

/** Builds the site for a host into `out`, which it gives. */
export async function buildFor(
  deploy: HostUnderTest['deploy'],
  { site, base }: { site: string; base: string },
  out: string,
): Promise<string> {
  editFile(
    site,
    'data/site.yaml',
    /^(deploy: .*\n)?url:\n/m,
    `${deploy === undefined ? '' : `deploy: ${deploy}\n`}url:\n`,
  );
  const flags = ['--base-url', `https://www.high-desert-pianos.com${base}`, '--now', '2026-06-01'];
  const { code, stderr } = await runHere(['build', ...coldRoot(site), ...flags]);
  if (code !== 0) throw new Error(stderr);
  cpSync(path.join(site, 'dist'), out, { recursive: true });
  return out;
}
