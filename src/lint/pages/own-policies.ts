/** Which pages of the static folder have a content policy of their own: a `_headers` file beside or above them removes the site's. Pure. */
interface StaticFile {
  /** From the static folder. */
  path: string;
  contents: string | Uint8Array;
}

/** Takes the path of a page. */
export function hasOwnPolicy(files: readonly StaticFile[]): (path: string) => boolean {
  const folders = files
    .filter(({ path }) => /(^|\/)_headers$/.test(path))
    .filter(({ contents }) => /^\s+!\s*content-security-policy/im.test(Buffer.from(contents).toString('utf8')))
    .map(({ path }) => path.slice(0, -'_headers'.length));
  return (path) => folders.some((folder) => path.startsWith(folder));
}
