/** Folders of files of a site, by relative paths with forward slashes. Pure. */

/** All folders that contain these files, including `.`. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set(['.']);
  for (const file of files) {
    for (let folder = parentOf(file); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  return folders;
}

/** The folders around a file, from the innermost. */
export function parentsOf(file: string): string[] {
  const parent = parentOf(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** Much faster than path.dirname; requires names that pass `isInside`. */
export function parentOf(file: string): string {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? '.' : file.slice(0, slash);
}
