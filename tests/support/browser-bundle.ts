/** The script that a kind of page loads in the browser, made by the real bundler. */
import path from 'node:path';
import { bundleBrowser } from '../../src/assets/bundle-browser.ts';
import { TemplateFolders } from '../../src/assets/template-folders.ts';
import { projectRoot } from './run-cli.ts';

const templates = path.join(projectRoot, 'templates');

/** Name below `assets` to its text; `entry` is the one that pages load. */
export async function bundleScripts(
  islands: readonly string[],
): Promise<{ entry: string; files: Map<string, string> }> {
  const bundles = await bundleBrowser(new TemplateFolders(templates, templates), {
    root: projectRoot,
    packageRoot: projectRoot,
    islands: new Map([['home', islands]]),
    lastCss: '',
  });
  if ('diagnostics' in bundles) throw new Error(bundles.diagnostics.map((problem) => problem.message).join('\n'));
  const scripts = bundles.files.filter((file) => file.path.endsWith('.js'));
  return {
    entry: path.basename(bundles.pages.get('home')?.script ?? ''),
    files: new Map(scripts.map((file) => [path.basename(file.path), String(file.contents)])),
  };
}
