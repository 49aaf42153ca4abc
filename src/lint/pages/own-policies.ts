/** Static files → which of the static pages have their own content policy: a `_headers` file in their folder or a parent removes the site's. Pure. */
interface StaticFile {
  /** Relative to the static folder. */
  path: string;
  contents: string | Uint8Array;
}

/** Returns a function of a page's path. */
export function hasOwnPolicy(files: readonly StaticFile[]): (path: string) => boolean {
  const folders = files
    .filter(({ path }) => /(^|\/)_headers$/.test(path))
    .filter(({ contents }) => /^\s+!\s*content-security-policy/im.test(Buffer.from(contents).toString('utf8')))
    .map(({ path }) => path.slice(0, -'_headers'.length));
  return (path) => folders.some((folder) => path.startsWith(folder));
}
