/** Bundles do not depend on the project's place in the file system, so the cache may restore them elsewhere. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleScripts } from '../../../../src/assets/bundle/bundle-scripts.ts';
import { bundleStyles } from '../../../../src/assets/bundle/bundle-styles.ts';
import { bundleTemplates } from '../../../../src/assets/bundle/bundle-templates.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

const installed = 'node_modules/treesite';
const files = {
  'templates/pages/home.tsx': `import { Hero } from '../components/Hero/Hero.tsx';
export function Page() { return <Hero />; }`,
  [`${installed}/templates/components/Hero/Hero.tsx`]: `import './Hero.css';
export function Hero() { return <h1>Trees</h1>; }`,
  [`${installed}/templates/components/Hero/Hero.css`]: 'h1{order:1}',
  [`${installed}/templates/components/Hero/Hero.script.ts`]: `import('../../scripts/later.ts');`,
  [`${installed}/templates/scripts/site.ts`]: 'export const site = 1;',
  [`${installed}/templates/scripts/later.ts`]: `console.log('later');`,
  [`${installed}/templates/styles/base.css`]: '',
  [`${installed}/templates/styles/print.css`]: '',
};

/** The results of esbuild for a project in this folder, with paths as they are below it. */
async function bundlesIn(root: string) {
  const packageRoot = path.join(root, installed);
  const folders = new TemplateFolders(path.join(root, 'templates'), path.join(packageRoot, 'templates'));
  const templates = await bundleTemplates(folders, {
    root,
    sharedModules: ['react/jsx-dev-runtime'],
    development: true,
  });
  if ('diagnostics' in templates) throw new Error(templates.diagnostics[0]?.message);
  const { parts } = templates;
  const styles = new Map([...parts].map(([kind, { styles }]) => [kind, styles]));
  const results = [
    templates,
    await bundleStyles(folders, { root, styles, lastCss: '' }),
    await bundleScripts(folders, { root, packageRoot, parts, hasDeferred: false }),
  ];
  return results.map((result) => {
    if ('diagnostics' in result) throw new Error(result.diagnostics[0]?.message);
    return { ...result, inputs: [...result.inputs].map((file) => path.relative(root, file)) };
  });
}

test('templates, source maps, stylesheets and scripts are the same in every folder', async () => {
  const folder = makeFolder({ ...files, ...Object.fromEntries(Object.entries(files).map(below('sites/of/trees'))) });
  const bundles = await bundlesIn(folder);
  expect(await bundlesIn(path.join(folder, 'sites/of/trees'))).toEqual(bundles);
  expect(bundles).toMatchObject([{ code: expect.stringContaining('Hero.tsx') }, { files: [{}] }, { files: [{}, {}] }]);
  expect(JSON.stringify(bundles)).not.toContain(folder);
});

const below =
  (folder: string) =>
  ([name, text]: [string, string]): [string, string] => [`${folder}/${name}`, text];
