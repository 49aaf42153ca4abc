/** The files that change when a package is installed or updated. Pure. */

/** What package managers write at the end of an installation; in a workspace, at its root. */
export const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
] as const;

/** Beside a site. */
export const packageFiles = ['package.json', ...lockFiles] as const;
