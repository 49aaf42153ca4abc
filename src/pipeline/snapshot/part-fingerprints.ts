/** Parts of a site → their fingerprints: while one is unchanged, so is what is made from the part. Pure. */
import type { Assets } from '../../assets/assets.ts';
import { type EntityKind, kinds } from '../../domain/kinds.ts';
import { isWithin } from '../../domain/local-time.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { SiteModel } from '../../model/build-model.ts';
import type { Collection, Entity } from '../../model/site-model.ts';
import type { SitePart } from '../../model/site-part.ts';
import { countyOf, placesWithoutPage } from '../../routes/planner.ts';
import type { TemplateKind } from '../../routes/route.ts';
import type { LanguageSite, ReadySite } from '../ready-site.ts';

export interface FingerprintedSite {
  ready: ReadySite;
  /** In the language of the part. */
  site: LanguageSite;
  /** The local time of the business. */
  time: string;
}

export function fingerprintOf(part: SitePart, { ready, site, time }: FingerprintedSite): string {
  const { model, assets } = site;
  switch (part[0]) {
    case 'site':
      return hashOf(model.site);
    case 'reviews':
      return hashOf(model.reviews);
    case 'footer services':
      return hashOf(model.footerServices);
    case 'brand':
      return brandOf(assets);
    case 'year':
      return time.slice(0, 4);
    case 'all':
      return hashOf([...collectionOf(model, part[1]).values()].map(shownOf));
    case 'shown':
      return hashOf(shownOf(collectionOf(model, part[1]).get(part[2])));
    case 'file':
      return fileOf(site, part[1], part[2]);
    case 'list':
      return hashOf(model.lists.read(part[1], part[2]));
    case 'page':
      return hashOf(model.page(part[1]));
    case 'at':
      return hashOf(belongingTo(part[1], model, ready));
    case 'news':
      return hashOf(model.news(Number(part[1])));
    case 'untranslated':
      return hashOf(placesWithoutPage(model, ready.main.model, { county: part[1], service: part[2] }));
    case 'county of places':
      return hashOf(countyOf(model, ready.main.model, part[1]));
    case 'custom':
      return hashOf(model.ownFields(part[1]));
    case 'picture':
      return hashOf(assets.pictures.get(part[1]));
    case 'bundle':
      return hashOf(assets.pages.get(part[1] as TemplateKind));
    case 'map':
      return hashOf(assets.mapDrawing(part[1] === '' ? undefined : part[1]));
    case 'time':
      return String(isWithin(time, part[1], part[2]));
    default:
      // An error here: a part has no case.
      return part satisfies never;
  }
}

function belongingTo(path: PagePath, model: SiteModel, { languageLinks }: ReadySite): unknown {
  return [model.phoneOf(path), model.reviewsOf(path), model.newsOf(path), languageLinks(path)];
}

function collectionOf(model: SiteModel, kind: EntityKind): Collection<Entity<unknown>> {
  return model[kinds[kind].records];
}

/** An entity without its lists, each of which is a part of its own. */
function shownOf(item: Entity<unknown> | undefined): unknown {
  if (!item) return undefined;
  const { slug, path, file, data } = item;
  const { services, label } = item as { services?: string[]; label?: string };
  return [slug, path, file, data, services, label];
}

/** Of its text: a hash already. */
function fileOf({ model, files }: LanguageSite, kind: EntityKind, slug: string): string {
  return files.byPath[collectionOf(model, kind).get(slug)?.file ?? '']?.hash.slice(0, 16) ?? 'none';
}

/** What pages share. The name of any card has a hash of what all are drawn from. */
function brandOf({ themeColor, cardPolicy, planCard }: Assets): string {
  return hashOf([themeColor, cardPolicy, planCard({ title: '', line: '' })]);
}

/** Half of a hash is enough, because parts are compared only with themselves. What is shorter needs none. */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none';
  return text.length <= 16 ? text : fileHash(text).slice(0, 16);
}
