/** The script that a kind of page loads in the browser, made by the real bundler. */
import path from 'node:path';
import { bundleScripts as bundle } from '../../src/assets/bundle/bundle-scripts.ts';
import { TemplateFolders } from '../../src/assets/bundle/template-folders.ts';
import { projectRoot } from './run-cli.ts';

const builtIn = path.join(projectRoot, 'templates');

/** Name below `assets` to its text; `entry` is the one that pages load. `islands` are names of components in `templates`. */
export async function bundleScripts(
  templates: string,
  islands: readonly string[],
): Promise<{ entry: string; files: Map<string, string> }> {
  const bundles = await bundle(new TemplateFolders(templates, builtIn), {
    root: projectRoot,
    packageRoot: projectRoot,
    hasDeferred: false,
    parts: new Map([
      ['home', { scripts: [], islands: islands.map((name) => `components/${name}/${name}.island.tsx`) }],
    ]),
  });
  if ('diagnostics' in bundles) throw new Error(bundles.diagnostics.map((problem) => problem.message).join('\n'));
  return {
    entry: path.basename(bundles.urls.get('home') ?? ''),
    files: new Map(bundles.files.map((file) => [path.basename(file.path), String(file.contents)])),
  };
}
