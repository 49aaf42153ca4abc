/** What all browser tests share: the sample site, built and served once, by the process of the tests. */
import path from 'node:path';
import { createPreviewServer } from '../../../src/preview/preview-server.ts';
import { listen } from '../local-server.ts';
import { linkAssets } from '../shared-assets.ts';
import { copyTree } from '../sites/copy-tree.ts';
import { editFile } from '../sites/edit-files.ts';
import { projectRoot } from '../sites/run-cli.ts';
import { runHere } from '../sites/run-here.ts';
import { tempFolder } from '../temp-folder.ts';
import { buildTime } from './clock.ts';

const folder = tempFolder();
const out = path.join(folder, 'dist');
copyTree(path.join(projectRoot, 'data'), path.join(folder, 'data'));
// A card per page would be a third of the build.
editFile(folder, 'data/site.yaml', /$/, 'shareCards: site\n');
linkAssets(folder);

/** The report of the build. */
export const siteReport = path.join(folder, 'report.html');
const flags = ['--root', folder, '--quiet', '--now', buildTime.toISOString(), '--report', siteReport];
const { code, stderr } = await runHere(['build', ...flags]);
if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);

/** Where the site is served, without a slash at the end. */
export const siteUrl = `http://localhost:${await listen(createPreviewServer(out))}`;
