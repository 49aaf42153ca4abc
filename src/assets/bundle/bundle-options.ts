/** esbuild options shared by every bundle for the browser. */
import type { BuildOptions } from 'esbuild';

const browsers = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/** `root` is the project's folder. */
export function browserOptions(root: string): BuildOptions & { write: false } {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    target: browsers,
    logLevel: 'silent',
    legalComments: 'none',
    charset: 'utf8',
  };
}
