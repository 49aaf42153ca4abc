/** Small pieces of a site, typed, with defaults for everything a test does not set. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, hasErrors } from '../../src/diagnostics/diagnostic.ts';
import { type KindName, kinds } from '../../src/domain/kinds.ts';
import { createUrls, type Urls } from '../../src/domain/urls/urls.ts';
import { parseSource } from '../../src/load/parse-source.ts';
import type { Source } from '../../src/load/source.ts';
import { once } from '../../src/memo/memoize.ts';
import type { Linking, SiteModel } from '../../src/model/build-model.ts';
import { collectFacts, factsContext } from '../../src/model/collect-facts.ts';
import { withAllFacts } from '../../src/model/file-facts.ts';
import { imageUses } from '../../src/model/image-uses.ts';
import { checkLinks, linkChecked } from '../../src/model/link-records.ts';
import { ReadTracker } from '../../src/model/read-tracker.ts';
import { linkPositions } from '../../src/model/text-positions.ts';
import { collectRecords, validateFile } from '../../src/schema/records.ts';
import type { CityFile, CountyFile, ReviewsFile, ServiceFile, Site } from '../../src/schema/types.gen.ts';
import { slugify } from '../../src/text/strings.ts';
import { projectRoot } from './sites/run-cli.ts';

/** A data file that is not written anywhere. */
export interface DataFile {
  kind: KindName;
  slug: string;
  text: string;
}

/** Undefined removes a default. */
type Some<Data> = { [Field in keyof Data]?: Data[Field] | undefined };

const meta = {
  metaTitle: 'A title of the usual length',
  metaDescription:
    'A description that is as long as descriptions should be: it says what is done, where it is done, and whom to call.',
  keywords: ['word'],
};
const geo = { latitude: 44, longitude: -121 };

const data = (kind: KindName, slug: string, value: object): DataFile => ({ kind, slug, text: JSON.stringify(value) });

export function aCity(city: Some<CityFile> & { name: string }): DataFile {
  const { name, state = 'OR' } = city;
  const value = {
    county: 'deschutes-county-or',
    description: `What is true of ${name} only.`,
    eta: '30-45 min',
    services: ['tuning'],
    geo,
    postalCode: '97701',
    radiusMeters: 10_000,
    intro: `In ${name}.`,
    ...meta,
    ...city,
  };
  return data('city', slugify(`${name} ${state}`), value);
}

export function aCounty(county: Some<CountyFile> & { name: string }): DataFile {
  const value = {
    seat: 'Bend',
    description: 'A county.',
    population: '198,253',
    responseTime: 'Two weeks',
    specialties: ['Uprights'],
    geo,
    postalCode: '97701',
    radiusMeters: 50_000,
    intro: 'All of it.',
    ...meta,
    ...county,
  };
  return data('county', slugify(`${county.name} ${county.state ?? 'OR'}`), value);
}

export function aService(service: Partial<ServiceFile> & { title: string }): DataFile {
  const value = {
    description: 'A service.',
    image: 'piano.svg',
    alt: 'A piano',
    priority: 'main',
    category: 'tuning',
    summary: 'All of it.',
    benefits: [{ title: 'Good', description: 'It is.' }],
    process: [{ title: 'First', description: 'We listen.' }],
    useCases: ['Often.'],
    schema: { serviceType: ['Tuning'] },
    ...meta,
    ...service,
  };
  return data('service', slugify(service.title), value);
}

/** A list of reviews, with numbers and names in their order. */
export function someReviews(...reviews: Some<ReviewsFile[number]>[]): DataFile {
  const about = { location: 'Bend', rating: 5, text: 'In tune.', service: 'tuning', date: '2026-05-01' };
  const value = reviews.map((review, index) => {
    return { id: index + 1, name: `Customer ${index + 1}`, source: 'A letter', ...about, ...review };
  });
  return data('reviews', 'reviews', value);
}

/** `front` is more lines of its front matter, each with its line end. The body begins in line 8. */
export function aDocument(slug: string, body: string, front = ''): DataFile {
  const { metaTitle, metaDescription } = meta;
  const fields = `title: A page\nmetaTitle: ${metaTitle}\nmetaDescription: "${metaDescription}"\nkeywords: [word]\n${front}`;
  return { kind: 'document', slug, text: `---\n${fields}---\n\n${body}\n` };
}

