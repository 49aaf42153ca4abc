/** What all browser tests share: the sample site, built and served once, by the process of the tests. */
import path from 'node:path';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { listen } from '../local-server.ts';
import { projectRoot } from '../sites/run-cli.ts';
import { runHere } from '../sites/run-here.ts';
import { tempFolder } from '../temp-folder.ts';

const folder = tempFolder();
const out = path.join(folder, 'dist');

/** The report of the build. */
export const siteReport = path.join(folder, 'report.html');
const flags = ['--root', projectRoot, '--quiet', '--now', '2026-11-20', '--out', out, '--report', siteReport];
const { code, stderr } = await runHere(['build', ...flags]);
if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);

/** Where the site is served, without a slash at the end. */
export const siteUrl = `http://localhost:${await listen(createPreviewServer(out))}`;
