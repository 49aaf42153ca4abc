/** Plans the frame of a page: head, header, footer, dialog, and the token values and structured data that go with it. Pure. */
import { contactCardPath } from '../../domain/phones/phone-link.ts';
import { fill } from '../../domain/texts/tokens.ts';
import { choicesFor, deliveryOf } from '../forms.ts';
import type { Planner } from '../planner.ts';
import type { PageProps } from '../props/page-props.ts';
import type { ShareImage, Shell } from '../props/shell-props.ts';
import type { RouteOf, TemplateKind } from '../route.ts';
import { pageScripts, scriptsToken } from '../scripts.ts';
import { planCard } from '../share-card.ts';
import { planStructuredData } from '../structured-data.ts';
import { phoneOf, tokensOf } from '../token-values.ts';
import { commonShell } from './common-shell.ts';
import type { PageFrame } from './page-frame.ts';

/** Makes every route: joins the page's own props with its frame. `file` is only for pages without a path. */
export function planRoute<Kind extends TemplateKind>(
  planner: Planner,
  page: PageFrame<Kind>,
  { file, ...props }: Omit<PageProps[Kind], 'shell' | 'breadcrumbs'> & { file?: string },
): RouteOf<Kind> {
  const tokens = tokensOf(planner, page);
  const { card, image } = planCard(planner, page, tokens);
  const { site } = planner.model;
  const scriptLinks = site.scripts.length > 0 && planner.once('script links', () => scriptsToken(site));
  const shell = shellOf(planner, page, image);
  const { path = `/${file ?? ''}`, kind, source, updated } = page;
  return {
    path,
    file: file ?? planner.model.urls.file(path),
    template: kind,
    card,
    source,
    updated,
    tokens: scriptLinks ? { scriptLinks, ...tokens } : tokens,
    structuredData: planStructuredData(planner, page, image.src),
    // The props of every kind are its own props plus the shell and the breadcrumbs.
    props: { shell, breadcrumbs: page.breadcrumbs, ...props } as unknown as PageProps[Kind],
  };
}

function shellOf(planner: Planner, page: PageFrame, shareImage: ShareImage): Shell {
  const { model } = planner;
  const phone = phoneOf(planner, page.continues ?? page.path);
  const { site, urls } = model;
  const { business, wording } = site;
  const common = planner.once('shell', () => commonShell(planner));
  return {
    assets: planner.onceFor('bundle', page.kind, () => bundleOf(planner, page.kind)),
    canonical: page.path === undefined || page.noindex ? undefined : urls.absolute(page.path),
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    noindex: page.path === undefined || page.noindex === true,
    shareImage,
    phone,
    links: planner.onceFor('links', phone.href, () => ({
      ...common.links,
      contactCard: urls.href(contactCardPath(phone, model.mainPhone)),
    })),
    scripts: pageScripts(planner, page),
    textMessage: business.textMessages
      ? `sms:${phone.href.slice('tel:'.length)}?&body=${encodeURIComponent(textFor(page, planner))}`
      : undefined,
    contactBand: page.contactBand ? site.contactBand : undefined,
    quoteDialog: planner.onceFor('quote dialog', page.service?.slug ?? '', () => ({
      heading: site.forms.quote.heading ?? wording.freeQuoteLong,
      delivery: deliveryOf(model),
      emptyChoice: site.forms.quote.emptyChoice,
      choices: choicesFor('quote', model, page),
    })),
    stickyBar: planner.onceFor('sticky bar', page.service ? 'services' : 'pages', () =>
      page.service
        ? { quote: wording.getQuote, call: wording.callNow }
        : { quote: wording.freeQuote, call: wording.call },
    ),
    feed: page.feed,
    ...common.frame,
  };
}

function bundleOf({ model, assets, reads }: Planner, kind: TemplateKind): Shell['assets'] {
  const { href } = model.urls;
  const files = assets.pages.get(kind);
  reads.track(['bundle', kind]);
  return {
    style: href(files?.style ?? ''),
    script: href(files?.script ?? ''),
    favicon: href(assets.favicon),
    icon: href(assets.icon),
    touchIcon: href(assets.touchIcon),
    manifest: href(assets.manifest),
  };
}

function textFor(page: PageFrame, { model }: Planner): string {
  const { wording } = model.site;
  if (page.service) return fill(wording.textAboutService, { service: page.service.data.title });
  const place = page.city?.data.name ?? page.county?.data.name;
  return place === undefined ? wording.textGeneral : fill(wording.textAboutPlace, { place });
}
