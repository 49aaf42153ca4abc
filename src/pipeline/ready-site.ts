/** Linked data and assets → everything that pages are planned and rendered from. Pure. */
import type { Assets } from '../assets/assets.ts';
import type { TemplateFolders } from '../assets/bundle/template-folders.ts';
import type { AssetsResult } from '../assets/bundle-assets.ts';
import type { IconSet } from '../assets/icons/icon-set.ts';
import { type IconSprite, makeIconSprite } from '../assets/icons/icon-sprite.ts';
import type { Grouped } from '../domain/groups.ts';
import { contentPolicy, type PolicyDirectives } from '../domain/policies/content-policy.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import { once } from '../memo/memoize.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { ReadTracker } from '../model/read-tracker.ts';
import { type LinkPositions, linkPositions } from '../model/text-positions.ts';
import { type LanguageLinks, linkLanguages } from '../routes/language-links.ts';
import { listPages, type PlannedPage } from '../routes/list-pages.ts';
import { badgeIcons } from '../routes/pages/city.ts';
import { type NewsFeed, planFeed } from '../routes/pages/news.ts';
import { createPlanner } from '../routes/planner.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { CompleteData } from './data/link-data.ts';
import type { LoadedSite } from './data/loaded-data.ts';

/** What is the same in all languages. */
interface SharedAssets {
  folders: TemplateFolders;
  bundled: AssetsResult;
  /** The uses of each picture in the data of the main language. */
  imageUses: ImageUses;
  /** Records what is read while a page is planned. */
  reads: ReadTracker;
  /** In the data folder. */
  images: LoadedSite['images'];
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
}

export interface ReadySite extends SharedAssets {
  /** The main one first. */
  languages: readonly LanguageSite[];
  main: LanguageSite;
  /** Of all languages. */
  pages: readonly PlannedPage[];
  languageLinks: LanguageLinks;
  iconSprite: IconSprite;
  /** The content policy of the site. */
  policy: PolicyDirectives;
  /** Computed on first use, because only diagnostics about links need it. */
  linkPositions: () => LinkPositions;
}

/** The site in one language. */
export interface LanguageSite extends CompleteData {
  assets: Assets;
  pages: readonly PlannedPage[];
  /** Absent without posts. */
  feed: NewsFeed | undefined;
}

/** `linked`: in the main language first. */
export function readySite(
  linked: Grouped<CompleteData>,
  { icons, now, ...shared }: SharedAssets & { icons: IconSet; now: Date },
): ReadySite {
  const { bundled, reads } = shared;
  const [{ model, records }] = linked;
  // On first use, when all pages are listed: a page is planned only after that.
  const links = once(() =>
    linkLanguages(
      languages.map(({ model: { site, urls }, pages }) => {
        return { tag: site.language, name: site.wording.languageName, home: urls.home, pages };
      }),
    ),
  );
  const languageLinks = (path: PagePath) => links()(path);
  const inLanguage = (one: CompleteData): LanguageSite => {
    const assets = bundled.assetsOf(one.model);
    const main = one.model === model ? undefined : model;
    const planner = createPlanner({ model: one.model, assets, now, main, languageLinks, reads });
    return { ...one, assets, pages: listPages(planner), feed: planFeed(planner) };
  };
  const languages = linked.map(inLanguage) as Grouped<LanguageSite>;
  const iconNames = records.all.flatMap(({ facts }) => facts.needs.icon ?? []);
  const names = new Set([...Object.values(badgeIcons), ...iconNames]);
  return {
    ...shared,
    languages,
    main: languages[0],
    pages: languages.flatMap(({ pages }) => pages),
    languageLinks,
    iconSprite: makeIconSprite(icons, { names, code: bundled.templates.code }),
    policy: contentPolicy(
      model.site,
      [...bundled.staticFiles, ...bundled.files].map((file) => file.path),
    ),
    linkPositions: once(() => linkPositions(linked)),
  };
}
