/** The results of earlier stages → the input of the emit stage. Pure. */
import { manifestIcons } from '../assets/pictures/brand.ts';
import { isPrecompressed } from '../domain/hosts/hosts.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import { contactCards } from '../emit/contact-card.ts';
import { placeIndex } from '../emit/place-index.ts';
import type { OutputInput } from '../emit/plan-output.ts';
import type { PlannedRedirect } from '../emit/redirects.ts';
import { securityTxt } from '../emit/security-txt.ts';
import type { ListedPage } from '../emit/sitemap.ts';
import { once } from '../memo/memoize.ts';
import type { SiteModel } from '../model/build-model.ts';
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
      icons: manifestIcons.map((icon) => ({ ...icon, src: urls.href(icon.src) })),
    },
    fromModel: [
      ...contactCards(model),
      ...languages.flatMap((own) => placeIndex(own.model)),
      ...securityTxt(model, now),
    ],
    feeds: languages.flatMap(({ feed }) => feed ?? []),
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

function planRedirect(
  redirect: SiteModel['redirects'][number],
  { urls }: SiteModel,
  pageAt: (path: string) => PlannedPage | undefined,
): PlannedRedirect {
  const from = urls.href(redirect.from);
  return {
    urls: [...new Set([from.replace(/\/$/, ''), from])],
    path: urls.href(redirect.to),
    fragment: redirect.fragment && `#${redirect.fragment}`,
    file: urls.file(redirect.from),
    source: redirect.file,
    canonical: urls.absolute(redirect.to),
    title: () => pageAt(redirect.to)?.title?.() ?? redirect.to,
  };
}
