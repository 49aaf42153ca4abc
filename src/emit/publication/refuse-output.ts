/** An output folder → the reason why a build may not replace it, if any. Reads the folder. */
import { readdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { codeOf } from '../../diagnostics/errors.ts';
import { manifestName, relativePath } from '../../domain/file-names.ts';

/** Files that a folder may contain before the first build, and that are kept. */
const allowedNames = new Set(['.git', '.gitignore', '.gitattributes', '.gitkeep', '.nojekyll', 'CNAME', '.DS_Store']);

/** Folders with these names, and everything in them, are for other files, even if they do not exist yet. Some file systems ignore case. */
const reservedNames = new Set(['.git', '.hg', '.svn', '.treesite', 'node_modules']);

/** All paths are absolute. `sources`: the folders that the site is made from. Undefined if `out` may be replaced. */
export function refuseOutput(
  out: string,
  { root, sources }: { root: string; sources: readonly string[] },
): Diagnostic | undefined {
  const target = real(out);
  const home = homeFolder();
  const file = relativePath(root, out) || '.';
  const refuse = (reason: string) =>
    diagnose('output/refused', wholeFile(file), `${out} cannot be the output folder: ${reason}`, {
      hint: 'Choose an empty or new folder with --out.',
    });
  if (target === path.parse(target).root) return refuse('it is the root of the file system.');
  if (home !== undefined && target === real(home)) return refuse('it is your home folder.');
  const foreign = path
    .relative(real(root), target)
    .split(path.sep)
    .find((name) => reservedNames.has(name.toLowerCase()));
  if (foreign !== undefined) return refuse(`the name ${foreign} is reserved for files that are not a site.`);
  if (/^\..+\.treesite-/.test(path.basename(target))) return refuse('builds keep temporary files under this name.');
  for (const source of [root, ...sources]) {
    const folder = real(source);
    if (target === folder) return refuse('the site is built from it.');
    if (folder.startsWith(target + path.sep)) return refuse(`it contains ${source}, which the site is built from.`);
    if (source !== root && target.startsWith(folder + path.sep))
      return refuse(`it is inside ${source}, which the site is built from.`);
  }
  let names: string[];
  try {
    names = readdirSync(target);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : refuse('it is not a readable folder.');
  }
  if (!names.includes(manifestName) && names.some((name) => !allowedNames.has(name)))
    return refuse('it contains files that treesite did not write.');
  return undefined;
}

/** Undefined in a container whose user has neither a name nor a HOME. */
function homeFolder(): string | undefined {
  try {
    return os.homedir() || undefined;
  } catch {
    return undefined;
  }
}

/** The path with symlinks resolved, even if its last parts do not exist yet. */
function real(file: string): string {
  const resolved = path.resolve(file);
  try {
    return realpathSync.native(resolved);
  } catch {
    const parent = path.dirname(resolved);
    return parent === resolved ? resolved : path.join(real(parent), path.basename(resolved));
  }
}
