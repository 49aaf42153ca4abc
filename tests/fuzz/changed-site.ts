/** A site held in memory, whose records are changed and whose pages are then made without a build: link, plan, render. */
import { loadTemplates } from '../../src/assets/bundle/load-templates.ts';
import { IconSet } from '../../src/assets/icons/icon-set.ts';
import { type Diagnostic, hasErrors } from '../../src/diagnostics/diagnostic.ts';
import { collectFacts, factsContext } from '../../src/model/collect-facts.ts';
import type { FileFacts } from '../../src/model/file-facts.ts';
import { linkChecked, linkRecords } from '../../src/model/link-records.ts';
import type { NeededNames } from '../../src/model/names.ts';
import type { ReadMarkdown } from '../../src/model/read-markdown.ts';
import type { SiteModel } from '../../src/model/site-model.ts';
import { linkSite, type ReadySite, SiteMemory } from '../../src/pipeline/data/link-site.ts';
import { withTokens } from '../../src/pipeline/make-page.ts';
import { sharedModules } from '../../src/pipeline/shared-modules.ts';
import type { SiteOptions } from '../../src/pipeline/site-options.ts';
import { createRenderer, type Render } from '../../src/render/renderer.tsx';
import { listPages } from '../../src/routes/list-pages.ts';
import { createPlanner } from '../../src/routes/planner.ts';
import {
  addRecord,
  type DataRecord,
  type DocumentRecord,
  emptyRecords,
  type ReadRecord,
  type Records,
  readRecords,
} from '../../src/schema/records.ts';
import type { Site } from '../../src/schema/types.gen.ts';
import { validate } from '../../src/schema/validate.ts';

type AnyRecord = DataRecord | DocumentRecord;

/** Values by the path of their file, and the text below the front matter of documents. */
export type Changes = ReadonlyMap<string, { value: unknown; body?: string }>;

export class ChangedSite {
  readonly records: readonly AnyRecord[];
  /** Paths of its pages with the file of each. */
  readonly pages: readonly { path: string; source: string; template: string }[];
  readonly #ready: ReadySite;
  readonly #facts: ReadonlyMap<string, FileFacts>;
  readonly #render: Render;
  readonly #now: Date;
  readonly #readMarkdown: ReadMarkdown;
  readonly #needed: NeededNames;

  static async read(options: SiteOptions): Promise<ChangedSite> {
    const { ready, diagnostics } = await linkSite(options, new SiteMemory());
    if (!ready) throw new Error(JSON.stringify(diagnostics));
    return new ChangedSite(ready, options);
  }

  private constructor(ready: ReadySite, { root, now }: SiteOptions) {
    this.#ready = ready;
    this.#now = now;
    this.pages = ready.pages.map(({ path, source, template }) => ({ path, source, template }));
    const { all, notFoundPage } = readRecords(ready.records, ready.read);
    const known = notFoundPage && !all.includes(notFoundPage) ? [...all, notFoundPage] : all;
    this.records = known.map(({ kind, file, slug, value, locate, annotations, ...rest }) => {
      return { ...rest, kind, file, slug, value, locate, annotations } as AnyRecord;
    });
    const context = factsContext(ready.model.site as Site);
    this.#readMarkdown = context.readMarkdown;
    this.#needed = context.needed;
    this.#facts = new Map(this.records.map((record) => [record.file, collectFacts(record, context)]));
    const country = ready.model.site.business.address.country;
    const templates = loadTemplates(ready.bundled.templates, sharedModules, { root });
    this.#render = createRenderer({ ...templates, iconSprite: '/icons.svg', iconNames: new Set(), country });
  }

  readMarkdown(markdown: string): ReturnType<ReadMarkdown> {
    return this.#readMarkdown(markdown);
  }

  /** The model of the changed data, or the errors that a build would stop with. */
  link(changes: Changes): SiteModel | readonly Diagnostic[] {
    const changed = this.#change(changes);
    if (Array.isArray(changed)) return changed;
    const { images, icons, folders, own, reads } = this.#ready;
    const { model, diagnostics } = linkRecords(changed.records, {
      ...changed,
      sources: this.records,
      images: new Set(images.map(({ name }) => name)),
      ...{ icons: new IconSet(icons, folders), own, reads },
    });
    return model && !hasErrors(diagnostics) ? model : diagnostics;
  }

  /** The same without a check, and with another reader of Markdown. */
  linkUnchecked(changes: Changes, readMarkdown: ReadMarkdown): SiteModel {
    const changed = this.#change(changes, readMarkdown);
    if (Array.isArray(changed)) throw new Error(JSON.stringify(changed));
    const { own, reads, model } = this.#ready;
    const { facts, context, records } = changed;
    const { redirects } = model;
    const read: ReadRecord = ({ file }) => records.all.find((record) => record.file === file) as DataRecord;
    const linked = linkChecked(records, { ...context, facts, read, own, reads }, { diagnostics: [], redirects });
    if (!linked.model) throw new Error('The site has no model.');
    return linked.model;
  }

  /** The HTML of a page. */
  async page(model: SiteModel, path: string): Promise<string> {
    const { bundled, reads } = this.#ready;
    const pages = listPages(createPlanner({ model, assets: bundled.assets, now: this.#now, reads }));
    const planned = pages.find((page) => page.path === path);
    if (!planned) throw new Error(`The changed site has no page ${path}.`);
    const page = await this.#render(withTokens(planned.plan()));
    if (!('html' in page)) throw new Error(page.message);
    return page.html;
  }

  #change(changes: Changes, readMarkdown = this.#readMarkdown) {
    const records = emptyRecords();
    const changed: AnyRecord[] = [];
    for (const record of this.records) {
      const change = changes.get(record.file);
      if (!change) {
        addTo(records, record);
        continue;
      }
      const { value, annotations, diagnostics } = validate(record.kind, { value: change.value, locate: record.locate });
      if (diagnostics.length > 0) return diagnostics;
      const body = change.body === undefined ? {} : { body: change.body };
      const next = { ...record, value, annotations, ...body } as AnyRecord;
      changed.push(next);
      addTo(records, next);
    }
    const site = records.site?.value;
    const context = { urls: this.#ready.model.urls, site, readMarkdown, needed: this.#needed };
    const facts = new Map(this.#facts);
    for (const record of changed) facts.set(record.file, collectFacts(record, context));
    return { records, context, facts };
  }
}

/** The not-found page may have no file of its own. */
function addTo(records: Records, record: AnyRecord): void {
  if (record.kind === 'page-not-found' && record.file.endsWith('site.yaml')) records.notFoundPage = record as never;
  else addRecord(records, record);
}
