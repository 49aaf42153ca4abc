/** Names in messages as the reader can use them: commands, pages of the docs, files and folders. Reads the environment and the current folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathBelow } from '../../domain/file-names.ts';
import { commandNotes } from '../command-notes.ts';

interface Started {
  env: Readonly<Record<string, string | undefined>>;
  /** The URL of a module of treesite. */
  module: string;
}

/**
 * `npx treesite` if npm or npx started the program, or if it is installed in a site and a shell does not find it;
 * otherwise `treesite`.
 */
export function commandName({ env, module }: Started = { env: process.env, module: import.meta.url }): string {
  const byNpm = env.npm_execpath ?? env.npm_command ?? env.npm_config_user_agent;
  if (byNpm !== undefined) return 'npx treesite';
  return module.includes('/node_modules/') && !isOnPath(env.PATH ?? '') ? 'npx treesite' : 'treesite';
}

function isOnPath(folders: string): boolean {
  const names = process.platform === 'win32' ? ['treesite.cmd'] : ['treesite'];
  return folders
    .split(path.delimiter)
    .some((folder) => folder !== '' && names.some((name) => existsSync(path.join(folder, name))));
}

const names = ['help', ...Object.keys(commandNotes)].filter((name) => !name.includes(' ')).join('|');
const commands = new RegExp(`(?<!npx )(?<![\\w/.-])treesite(?= (?:(?:${names})\\b|--help\\b))`, 'g');

/** Gives each command in a message the name by which it can be run, and each page of the docs the path where it is. */
export function withCommandName(message: string, name?: string): string {
  return withDocsPath(message.replace(commands, () => name ?? commandName()));
}

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
  const folder = pathBelow(cwd, installed) ?? installed.split(path.sep).join('/');
  return message.replace(pages, (page) => `${folder}/${page}`);
}

export function displayPath(absolute: string): string {
  return path.relative(process.cwd(), absolute) || '.';
}
