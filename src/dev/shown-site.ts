/** A linked site as a server shows it: its resources by URL, each made when it is first requested. Reads the files of the site. */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { HeaderRule } from '../domain/header-lines.ts';
import { headerRules } from '../emit/headers.ts';
import { createPageChecks } from '../pipeline/checks/create-page-checks.ts';
import { locateInTemplates } from '../pipeline/checks/locate-in-templates.ts';
import { type MakePage, pageMaker } from '../pipeline/make-page.ts';
import { isHashed, type Output, Outputs } from '../pipeline/outputs.ts';
import type { ReadySite } from '../pipeline/ready-site.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import type { PlannedPage } from '../routes/list-pages.ts';

/** The resource that is currently served at a URL. */
export type DevResource =
  | { kind: 'page'; status: 200 | 404; page: DevPage }
  | { kind: 'file'; status: 200 | 404; path: string; isHashed: boolean; contents: Uint8Array | string }
  | { kind: 'redirect'; path: string; fragment: string };

export interface DevPage {
  html: string;
  /** URL of its stylesheet. */
  style: string;
  headers: readonly HeaderRule[];
  diagnostics: readonly Diagnostic[];
}

export class ShownSite {
  readonly site: ReadySite;
  readonly outputs: Outputs;
  /** Pages made so far, by path. */
  readonly made = new Map<string, Promise<DevPage>>();
  /** Styles and scripts from before the last change, which open pages may still request. */
  readonly #older: readonly Output[];
  /** Diagnostics if the templates cannot be loaded. */
  readonly #make: MakePage | Diagnostic[];
  readonly #root: string;

  /** `before`: the site that was shown before. */
  constructor(site: ReadySite, options: SiteOptions, before: ShownSite | undefined) {
    this.site = site;
    this.outputs = new Outputs(site, options.now);
    this.#make = pageMaker(site, options);
    this.#root = options.root;
    this.#older = (before?.outputs.all ?? []).filter(({ kind }) => kind === 'asset');
  }

  async find(url: string): Promise<DevResource | undefined> {
    const { outputs, site } = this;
    const { base } = site.main.model.urls;
    const found = outputs.at(url) ?? this.#older.find((asset) => asset.url === url);
    if (found?.kind === 'redirect') return { kind: 'redirect', ...found.to };
    if (found) return this.#resource(found, 200);
    const path = url === '/' && base !== '' ? `${base}/` : outputs.canonical(url);
    if (path !== undefined) return { kind: 'redirect', path, fragment: '' };
    const missing = outputs.notFound(url);
    return missing && this.#resource(missing, 404);
  }

  async #resource(output: Output, status: 200 | 404): Promise<Exclude<DevResource, { kind: 'redirect' }>> {
    if (output.kind === 'page') return { kind: 'page', status, page: await this.#page(output.page) };
    const name = path.posix.basename(output.file);
    return { kind: 'file', status, path: name, isHashed: isHashed(output), contents: await output.make() };
  }

  #page(planned: PlannedPage): Promise<DevPage> {
    const page = this.made.get(planned.path) ?? this.#makePage(planned);
    this.made.set(planned.path, page);
    page.catch(() => this.made.delete(planned.path));
    return page;
  }

  async #makePage(planned: PlannedPage): Promise<DevPage> {
    const { site, outputs } = this;
    const { model } = site.main;
    const made = Array.isArray(this.#make) ? this.#make : await this.#make(planned);
    if (Array.isArray(made)) return { html: '', style: '', headers: [], diagnostics: made };
    const { route, page } = made;
    const { read } = page;
    const { headers, staticFiles } = outputs.input;
    const checks = createPageChecks(site, (target) => outputs.isServed(target));
    const { problems } = checks.check(planned, { read, url: model.urls.href(planned.path) });
    outputs.addPage({ inlineScripts: read.inlineScripts, card: route.card });
    return {
      html: page.html,
      style: route.props.shell.assets.style,
      headers: headerRules({ ...headers, inlineScripts: read.inlineScripts }, staticFiles),
      diagnostics: locateInTemplates(problems, site, this.#root),
    };
  }
}
