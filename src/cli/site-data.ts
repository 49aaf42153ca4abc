/** What the commands that write data files share: their folders, and the facts of the site in them. Reads the data folder. */
import path from 'node:path';
import type { Command } from 'commander';
import { readSiteFacts, type SiteFacts } from '../scaffold/site-facts.ts';
import { requireDataFolder } from './options/site-flags.ts';
import { refuseProblems } from './output/report-problems.ts';
import type { Terminal } from './output/terminal.ts';

export interface DataFlags {
  root: string;
  data: string;
}

export function addDataOptions(command: Command): Command {
  return command.option('--root <dir>', 'the project folder', '.').option('--data <dir>', 'the data folder', 'data');
}

/** The folders are absolute. */
export interface SiteData {
  root: string;
  data: string;
  facts: SiteFacts;
}

/** Throws a UsageError if the data folder does not exist; and a Refusal, after reporting them, if files could not be read. */
export function readSiteData(flags: DataFlags, terminal: Terminal): SiteData {
  const root = path.resolve(flags.root);
  const data = requireDataFolder(root, flags.data);
  const facts = readSiteFacts(root, data);
  refuseProblems(facts.unread, terminal);
  return { root, data, facts };
}
