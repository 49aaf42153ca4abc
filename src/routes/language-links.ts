/** The pages of all languages → for each page, the links to it in every language. Pure. */
import type { PagePath } from '../domain/urls/urls.ts';

interface SiteLanguage {
  /** BCP 47: es-US. */
  tag: string;
  /** In that language: Español. */
  name: string;
  home: PagePath;
  /** `original`: the path of the same page in the main language. */
  pages: readonly { path: PagePath; original: PagePath }[];
}

interface LanguageLink extends Pick<SiteLanguage, 'tag' | 'name'> {
  path: PagePath;
  /** False for the home page of a language in which the page does not exist. */
  isTwin: boolean;
}

/** From the path of a page to the links, in the order of the languages; none on a site in one language. */
export type LanguageLinks = (path: PagePath) => LanguageLink[];

export function linkLanguages(languages: readonly SiteLanguage[]): LanguageLinks {
  if (languages.length < 2) return () => [];
  const byOriginal = new Map<PagePath, Map<string, PagePath>>();
  /** By the path of a page in any language, its paths in all languages that it exists in, by their tags. */
  const twins = new Map<PagePath, ReadonlyMap<string, PagePath>>();
  for (const { tag, pages } of languages) {
    for (const { path, original } of pages) {
      const paths = byOriginal.get(original) ?? new Map<string, PagePath>();
      byOriginal.set(original, paths.set(tag, path));
      twins.set(path, paths);
    }
  }
  return (path) => {
    const paths = twins.get(path);
    return languages.map(({ tag, name, home }) => {
      const twin = paths?.get(tag);
      return { tag, name, path: twin ?? home, isTwin: twin !== undefined };
    });
  };
}
