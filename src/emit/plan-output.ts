/** A site's settings and assets → all its files besides pages. Pure. */
import type { OutputFile } from '../assets/assets.ts';
import { hostOf } from '../domain/hosts/hosts.ts';
import { formatAtomFeed } from './atom-feed.ts';
import { type ContactCard, formatContactCard } from './contact-card.ts';
import { formatHostFiles, type HostInput, isOwnRules } from './hosts/host-files.ts';
import type { GeneratedFile } from './output-file.ts';
import { formatRedirectPage } from './redirects.ts';
import { formatRobots, formatSitemaps, type ListedPage } from './sitemap.ts';

interface PlaceGroup {
  county: string;
  /** `codes` are postal codes, separated by commas. Lists rather than objects, which would repeat the names of fields for each place. */
  places: readonly (readonly [name: string, href: string, codes: string])[];
}

export interface PlaceIndex {
  path: string;
  groups: () => readonly PlaceGroup[];
}

export interface OutputInput extends HostInput {
  /** The pages in the sitemap. */
  listed: readonly ListedPage[];
  sitemapUrl: string;
  /** The contents of site.webmanifest. */
  manifest: object;
  /** One per phone number that pages show. */
  contactCards: readonly ContactCard[];
  /** Only on sites with so many places that the areas page has a field to find them. */
  placeIndexes: readonly PlaceIndex[];
  securityTxt?: Parameters<typeof formatSecurityTxt>[0] | undefined;
  language: string;
}

/** All files except pages and those encoded later; static files replace generated ones with the same path. */
export function planOutput(input: OutputInput): GeneratedFile[] {
  const published = input.staticFiles.filter((file) => !isOwnRules(file));
  const files = [...generatedFiles(input), ...published.map(asGenerated)];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** All generated files, including those that a static file replaces. */
function generatedFiles(input: OutputInput): GeneratedFile[] {
  const { placeIndexes, feeds, securityTxt } = input;
  return [
    ...input.assets.map(asGenerated),
    ...formatSitemaps(input),
    { path: 'robots.txt', make: () => formatRobots(input.sitemapUrl) },
    ...input.redirects.map((one) => ({ path: one.file, make: () => formatRedirectPage(one, input.language) })),
    { path: 'site.webmanifest', make: () => `${JSON.stringify(input.manifest)}\n` },
    ...input.contactCards.map((card) => ({ path: card.path, make: () => formatContactCard(card) })),
    ...placeIndexes.map(({ path, groups }) => ({ path, make: () => formatPlaceIndex(groups()) })),
    ...feeds.map((feed) => ({ path: feed.file, make: () => formatAtomFeed(feed) })),
    ...(securityTxt ? [{ path: '.well-known/security.txt', make: () => formatSecurityTxt(securityTxt) }] : []),
    ...formatHostFiles(input, hostOf(input.deploy)),
  ];
}

/** The paths of all generated files, without pages. */
export function generatedPaths(input: OutputInput): string[] {
  return [...generatedFiles(input).map(({ path }) => path), ...input.encodedFiles];
}

function asGenerated({ path, contents }: OutputFile): GeneratedFile {
  return { path, make: () => contents };
}

/** The file in which the field of the areas page looks up names and postal codes. */
function formatPlaceIndex(groups: readonly PlaceGroup[]): string {
  return JSON.stringify(groups.map(({ county, places }) => [county, ...places]));
}

/** .well-known/security.txt: RFC 9116. `expires` is a year from the build. */
function formatSecurityTxt(input: { contact: string; canonical: string; language: string; now: Date }): string {
  const expires = new Date(input.now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${input.contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${input.language.split('-')[0]}`,
    `Canonical: ${input.canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