export const phoneOverrides = (numbers: Record<string, string>): DataFile =>
  data('phone-overrides', 'phone-overrides', numbers);

/** Settings and general pages of tests/sites/minimal. */
const minimalFiles = once((): DataFile[] => {
  const folder = path.join(projectRoot, 'tests/sites/minimal/data');
  const read = (kind: KindName, name: string): DataFile => ({
    kind,
    slug: path.basename(name, '.yaml'),
    text: readFileSync(path.join(folder, name), 'utf8'),
  });
  const pages = ['home', 'services', 'areas', 'about', 'contact'] as const;
  return [read('site', 'site.yaml'), ...pages.map((page) => read(`page-${page}`, `pages/${page}.yaml`))];
});

/** The minimal site's settings, changed as text. */
export function siteFile(change: (text: string) => string): DataFile {
  const [site] = minimalFiles();
  if (!site) throw new Error('The minimal site has no settings.');
  return { ...site, text: change(site.text) };
}

interface Around {
  reads?: ReadTracker;
  /** The site's own fields. */
  own?: Linking['own'];
  /** The names in data/images. */
  images?: readonly string[] | undefined;
  /** The URL paths of pages in the static folder. */
  staticPages?: readonly string[];
}

/** The minimal site with these files, read and linked. Throws if the data has errors. */
export function aLinkedSite(files: readonly DataFile[], around: Around = {}) {
  const { model, problems, ...linked } = linkFiles(files, around);
  if (!model || hasErrors(problems))
    throw new Error(problems.map(({ at, message }) => `${at.file}: ${message}`).join('\n'));
  return { ...linked, model };
}

/** What is wrong with the minimal site with these files. */
export function problemsOf(
  files: readonly DataFile[],
  images?: readonly string[],
  staticPages?: readonly string[],
): readonly Diagnostic[] {
  return linkFiles(files, { images, ...(staticPages && { staticPages }) }).problems;
}

/** Parsed and validated. */
export function recordsOf(sources: readonly Source[]) {
  const validated = sources.map((source) => {
    const parsed = parseSource(source);
    return Array.isArray(parsed) ? parsed : validateFile(parsed);
  });
  return collectRecords(validated);
}

function linkFiles(
  files: readonly DataFile[],
  { reads = new ReadTracker(), own, images = ['piano.svg'], staticPages = [] }: Around,
) {
  const given = new Set(files.map((file) => file.kind));
  const usual = [
    ...minimalFiles().filter((file) => !given.has(file.kind)),
    ...(given.has('county') ? [] : [aCounty({ name: 'Deschutes County' })]),
    ...(given.has('service') ? [] : [aService({ title: 'Tuning' })]),
  ];
  const sources = [...usual, ...files].map(
    (file): Source => ({ ...file, file: `data/${kinds[file.kind].files.replace('*', file.slug)}` }),
  );
  const { records, diagnostics } = recordsOf(sources);
  const context = factsContext(records.site?.value);
  const withFacts = withAllFacts(records, (record) => collectFacts(record, context));
  const icons = { has: () => false, hintFor: () => '' };
  const data = { records: withFacts, sources, context, urls: context.urls };
  const links = checkLinks(data, { images: new Set(images), staticPages: new Set(staticPages), icons });
  const { all } = withFacts;
  return {
    ...links,
    ...linkChecked(withFacts, { ...context, reads, own }, links),
    records,
    imageUses: imageUses(all),
    linkPositions: () => linkPositions([{ records: { all }, urls: someUrls() }]),
    problems: [...diagnostics, ...links.diagnostics],
  };
}

/** The model of the minimal site with these places and services. */
export function aModel(files: readonly DataFile[]): SiteModel {
  return aLinkedSite(files).model;
}

export function someUrls(url: Partial<Site['url']> = {}): Urls {
  const paths = { services: 'services', areas: 'areas', about: 'about', contact: 'contact', news: 'news' };
  return createUrls({ base: 'https://example.com', trailingSlash: 'always', paths, ...url });
}
