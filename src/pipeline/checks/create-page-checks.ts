/** What the checks of finished pages need to know of the site. Pure. */
import type { Location } from '../../diagnostics/diagnostic.ts';
import { adviseOnce, nearest } from '../../diagnostics/nearest.ts';
import { oneLine, shownPattern } from '../../lint/find-in-data.ts';
import { type Label, PageChecks } from '../../lint/pages/check-pages.ts';
import { once } from '../../memo/memoize.ts';
import { draftPages } from '../../model/entities.ts';
import { schemas } from '../../schema/schemas.ts';
import type { ReadySite } from '../ready-site.ts';

/** `isServed`: whether a file is served at a URL path. */
export function createPageChecks(ready: ReadySite, isServed: (target: string) => boolean): PageChecks {
  const { site, urls } = ready.main.model;
  const { base, origin, href } = urls;
  // What is wrong with them is reported once, in site.yaml.
  const scripts = new Set(site.scripts.flatMap(({ src }) => (src === undefined ? [] : [href(src)])));
  const drafts = once(
    () => new Map(ready.languages.flatMap(({ records, model }) => [...draftPages(records, model.urls)])),
  );
  return new PageChecks({
    base,
    origin,
    directives: ready.policy,
    isServed: (target) => isServed(target) || scripts.has(target),
    similar: adviseOnce((target) =>
      nearest(
        target,
        ready.pages.map(({ path }) => href(path)),
      ),
    ),
    draftAt: (target) => drafts().get(target),
    findLink: (target) => ready.linkPositions().get(target),
    findSection: (file, id) => findSection(ready, file, id),
    findLabel: (language, token, text) => findLabel(ready, language, { token, text }),
  });
}

function findSection({ languages }: ReadySite, file: string, id: string): Location | undefined {
  const record = languages.flatMap(({ records }) => records.all).find((one) => one.file === file);
  const { sections = [] } = (record?.contents().value ?? {}) as { sections?: { id?: string }[] };
  const index = sections.findLastIndex((section) => section.id === id);
  return index === -1 ? undefined : record?.locate(['sections', index, 'id']);
}

/** A label that templates have to fill in, because its built-in words have the token, too, has no location: its template is at fault. */
function findLabel(
  { languages }: ReadySite,
  language: string,
  { token, text }: { token: string; text: string },
): Label | undefined {
  const own = languages.find(({ model }) => model.site.language === language);
  const site = own?.records.site;
  const builtIn = schemas.site.properties?.wording?.properties ?? {};
  for (const [key, label] of Object.entries(own?.model.site.wording ?? {})) {
    if (!label.includes(token) || !new RegExp(shownPattern(label)).test(oneLine(text))) continue;
    const path = ['wording', key];
    const isOwn = !String(builtIn[key]?.default).includes(token) && site?.locate.written(path) !== undefined;
    return { key, at: isOwn ? site?.locate.within(path, token, label.slice(0, label.indexOf(token))) : undefined };
  }
  return undefined;
}
