/**
 * The pipeline for a server that keeps running: after a change the site is linked again with what is cached in memory, and
 * a page is planned and rendered when it is requested. Reads the site's folders; writes nothing but the cache.
 */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeIconSprite } from '../assets/icons/icon-sprite.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { formatHeaders } from '../emit/headers.ts';
import { PageChecks } from '../lint/pages/check-pages.ts';
import { siteLoadChecks } from '../pipeline/checks/site-load-checks.ts';
import { type LinkedSite, linkSite, type ReadySite, SiteMemory } from '../pipeline/data/link-site.ts';
import { type MakePage, pageMaker } from '../pipeline/make-page.ts';
import { type Output, Outputs } from '../pipeline/outputs.ts';
import { PageAddresses } from '../pipeline/page-addresses.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { sitePolicy } from '../pipeline/site-policy.ts';
import { savedFiles } from '../pipeline/state/build-state.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { forgetData, placesOfChange } from './changes.ts';

/** The resource that is currently served at a URL. */
export type DevResource =
  | { kind: 'page'; status: 200 | 404; page: DevPage }
  | { kind: 'file'; status: 200 | 404; path: string; contents: Uint8Array | string }
  | { kind: 'redirect'; location: string };

/** A URL, its resource, and the errors of its page and of the site. */
export interface DevView {
  /** Undefined for the site as a whole. */
  address: string | undefined;
  state: DevState;
  /** Undefined if there is not even a 404 page. */
  found: DevResource | undefined;
  errors: readonly Diagnostic[];
  failure?: unknown;
}

export interface DevPage {
  html: string;
  /** URL of its stylesheet. */
  style: string;
  /** The text of a `_headers` file for this page. */
  headers: string;
  diagnostics: readonly Diagnostic[];
}

/** The state of the site after the last change. */
export interface DevState {
  linked: LinkedSite;
  /** The site to serve: the latest version without errors, if there was one. */
  shown: ShownSite | undefined;
  /** Changes with every change of a static file, because their names have no hash. */
  staticVersion: number;
  /** A bug in treesite, or a failing disk. */
  failure?: unknown;
}

export interface ShownSite {
  site: ReadySite;
  outputs: Outputs;
  /** Styles and scripts from before the last change, by URL, which open pages may still request. */
  older: ReadonlyMap<string, Output>;
  /** A diagnostic if the templates cannot be loaded. */
  make: MakePage | Diagnostic;
  /** Pages made so far, by path. */
  made: Map<string, Promise<DevPage>>;
}

/** In milliseconds. Editors and copies finish writing a file well within this time. */
const writeDelayMs = 40;

export class DevSite {
  readonly #options: SiteOptions;
  readonly #clock: () => Date;
  #memory: SiteMemory;
  #changes: string[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #state: Promise<DevState> | undefined;
  #isWaiting = false;
  #shown: ShownSite | undefined;
  readonly #addresses = new PageAddresses();

  /** `clock` is for servers that run for days; by default, the time is always `options.now`. */
  constructor(options: SiteOptions, clock: () => Date = () => options.now) {
    this.#options = { ...options, isDraft: true };
    this.#clock = clock;
    // A build's cache of the data files is valid here too, and saves reading them.
    this.#memory = new SiteMemory({ runsAgain: true, ...(options.cache && { saved: savedFiles(options) }) });
  }

