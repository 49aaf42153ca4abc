/** The path of a page of the docs, as the reader of a message can open it. Reads the current folder. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Installed {
  /** The URL of a module of treesite. */
  module: string;
  cwd: string;
}

const pages = /(?<![\w/.-])docs\/[a-z-]+\.md\b/g;

/** An installed treesite has its docs in node_modules: their path from the current folder, or the absolute one of a global installation. */
export function withDocsPath(
  message: string,
  { module, cwd }: Installed = { module: import.meta.url, cwd: process.cwd() },
): string {
  if (!message.includes('docs/') || !module.includes('/node_modules/treesite/')) return message;
  const file = fileURLToPath(module);
  const inside = path.join('node_modules', 'treesite');
  const installed = file.slice(0, file.lastIndexOf(inside) + inside.length);
  const relative = path.relative(cwd, installed);
  const folder = relative.startsWith('..') ? installed : relative;
  return message.replace(pages, (page) => `${folder.split(path.sep).join('/')}/${page}`);
}
