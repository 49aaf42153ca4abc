/** Gathers what the emit stage needs from the stages before it. Pure. */
import type { AssetsResult } from './assets/bundle-assets.ts';
import type { OutputFile } from './emit/output-file.ts';
import type { OutputInput } from './emit/plan-output.ts';
import type { PlannedRedirect } from './emit/redirects.ts';
import type { PageScan } from './lint/scan-page.ts';
import type { SiteModel } from './model/site-model.ts';
import type { Page } from './render/renderer.tsx';
import type { Route } from './routes/route.ts';

interface Finished {
  model: SiteModel;
  bundled: AssetsResult;
  /** Pictures, icons and cards. */
  made: readonly OutputFile[];
  routes: readonly Route[];
  pages: readonly Page[];
  scans: ReadonlyMap<string, PageScan>;
  now: Date;
}

export function outputInput({ model, bundled, made, routes, pages, scans, now }: Finished): OutputInput {
  const { site, urls } = model;
  const { business } = site;
  const { assets } = bundled;
  return {
    pages: pages.map(({ file, html }) => ({ path: file, contents: html })),
    assets: [...assets.files, ...made],
    staticFiles: bundled.staticFiles,
    listed: routes
      .filter((route) => route.template !== 'not-found')
      .map(({ path, updated }) => ({ url: urls.absolute(path), updated })),
    sitemapUrl: urls.absolute('/sitemap.xml'),
    redirects: model.redirects.map((redirect) => planRedirect(redirect, model, routes)),
    headers: {
      base: urls.base,
      inlineScripts: [...scans.values()].flatMap((scan) => scan.inlineScripts),
      endpoint: site.forms.endpoint,
    },
    manifest: {
      name: business.name,
      shortName: business.shortName ?? business.name,
      description: business.description,
      language: site.language,
      startUrl: urls.href('/'),
      themeColor: bundled.palettes.light.primary,
      backgroundColor: bundled.palettes.light.background,
      icons: bundled.manifestIcons.map((icon) => ({ ...icon, src: urls.href(icon.src) })),
    },
    contactCard: {
      name: business.name,
      telephone: model.mainPhone.href.slice('tel:'.length),
      email: business.email,
      url: urls.absolute('/'),
      address: business.address,
      note: [business.hours.text, business.hours.emergencyText].filter(Boolean).join(', '),
    },
    securityTxt: site.security && {
      contact: site.security.contact,
      canonical: urls.absolute('/.well-known/security.txt'),
      language: site.language,
      now,
    },
    language: site.language,
  };
}

function planRedirect(
  redirect: SiteModel['redirects'][number],
  { urls }: SiteModel,
  routes: readonly Route[],
): PlannedRedirect {
  const fragment = redirect.fragment === '' ? '' : `#${redirect.fragment}`;
  const target = routes.find((route) => route.path === redirect.to);
  return {
    from: urls.href(redirect.from),
    to: urls.href(redirect.to) + fragment,
    file: urls.file(redirect.from),
    canonical: urls.absolute(redirect.to),
    title: target?.props.shell.title ?? redirect.to,
  };
}

/** Every printed path a link may lead to, with the ids of the page there. */
export function targetsOf(site: {
  model: SiteModel;
  files: readonly OutputFile[];
  routes: readonly Route[];
  scans: ReadonlyMap<string, PageScan>;
}) {
  const { model, files, routes, scans } = site;
  const targets = new Map<string, ReadonlySet<string> | undefined>();
  for (const file of files) targets.set(model.urls.href(`/${file.path}`), undefined);
  for (const redirect of model.redirects) targets.set(model.urls.href(redirect.from), undefined);
  for (const route of routes) targets.set(model.urls.href(route.path), new Set(scans.get(route.path)?.ids));
  return targets;
}