  /** Takes absolute paths of files and folders that were written, created or deleted. */
  touch(paths: readonly string[]): void {
    this.#changes.push(...paths);
    // A run that has not started yet includes these changes, so a thousand quick saves cause two or three runs.
    if (!this.#isWaiting) this.#state = undefined;
  }

  /** The state for the current files. Runs again only after a touch, and never concurrently. */
  current(): Promise<DevState> {
    if (this.#state) return this.#state;
    const run = this.#last.then(() => this.#run());
    this.#isWaiting = true;
    this.#last = run;
    this.#state = run;
    return run;
  }

  async #run(): Promise<DevState> {
    this.#isWaiting = false;
    this.#forget(this.#changes.splice(0));
    let failure: unknown;
    for (let tries = 2; tries > 0; tries--) {
      try {
        const linked = await this.#link();
        if (linked.ready) this.#shown = await this.#show(linked.ready);
        return { linked, ...this.#asShown() };
      } catch (error) {
        // A file may have been deleted while it was read, so the results cached meanwhile are not reliable.
        failure = error;
        this.#memory = new SiteMemory({ runsAgain: true, versions: this.#memory.assets.versions });
      }
    }
    return { linked: { diagnostics: [], texts: new Map() }, ...this.#asShown(), failure };
  }

  /** If there are errors, waits for further changes, because a file may be only half written. */
  async #link(): Promise<LinkedSite> {
    for (;;) {
      const linked = await linkSite({ ...this.#options, now: this.#clock() }, this.#memory);
      if (linked.ready) return linked;
      await delay(writeDelayMs);
      if (this.#changes.length === 0) return linked;
      this.#forget(this.#changes.splice(0));
    }
  }

  #asShown(): Pick<DevState, 'shown' | 'staticVersion'> {
    return { shown: this.#shown, staticVersion: this.#memory.assets.versions.static };
  }

  /** To be called between runs, so that no run caches what it read before the change. */
  #forget(changes: readonly string[]): void {
    const { versions, bundled } = this.#memory.assets;
    for (const change of changes) {
      for (const place of placesOfChange(change, this.#options, bundled)) {
        if (place === 'data') forgetData(this.#memory.data.read, this.#options.data, change);
        else versions[place] += 1;
      }
    }
  }

  async #show(site: ReadySite): Promise<ShownSite> {
    const { icons: set, namedIcons, bundled, model } = site;
    const icons = await makeIconSprite(set, { names: namedIcons, code: bundled.templates.code });
    const iconSprite = model.urls.href(`/${icons.file.path}`);
    const { root, minify } = this.#options;
    const make = pageMaker(site, { root, iconSprite, iconNames: icons.names, minify });
    const now = this.#clock();
    const outputs = new Outputs(site, { icons: icons.file, inlineScripts: [], now, addresses: this.#addresses });
    const assets = [...(this.#shown?.outputs.withoutPages() ?? [])].filter(({ kind }) => kind === 'asset');
    const older = new Map(assets.map((asset) => [asset.url, asset]));
    return { site, outputs, older, make, made: new Map() };
  }

  /** `address` is a decoded URL path; without it, the view is of the site as a whole. Never throws. */
  async view(address?: string): Promise<DevView> {
    const state = await this.current();
    try {
      return await this.#look(address, state);
    } catch (failure) {
      return { address, state, found: undefined, errors: [], failure };
    }
  }

  async #look(address: string | undefined, state: DevState): Promise<DevView> {
    const { failure, shown } = state;
    const found = address === undefined ? undefined : shown && (await this.#find(address, shown));
    const ofPage = found?.kind === 'page' ? found.page.diagnostics : [];
    const errors = sortDiagnostics([...state.linked.diagnostics, ...ofPage].filter(isError));
    return { address, state, found, failure, errors };
  }

  async #find(address: string, shown: ShownSite): Promise<DevResource | undefined> {
    const { outputs, older, site } = shown;
    const { base } = site.model.urls;
    const found = outputs.at(address) ?? older.get(address);
    if (found?.kind === 'redirect') return { kind: 'redirect', location: found.to };
    if (found) return this.#resource(found, 200, shown);
    const location = address === '/' && base !== '' ? `${base}/` : outputs.canonical(address);
    if (location !== undefined) return { kind: 'redirect', location };
    const missing = outputs.notFound(address);
    return missing && this.#resource(missing, 404, shown);
  }

  async #resource(output: Output, status: 200 | 404, shown: ShownSite): Promise<DevResource> {
    if (output.kind === 'page') return { kind: 'page', status, page: await this.#page(output.page, shown) };
    return { kind: 'file', status, path: path.posix.basename(output.file), contents: await output.make() };
  }

  #page(planned: PlannedPage, shown: ShownSite): Promise<DevPage> {
    const page = shown.made.get(planned.path) ?? this.#make(planned, shown);
    shown.made.set(planned.path, page);
    return page;
  }

  async #make(planned: PlannedPage, { site, outputs, make }: ShownSite): Promise<DevPage> {
    const { model, bundled } = site;
    const made = typeof make === 'function' ? await make(planned) : make;
    if ('severity' in made) return { html: '', style: '', headers: '', diagnostics: [made] };
    const { route, page } = made;
    const { read } = page;
    outputs.add(bundled.cardsToMake([route.card]));
    const { base, origin, href } = model.urls;
    const isServed = (url: string) => outputs.isServed(url);
    const checks = new PageChecks({ base, origin, isServed, findLink: (link) => site.linkPlaces().get(link) });
    const { problems } = checks.check({ ...planned, read: read.facts }, href(planned.path));
    const loads = siteLoadChecks(site, this.#options.root).check({ ...planned, external: read.facts.external });
    const { security } = model.site;
    return {
      html: page.html,
      style: route.props.shell.assets.style,
      headers: formatHeaders({
        base,
        inlineScripts: read.inlineScripts,
        policy: sitePolicy(site),
        includeSubdomains: security.includeSubdomains,
        staticFiles: bundled.staticFiles,
      }),
      diagnostics: [...problems, ...loads],
    };
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
