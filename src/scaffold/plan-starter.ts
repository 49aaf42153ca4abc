/** The starter's files → the files of a new site. Pure. */
import path from 'node:path';
import { slugify } from '../text/strings.ts';
import { editorFiles, json, schemaFolder } from './editor-files.ts';
import type { Reword } from './starter-words.ts';

export interface StarterFile {
  /** Relative, with forward slashes. */
  file: string;
  text: string;
}

interface NewSite {
  reword: Reword;
  /** The folder's own name. */
  folder: string;
  /** treesite's entry in package.json: a URL or file; undefined if unknown. */
  treesite: string | undefined;
}

export function planStarter(files: readonly StarterFile[], { reword, folder, treesite }: NewSite): StarterFile[] {
  const site = files.map(({ file, text }) => {
    const kind = /\.(ya?ml|md)$/.test(file) && file.startsWith('data/') ? 'yaml' : 'text';
    return { file: reword(file, 'path'), text: reword(atHome(file, text), kind) };
  });
  return [...site, ...editorFiles(), { file: '.gitignore', text: ignored }, manifest(folder, treesite)];
}

/** Changes the paths of schemas, which a site keeps in another folder than treesite's repository. */
function atHome(file: string, text: string): string {
  const up = path.posix.relative(path.posix.dirname(file), schemaFolder);
  return text.replace(/(\$schema=)\S*\/([a-z-]+\.schema\.json)/, `$1${up}/$2`);
}

const ignored = `/dist
.*.treesite-*
node_modules/
.treesite/cache/
`;

function manifest(folder: string, treesite: string | undefined): StarterFile {
  const text = json({
    name: slugify(folder) || 'site',
    private: true,
    scripts: { dev: 'treesite dev', build: 'treesite build', check: 'treesite check', preview: 'treesite preview' },
    ...(treesite === undefined ? {} : { dependencies: { treesite } }),
  });
  return { file: 'package.json', text };
}
