/** `treesite check`: all of build's checks and the lints, writing nothing. */
import path from 'node:path';
import { Command } from 'commander';
import { type CheckedSite, checkSite } from '../../pipeline/checks/check-site.ts';
import { alignColumns, counted, percent } from '../../text/strings.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from '../options/site-flags.ts';
import { countProblems } from '../output/format-diagnostics.ts';
import type { Terminal } from '../output/terminal.ts';
import { runOnSite } from '../run-on-site.ts';

type CheckFlags = SiteFlags & { publish?: true; external?: true };

export function checkCommand(terminal: Terminal): Command {
  return addSiteOptions(new Command('check').description('check the site without writing it'))
    .option('--publish', 'treat samples, placeholders and near-identical pages as errors')
    .option('--external', 'also check links to other sites (sends requests)')
    .action(async (flags: CheckFlags) => {
      const { publish = false, external = false } = flags;
      const options = { ...siteOptions(flags), publish, external, isReported: flags.report !== undefined };
      await runOnSite(
        flags,
        {
          command: 'check',
          options,
          out: path.resolve(options.root, 'dist'),
          progress: 'Checking the site',
          work: () => checkSite(options),
          details: ({ allowed, similarPlaces }) => ({ allowed, similarPlaces }),
          summary: summarize,
        },
        terminal,
      );
    });
}

function summarize(site: CheckedSite): string {
  const { diagnostics, pages, allowed } = site;
  const excused = allowed.length === 0 ? '' : `, and ${counted(allowed.length, 'warning')} allowed in site.yaml`;
  return `${formatSimilarPlaces(site)}${counted(pages.length, 'page')} checked: ${countProblems(diagnostics)}${excused}.\n`;
}

const maxPairs = 5;

/** A table. Empty if no two places share any text, or if the site allows similar places. */
export function formatSimilarPlaces({
  similarPlaces: pairs,
  tooSimilar,
  allowed,
}: Pick<CheckedSite, 'similarPlaces' | 'tooSimilar' | 'allowed'>): string {
  if (pairs.length === 0 || allowed.some(({ code }) => code === 'place/similar')) return '';
  const rows = pairs.slice(0, maxPairs).map(({ pages, share }) => [percent(share).padStart(4), ...pages]);
  const more = pairs.slice(maxPairs).filter(({ share }) => share >= tooSimilar).length;
  const rest =
    more === 0 ? '' : `      and ${more} more ${more === 1 ? 'pair' : 'pairs'} above ${percent(tooSimilar)}\n`;
  return `Most similar place pages, by shared text:\n${alignColumns(rows).join('\n')}\n${rest}`;
}
