/** esbuild options shared by all bundles, and by those for the browser. */
import type { BuildOptions } from 'esbuild';

const browsers = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/**
 * Without `tsconfigRaw`, the bundles would depend on the nearest tsconfig.json, also above the project, and on the files that it
 * extends. `root` is the project's folder.
 */
export function sharedOptions(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    tsconfigRaw: '{}',
  } as const satisfies BuildOptions;
}

export function browserOptions(root: string) {
  return {
    ...sharedOptions(root),
    minify: true,
    target: browsers,
    legalComments: 'none',
    charset: 'utf8',
  } as const satisfies BuildOptions;
}
