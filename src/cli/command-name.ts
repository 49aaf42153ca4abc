/** The name by which a reader can run treesite again, in every message that prints a command. Reads the environment. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { withDocsPath } from './docs-path.ts';

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

const commands =
  /(?<!npx )(?<![\w/.-])treesite(?= (?:(?:build|check|clean|cms|dev|explain|help|import|info|init|new|preview|rollback|types)\b|--help\b))/g;

/** Gives each command in a message the name by which it can be run, and each page of the docs the path where it is. */
export function withCommandName(message: string, name?: string): string {
  return withDocsPath(message.replace(commands, () => name ?? commandName()));
}
