/** The results of earlier stages → the input of the emit stage. Pure. */
import { regionForMachines } from '../domain/geography/conventions.ts';
import { isPrecompressed } from '../domain/hosts/hosts.ts';
import { maxPlacesByEye } from '../domain/list-limits.ts';
import { contactCardPath } from '../domain/phones/phone-link.ts';
import { type PagePath, placeIndexPath } from '../domain/urls/urls.ts';
import type { OutputInput, PlaceIndex } from '../emit/plan-output.ts';
import type { PlannedRedirect } from '../emit/redirects.ts';
import type { ListedPage } from '../emit/sitemap.ts';
import { once } from '../memo/memoize.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { ReadySite } from './ready-site.ts';

/** `inlineScripts`: their texts, each allowed by its hash. `encodedFiles`: see HostInput. Both may grow. */
export function outputInput(
  ready: ReadySite,
  { inlineScripts, encodedFiles, now }: { inlineScripts: Iterable<string>; encodedFiles: Iterable<string>; now: Date },
): OutputInput {
  const { languages, main, bundled, pages, iconSprite } = ready;
  const { model } = main;
  const { site, urls } = model;
  const { business } = site;
  const byPath = once(() => new Map(pages.map((page) => [page.path, page])));
  return {
    encodedFiles,
    notFoundFiles: pages.flatMap(({ file, template }) => (template === 'not-found' ? [file] : [])),
    assets: [...bundled.files, iconSprite.file],
    staticFiles: bundled.staticFiles,
    listed: pages.flatMap(({ isListed, path, updated }) =>
      isListed ? [{ url: urls.absolute(path), updated, ...alternatesOf(ready, path) }] : [],
    ),
    sitemapUrl: urls.absolute('/sitemap.xml'),
    redirects: languages.flatMap((own) =>
      own.model.redirects.map((redirect) => planRedirect(redirect, own.model, (path) => byPath().get(path))),
    ),
    headers: {
      base: urls.base,
      inlineScripts,
      policy: ready.policy,
      includeSubdomains: site.security.includeSubdomains,
    },
    deploy: site.deploy,
    precompress: isPrecompressed(site),
    manifest: {
      name: business.name,
      short_name: business.shortName ?? business.name,
      description: business.description,
      lang: site.language,
      start_url: urls.href('/'),
      scope: urls.href('/'),
      display: 'browser',
      theme_color: bundled.palettes.light.primary,
      background_color: bundled.palettes.light.background,
      icons: bundled.manifestIcons.map((icon) => ({ ...icon, src: urls.href(icon.src) })),
    },
    contactCards: contactCards(model),
    placeIndexes: languages.flatMap((own) => placeIndexOf(own.model) ?? []),
    feeds: languages.flatMap(({ feed }) => feed ?? []),
    securityTxt: securityTxt(model, now),
    language: site.language,
  };
}

/** Only for a page that is there in several languages. */
function alternatesOf({ languageLinks, main }: ReadySite, path: PagePath): Pick<ListedPage, 'alternates'> {
  const { urls } = main.model;
  const alternates = languageLinks(path).filter(({ isTwin }) => isTwin);
  return alternates.length > 1
    ? { alternates: alternates.map((twin) => ({ tag: twin.tag, url: urls.absolute(twin.path) })) }
    : {};
}

/** The card of the main number, and one for each number that replaces it on a page. */
function contactCards({ site, urls, mainPhone, otherPhones }: SiteModel): OutputInput['contactCards'] {
  const { name, email, address, hours } = site.business;
  const note = [hours.text, hours.emergencyText].filter(Boolean).join(', ');
  const shown = new Map(
    [mainPhone, ...otherPhones().values()].map((phone) => [contactCardPath(phone, mainPhone), phone]),
  );
  return [...shown].map(([path, phone]) => ({
    path: path.slice(1),
    name,
    telephone: phone.href.slice('tel:'.length),
    email,
    url: urls.absolute('/'),
    address: { ...address, region: regionForMachines(address.region, address) },
    note,
  }));
}

function securityTxt({ site, urls }: SiteModel, now: Date): OutputInput['securityTxt'] {
  const { contact } = site.security;
  if (contact === undefined) return undefined;
  return {
    contact: contact.startsWith('/') ? urls.origin + urls.link(contact) : contact,
    canonical: urls.absolute('/.well-known/security.txt'),
    language: site.language,
    now,
  };
}

function planRedirect(
  redirect: SiteModel['redirects'][number],
  { urls }: SiteModel,
  pageAt: (path: string) => PlannedPage | undefined,
): PlannedRedirect {
  const fragment = redirect.fragment === '' ? '' : `#${redirect.fragment}`;
  return {
    from: urls.href(redirect.from),
    to: urls.href(redirect.to) + fragment,
    file: urls.file(redirect.from),
    source: redirect.file,
    canonical: urls.absolute(redirect.to),
    title: () => pageAt(redirect.to)?.title?.() ?? redirect.to,
  };
}

/** The contents of the file in which visitors find places; undefined if there are few. */
export function placeIndexOf({ lists, urls }: Pick<SiteModel, 'lists' | 'urls'>): PlaceIndex | undefined {
  const { cities, counties, citiesIn } = lists.places;
  if (cities.length <= maxPlacesByEye) return undefined;
  const groups = () =>
    counties.map(({ slug, data: { name } }) => ({
      county: name,
      places: (citiesIn.get(slug) ?? []).map(
        ({ path, data }) => [data.name, urls.href(path), codesOf(data).join(',')] as const,
      ),
    }));
  return { path: placeIndexPath(urls).slice(1), groups };
}

/** Each code once: the place's own is usually one of those that are served. */
function codesOf({ postalCode, zipCodes }: { postalCode: string; zipCodes: readonly string[] }): string[] {
  return [...new Set([postalCode, ...zipCodes])];
}
