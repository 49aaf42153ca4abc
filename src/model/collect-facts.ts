/** A data file → its facts: what it needs from others, what others may show of it, its own diagnostics. Pure. */
import type { Path } from '../diagnostics/locate.ts';
import { findCensusCounty } from '../domain/geography/county-atlas.ts';
import { countyOfCode, extentOf } from '../domain/geography/county-outlines.ts';
import { regionCode } from '../domain/geography/regions.ts';
import { parseHttpUrl, safeHref } from '../domain/urls/hrefs.ts';
import { createUrls } from '../domain/urls/urls.ts';
import type { AnyRecord, DataRecord } from '../schema/records.ts';
import type { CityFile, CountyFile, PostFile, Site } from '../schema/types.gen.ts';
import { checkRecord } from './checks/all-checks.ts';
import type { CheckContext } from './checks/check.ts';
import type { FileFacts } from './file-facts.ts';
import { pictureFacts } from './image-uses.ts';
import { anyNames } from './names.ts';
import { markdownReader } from './read-markdown.ts';
import { type CountySummary, summarize } from './summary.ts';

/** What the facts depend on besides the file: site.yaml, URLs and Markdown, but no names of other files. */
export type FactsContext = Omit<CheckContext, 'names'>;

/** URL settings for checking the other files if site.yaml could not be read. */
const unknownUrl = {
  base: 'https://example.com',
  trailingSlash: 'always' as const,
  paths: { services: 'services', areas: 'areas', about: 'about', contact: 'contact', news: 'news' },
};

/** The context of checks that need only site.yaml. */
export function factsContext(site: Site | undefined): FactsContext {
  const urls = createUrls(site && parseHttpUrl(site.url.base) ? site.url : unknownUrl);
  return { urls, site, readMarkdown: markdownReader((href) => safeHref(href, urls)) };
}

export function collectFacts(record: AnyRecord, context: FactsContext): FileFacts {
  const { names, needs } = anyNames();
  const diagnostics = checkRecord(record, { ...context, names });
  const facts: FileFacts = {
    draft: (record.value as { draft?: boolean }).draft === true,
    aliases: aliasesOf(record),
    pictures: record.annotations.filter(({ kind }) => kind === 'image').map((mark) => pictureFacts(mark, record)),
    needs,
    diagnostics,
  };
  if (record.kind === 'city') facts.city = withState(summarize('city', record.value as CityFile), context);
  if (record.kind === 'county') {
    facts.county = withAtlas(withState(summarize('county', record.value as CountyFile), context), context);
  }
  if (record.kind === 'post') facts.date = (record.value as PostFile).date;
  if (record.translation?.slug !== undefined) facts.slug = record.translation.slug;
  return facts;
}

/** Empty if that of the business is unknown, too. */
function withState<Place extends { state?: string | undefined }>(place: Place, { site }: FactsContext) {
  const address = site?.business.address;
  return { ...place, state: place.state ?? (address ? (regionCode(address) ?? address.region) : '') };
}

/** Adds the census code and the extent that maps need, so that the next build need not read the whole atlas to plan them. */
function withAtlas(county: CountySummary, { site }: FactsContext): CountySummary {
  const fips = county.fips ?? (site && findCensusCounty(county, site.business.address)?.code);
  if (fips === undefined) return county;
  const inAtlas = countyOfCode(fips);
  return { ...county, fips, ...(inAtlas && { extent: extentOf(inAtlas) }) };
}

interface Aliased {
  aliases: string[];
  sections?: { id?: string | undefined; aliases: string[] }[];
}

function aliasesOf(record: DataRecord): FileFacts['aliases'] {
  const { aliases = [], sections = [] } = record.value as Partial<Aliased>;
  const read = (alias: string, fragment: string, path: Path) => ({
    // /x/index.html is another form of /x/.
    from: `${alias.replace(/\/$/, '')}/`.replace(/\/index\.html\/$/, '/'),
    fragment,
    path,
  });
  return [
    ...aliases.map((alias, index) => read(alias, '', ['aliases', index])),
    ...sections.flatMap((section, number) =>
      section.aliases.map((alias, index) => read(alias, section.id ?? '', ['sections', number, 'aliases', index])),
    ),
  ];
}
