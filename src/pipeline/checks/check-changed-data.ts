/** New or changed data files of a site → the diagnostics that a build would report for them. Writes nothing. */
import path from 'node:path';
import { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import { IconSet } from '../../assets/icons/icon-set.ts';
import { staticPagePaths } from '../../assets/static/read-static.ts';
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { ParsedDocument, ParsedSource } from '../../load/parse-source.ts';
import type { ReadResult } from '../../load/read-sources.ts';
import { collectFacts, factsContext } from '../../model/collect-facts.ts';
import { withAllFacts } from '../../model/file-facts.ts';
import { checkLinks } from '../../model/link-records.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { collectRecords, type Records, validateFile } from '../../schema/records.ts';
import type { SiteOptions } from '../site-options.ts';

/** `changed` replace files with the same name. Their locations may be in another file: a spreadsheet. */
export function checkChangedData(
  { read: { sources, images, icons }, records: existing, own }: { read: ReadResult; records: Records; own: OwnFields },
  changed: readonly (ParsedSource | ParsedDocument)[],
  { templates, static: staticFolder, packageRoot }: Pick<SiteOptions, 'templates' | 'static' | 'packageRoot'>,
): Diagnostic[] {
  const replaced = new Set(changed.map(({ source }) => source.file));
  const kept = sources.filter(({ file, language }) => !replaced.has(file) && language === undefined);
  const unchangedRecords = existing.all.filter(({ file }) => !replaced.has(file));
  const validated = changed.map((file) => validateFile(file, own));
  const { records, diagnostics } = collectRecords([...unchangedRecords, ...validated]);
  const context = factsContext(records.site?.value);
  const data = {
    records: withAllFacts(records, (record) => collectFacts(record, context)),
    sources: [...kept, ...changed.map(({ source }) => source)],
    context,
    urls: context.urls,
  };
  const links = checkLinks(data, {
    images: new Set(images.map(({ name }) => name)),
    staticPages: staticPagePaths(staticFolder),
    icons: new IconSet(icons, new TemplateFolders(templates, path.join(packageRoot, 'templates'))),
  });
  const unchanged = new Set(kept.map(({ file }) => file));
  // FILL IN is what the command itself writes.
  const isOfChange = ({ code, at, related }: Diagnostic) =>
    code !== 'content/fill-in' && (!unchanged.has(at.file) || related.some((one) => !unchanged.has(one.at.file)));
  const place = placesOf(changed, new Set(sources.map(({ file }) => file)));
  return [...diagnostics, ...links.diagnostics].filter(isOfChange).map((found) => ({
    ...found,
    at: place(found.at),
    related: found.related.map((one) => ({ ...one, at: place(one.at) })),
  }));
}

/** Moves diagnostics about a new file as a whole, which has no lines yet, to its row. */
function placesOf(changed: readonly ParsedSource[], existing: ReadonlySet<string>): (at: Location) => Location {
  const added = new Map(changed.map(({ source, locate }) => [source.file, locate]));
  return (at) => (existing.has(at.file) ? at : (added.get(at.file)?.([]) ?? at));
}
