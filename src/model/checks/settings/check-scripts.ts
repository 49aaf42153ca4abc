/** Reports invalid entries of `scripts` (two sources or none, an id in the wrong format, unknown pages, a script that is listed twice), and scripts that no page names. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { pageKinds } from '../../../domain/kind-lists.ts';
import { scriptService } from '../../../domain/policies/script-services.ts';
import { siteScripts } from '../../../domain/policies/site-scripts.ts';
import { parseHttpUrl } from '../../../domain/urls/hrefs.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { SiteRecords } from '../../file-facts.ts';
import { type Report, reporter } from '../check.ts';

type Script = Site['scripts'][number];

export function checkScripts({ value, locate }: Pick<DataRecord<Site>, 'value' | 'locate'>): Diagnostic[] {
  return value.scripts.flatMap((entry, index) => {
    const report = reporter('script/invalid', (path) => locate(['scripts', index, ...path]));
    const isTwice = value.scripts.slice(0, index).some((earlier) => isSameScript(earlier, entry));
    const twice = () =>
      report(
        [],
        'An entry above loads this script on the same pages, so it would run twice.',
        'Delete one of the entries.',
      );
    return [...checkPages(entry.pages, report), ...checkSource(entry, report), ...(isTwice ? twice() : [])];
  });
}

/** Analytics would count each visit twice. */
function isSameScript(one: Script, other: Script): boolean {
  const isOnSamePage =
    [one, other].some(({ pages }) => pages.length === 0) || one.pages.some((page) => other.pages.includes(page));
  const sourceOf = ({ use, id, src, attributes }: Script) => JSON.stringify([use, id, src, attributes]);
  return isOnSamePage && sourceOf(one) === sourceOf(other);
}

function checkPages(pages: readonly string[], report: Report): Diagnostic[] {
  return pages.flatMap((page, index) => {
    if (page.startsWith('/') || pageKinds.includes(page)) return [];
    const guess = nearest(page, pageKinds);
    const hint = guess === undefined ? `Use a path, or one of ${pageKinds.join(', ')}.` : didYouMean(guess);
    return report(['pages', index], `There is no kind of page called ${page}.`, hint);
  });
}

function checkSource({ use, id, src }: Script, report: Report): Diagnostic[] {
  if (src !== undefined && use !== undefined)
    return report(['src'], 'use and src are both set, but an entry can name one script only.', 'Keep one of them.');
  if (src !== undefined) {
    if (src.startsWith('/') || parseHttpUrl(src)) return [];
    return report(['src'], `The URL ${src} is not allowed.`, 'Copy the URL from the service’s instructions.');
  }
  if (use === undefined)
    return report([], 'This entry has neither use nor src.', 'Set use to a service, or src to a URL.');
  const service = scriptService(use);
  if (service.id === undefined) return [];
  if (id === undefined) return report(['use'], `${service.name} needs id.`, `Set id to ${service.id.form}.`);
  return service.id.pattern.test(id)
    ? []
    : report(['id'], `${id} is not an ID of ${service.name}.`, `Write ${service.id.form}.`);
}

/** Third-party scripts must be on a page: by {scripts}, or by their names or hosts in its own words. */
export function checkPrivacy({ site, documents }: SiteRecords): Diagnostic[] {
  if (!site) return [];
  const texts = documents.map(({ body }) => body).join('\n');
  if (texts.includes('{scripts}')) return [];
  const names = siteScripts(site.value)
    .filter(({ name, host }) => host !== undefined && !texts.includes(name) && !texts.includes(host))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const hint = 'Write {scripts} in the text of your privacy page.';
  const message = `No page says that the site loads scripts of ${names.join(', ')}.`;
  return [diagnose('script/not-in-privacy', site.locate.key(['scripts']), message, { hint })];
}
