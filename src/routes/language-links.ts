/** The pages of all languages → for each page, the links to it in every language. Pure. */
import type { PagePath } from '../domain/urls/urls.ts';

export interface SiteLanguage {
  /** BCP 47: es-US. */
  tag: string;
  /** In that language: Español. */
  name: string;
  home: PagePath;
}

export interface LanguageLink extends Pick<SiteLanguage, 'tag' | 'name'> {
  path: PagePath;
  /** False for the home page of a language in which the page does not exist. */
  isTwin: boolean;
}

/** By the path of a page in any language, its paths in all languages that it exists in, by their tags. */
export type Twins = ReadonlyMap<PagePath, ReadonlyMap<string, PagePath>>;

/** `original`: the path of the same page in the main language. */
export function pairPages(
  languages: readonly { tag: string; pages: readonly { path: PagePath; original: PagePath }[] }[],
): Twins {
  const byOriginal = new Map<PagePath, Map<string, PagePath>>();
  const twins = new Map<PagePath, ReadonlyMap<string, PagePath>>();
  for (const { tag, pages } of languages) {
    for (const { path, original } of pages) {
      const paths = byOriginal.get(original) ?? new Map<string, PagePath>();
      byOriginal.set(original, paths.set(tag, path));
      twins.set(path, paths);
    }
  }
  return twins;
}

/** In the order of the languages; empty for a site in one language. */
export function languageLinks(languages: readonly SiteLanguage[], twins: Twins, path: PagePath): LanguageLink[] {
  if (languages.length < 2) return [];
  const paths = twins.get(path);
  return languages.map(({ tag, name, home }) => {
    const twin = paths?.get(tag);
    return { tag, name, path: twin ?? home, isTwin: twin !== undefined };
  });
}
