/** A linked site as a server shows it: its resources by URL, each made when it is first requested. Reads the files of the site. */
import path from 'node:path';
import { makeIconSprite } from '../assets/icons/icon-sprite.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatHeaders } from '../emit/headers.ts';
import { PageChecks } from '../lint/pages/check-pages.ts';
import { locateInTemplates } from '../pipeline/checks/locate-in-templates.ts';
import type { ReadySite } from '../pipeline/data/link-site.ts';
import { type MadePage, type MakePage, pageMaker } from '../pipeline/make-page.ts';
import { type Output, Outputs } from '../pipeline/outputs.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { siteLoadCheck, sitePolicy } from '../pipeline/site-policy.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { interruptible } from './interruptible.ts';

/** The resource that is currently served at a URL. */
export type DevResource =
  | { kind: 'page'; status: 200 | 404; page: DevPage }
  | { kind: 'file'; status: 200 | 404; path: string; contents: Uint8Array | string }
  | { kind: 'redirect'; location: string };

export interface DevPage {
  html: string;
  /** URL of its stylesheet. */
  style: string;
  /** The text of a `_headers` file for this page. */
  headers: string;
  diagnostics: readonly Diagnostic[];
}

interface Showing {
  options: SiteOptions;
  now: Date;
  /** The site that was shown before. */
  before?: ShownSite | undefined;
}

export class ShownSite {
  readonly site: ReadySite;
  readonly outputs: Outputs;
  /** Pages made so far, by path. */
  readonly made = new Map<string, Promise<DevPage>>();
  /** Styles and scripts from before the last change, by URL, which open pages may still request. */
  readonly #older: ReadonlyMap<string, Output>;
  /** A diagnostic if the templates cannot be loaded. */
  readonly #make: MakePage | Diagnostic;
  readonly #root: string;

  private constructor(
    site: ReadySite,
    { options, before }: Showing,
    made: { outputs: Outputs; make: MakePage | Diagnostic },
  ) {
    this.site = site;
    this.outputs = made.outputs;
    this.#make = made.make;
    this.#root = options.root;
    const assets = [...(before?.outputs.withoutPages() ?? [])].filter(({ kind }) => kind === 'asset');
    this.#older = new Map(assets.map((asset) => [asset.url, asset]));
  }

  static async of(site: ReadySite, showing: Showing): Promise<ShownSite> {
    const { icons: set, namedIcons, bundled, model } = site;
    const icons = makeIconSprite(set, { names: namedIcons, code: bundled.templates.code });
    const iconSprite = model.urls.href(`/${icons.file.path}`);
    const { root, minify } = showing.options;
    const make = pageMaker(site, { root, iconSprite, iconNames: icons.names, minify, run: interruptible });
    const outputs = new Outputs(site, { icons: icons.file, inlineScripts: [], now: showing.now });
    return new ShownSite(site, showing, { outputs, make });
  }

  async find(url: string): Promise<DevResource | undefined> {
    const { outputs, site } = this;
    const { base } = site.model.urls;
    const found = outputs.at(url) ?? this.#older.get(url);
    if (found?.kind === 'redirect') return { kind: 'redirect', location: found.to };
    if (found) return this.#resource(found, 200);
    const location = url === '/' && base !== '' ? `${base}/` : outputs.canonical(url);
    if (location !== undefined) return { kind: 'redirect', location };
    const missing = outputs.notFound(url);
    return missing && this.#resource(missing, 404);
  }

  async #resource(output: Output, status: 200 | 404): Promise<Exclude<DevResource, { kind: 'redirect' }>> {
    if (output.kind === 'page') return { kind: 'page', status, page: await this.#page(output.page) };
    return { kind: 'file', status, path: path.posix.basename(output.file), contents: await output.make() };
  }

  #page(planned: PlannedPage): Promise<DevPage> {
    const page = this.made.get(planned.path) ?? this.#makePage(planned);
    this.made.set(planned.path, page);
    page.catch(() => this.made.delete(planned.path));
    return page;
  }

  async #makePage(planned: PlannedPage): Promise<DevPage> {
    const { site, outputs } = this;
    const made = typeof this.#make === 'function' ? await this.#make(planned) : this.#make;
    if ('severity' in made) return { html: '', style: '', headers: '', diagnostics: [made] };
    const { route, page } = made;
    outputs.add(site.bundled.cardsToMake([route.card]));
    return {
      html: page.html,
      style: route.props.shell.assets.style,
      headers: formatHeaders({
        base: site.model.urls.base,
        inlineScripts: page.read.inlineScripts,
        policy: sitePolicy(site),
        includeSubdomains: site.model.site.security.includeSubdomains,
        staticFiles: site.bundled.staticFiles,
      }),
      diagnostics: this.#check(planned, made),
    };
  }

  #check(planned: PlannedPage, { page: { read } }: MadePage): Diagnostic[] {
    const { site, outputs } = this;
    const { base, origin, href } = site.model.urls;
    const isServed = (url: string) => outputs.isServed(url);
    const checks = new PageChecks({ base, origin, isServed, findLink: (link) => site.linkPositions().get(link) });
    const { problems } = checks.check({ ...planned, read }, href(planned.path));
    const loads = siteLoadCheck(site)({ ...planned, external: read.external });
    return locateInTemplates([...problems, ...loads], site, this.#root);
  }
}
