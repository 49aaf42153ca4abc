/** Renders an island with Preact, with the modules that the browser's bundle puts in place of React's. */
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { projectRoot } from './run-cli.ts';

type Render = (props: object, children?: string) => string;

/** `name` is the component's, of its folder in `templates` and of its export. */
export async function preactRenderer(templates: string, name: string): Promise<Render> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { h } from 'preact';
        import { renderToString } from 'preact-render-to-string';
        import { ${name} } from './components/${name}/${name}.island.tsx';
        export const render = (props, children) => renderToString(h(${name}.component, props, children));`,
      resolveDir: templates,
      loader: 'ts',
    },
    bundle: true,
    nodePaths: [`${projectRoot}node_modules`],
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    alias: {
      treesite: `${projectRoot}src/islands/treesite-in-browser.ts`,
      react: `${projectRoot}src/islands/react-on-preact.ts`,
      'react/jsx-runtime': `${projectRoot}src/islands/jsx-on-preact.ts`,
    },
  });
  const exported = { exports: {} as { render: Render } };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports'])(exported, exported.exports);
  return exported.exports.render;
}
