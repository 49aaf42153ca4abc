/** What a report needs of a site: figures of each page, noted when the page was made, and the files it serves. */
import type { FileToMake } from '../assets/assets.ts';
import { mapConcurrently } from '../assets/work-pool.ts';
import type { WholeRead } from '../html/read-page.ts';
import { fileBytes, type PageWeight, PageWeights, type SiteFile } from '../lint/weight/weigh-pages.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { MadePage } from './make-page.ts';
import type { Outputs } from './outputs.ts';
import type { ReadySite } from './ready-site.ts';

export interface ReportedPage extends PageWeight {
  template: string;
  title: string;
  /** BCP 47: es-US. */
  language: string;
  /** The languages that the page exists in, by tag; empty if it is only one, or if search engines do not list the page. */
  languages: readonly string[];
  isListed: boolean;
  milliseconds: number;
  /** The href values of its links. */
  anchorHrefs: readonly string[];
  shareImage: { src: string; alt: string };
}

/** A site without errors. */
export interface ReportedSite {
  model: SiteModel;
  pages: readonly ReportedPage[];
  /** Made on request. */
  generated: Outputs['generated'];
  /** With share cards. */
  pictures: readonly FileToMake[];
}

/** Keeps no page: of 10,000 pages, the HTML alone is 250 MB. */
export class PageFigures {
  /** By path. */
  readonly #pages = new Map<string, Omit<ReportedPage, keyof PageWeight>>();
  /** A limit of 0: every page is compressed. */
  readonly #weights = new PageWeights({ maxHtml: 0 });

  see({ route, page: { html, milliseconds } }: Pick<MadePage, 'route' | 'page'>, read: WholeRead): void {
    const { title, language, alternates, noindex, shareImage } = route.props.shell;
    const isListed = !noindex;
    this.#weights.see({ route: { ...route, isListed }, html, read });
    this.#pages.set(route.path, {
      template: route.template,
      title,
      language,
      languages: alternates.map(({ hrefLang }) => hrefLang),
      isListed,
      milliseconds,
      anchorHrefs: read.anchorHrefs,
      shareImage: { src: shareImage.src, alt: shareImage.alt },
    });
  }

  /** When all pages were seen. */
  async finish({ main, bundled }: ReadySite, { generated, pictures }: Outputs): Promise<ReportedSite> {
    const files = await weighedFiles({ generated }, bundled.toMake);
    const pages = this.#weights.weigh(files, main.model.urls).flatMap((weight) => {
      const page = this.#pages.get(weight.path);
      return page ? [{ ...weight, ...page }] : [];
    });
    return { model: main.model, pages, generated, pictures };
  }
}

/** Weighs pictures one by one, without keeping their contents. Omits share cards, which no page loads. */
export async function weighedFiles(
  { generated }: Pick<Outputs, 'generated'>,
  toMake: readonly FileToMake[],
): Promise<SiteFile[]> {
  const pictures = await mapConcurrently(toMake, async ({ path, make }) => ({
    path,
    bytes: fileBytes({ path, contents: await make() }),
  }));
  const files = generated.map(({ path, make }) => ({
    path,
    get contents() {
      return make();
    },
  }));
  return [...pictures, ...files];
}
