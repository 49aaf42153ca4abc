/** Random valid data sets of hostile texts, each made into a page and compared with the same page of harmless texts. */
import { setImmediate } from 'node:timers/promises';
import { namedKinds, rowOf } from '../../src/domain/kind-rows.ts';
import type { RichText } from '../../src/domain/texts/rich-text.ts';
import type { ParsedMarkdown } from '../../src/model/markdown.ts';
import { type Annotation, validate } from '../../src/schema/validate.ts';
import { randomFrom } from '../support/random.ts';
import type { ChangedSite, Changes } from './changed-site.ts';
import { comparePages } from './compare-pages.ts';
import { HostileTexts, type Pair } from './hostile-texts.ts';

export interface PageFuzz {
  sets: number;
  /** Sets with a link or Markdown that must not be published: all were refused. */
  refused: number;
  /** Texts, Markdown and links that were changed in the others. */
  fields: number;
  kinds: ReadonlySet<string>;
}

interface Field {
  file: string;
  kind: 'text' | 'markdown' | 'link';
  path: Annotation['path'];
  isName: boolean;
}

/** Throws with the number of the set and what differs. `first` begins at a later set of the same seed. */
export async function fuzzPages(
  site: ChangedSite,
  { sets, seed, first = 0 }: { sets: number; seed: number; first?: number },
): Promise<PageFuzz> {
  const fields = freeFields(site);
  const kinds = new Set<string>();
  const result = { sets: 0, refused: 0, fields: 0, kinds };
  for (let set = first; result.sets < sets; set++) {
    if (set % 100 === 0) await setImmediate();
    const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(set + 1, 0x85ebca6b));
    const data = new DataSet(site, fields, random);
    const named = `seed ${seed}, set ${set}, ${data.page.path}`;
    const model = site.link(data.hostile);
    if (Array.isArray(model)) {
      if (!data.isRefused) throw new Error(`${named} is refused: ${model[0]?.message}`);
      result.refused++;
      continue;
    }
    const hostile = await site.page(model, data.page.path);
    const harmless = await site.page(site.linkUnchecked(data.harmless, data.readMarkdown), data.page.path);
    const found = comparePages(hostile, harmless, (mark) => data.texts.marks[mark] ?? '');
    if (found.length > 0) throw new Error(`${named}:\n${found.slice(0, maxShown).join('\n')}`);
    if (data.isRefused) throw new Error(`${named} has a link or HTML that must not be published.`);
    result.sets++;
    result.fields += data.size;
    kinds.add(data.page.template);
  }
  return result;
}

const maxShown = 10;
/** One in so many links and Markdown texts must be refused; one in so many Markdown texts is not escaped. */
const refusedEvery = 50;
const rawEvery = 10;

/** One data set and its harmless twin. */
class DataSet {
  readonly page: ChangedSite['pages'][number];
  readonly texts: HostileTexts;
  isRefused = false;
  size = 0;
  readonly #site: ChangedSite;
  readonly #hostile = new Map<string, { value: unknown; body?: string }>();
  readonly #harmless = new Map<string, { value: unknown; body?: string }>();
  readonly #raw = new Map<string, ParsedMarkdown>();

  constructor(site: ChangedSite, fields: ReadonlyMap<string, readonly Field[]>, random: () => number) {
    this.#site = site;
    this.texts = new HostileTexts(random);
    this.page = this.texts.pick(site.pages);
    const others = site.records.filter(({ kind }) => random() < (kind === 'site' ? 0.5 : 0.2));
    const files = new Set([this.page.source, ...others.map(({ file }) => file)]);
    for (const file of files) this.#change(file, fields.get(file) ?? []);
  }

  get hostile(): Changes {
    return this.#hostile;
  }

  get harmless(): Changes {
    return this.#harmless;
  }

  readonly readMarkdown = (markdown: string): ParsedMarkdown =>
    this.#raw.get(markdown) ?? this.#site.readMarkdown(markdown);

  #change(file: string, fields: readonly Field[]): void {
    const record = this.#site.records.find((one) => one.file === file);
    if (!record) return;
    const [hostile, harmless] = [structuredClone(record.value), structuredClone(record.value)];
    for (const field of fields) {
      // Texts are many, Markdown and links few.
      if (this.texts.random() > (field.kind === 'text' ? 0.2 : 0.8)) continue;
      const pair = this.#pair(field, record.value);
      put(hostile, field.path, pair.hostile);
      put(harmless, field.path, pair.harmless);
      this.size++;
    }
    const body = 'body' in record ? this.texts.markdown() : undefined;
    this.#hostile.set(file, { value: hostile, ...(body && { body: body.hostile }) });
    this.#harmless.set(file, { value: harmless, ...(body && { body: body.harmless }) });
  }

  #pair({ kind, path, isName }: Field, value: unknown): Pair {
    const { texts } = this;
    if (isName) return texts.name(String(valueAt(value, path)));
    if (kind === 'text') return texts.text();
    const isRefused = texts.random() * refusedEvery < 1;
    if (isRefused) return this.#refused(kind === 'link' ? texts.refusedLink() : texts.refusedMarkdown());
    if (kind === 'link') return texts.link();
    return texts.random() * rawEvery < 1 ? this.#rawMarkdown() : texts.markdown();
  }

  #refused(hostile: string): Pair {
    this.isRefused = true;
    return { hostile, harmless: '/contact/' };
  }

  /** What the reader makes of it, with harmless texts: elements that Markdown makes are its own. */
  #rawMarkdown(): Pair {
    const hostile = this.texts.rawMarkdown();
    const parsed = this.#site.readMarkdown(hostile);
    if (parsed.faults.length > 0) this.isRefused = true;
    const harmless = this.texts.mark(hostile);
    this.#raw.set(harmless, { ...parsed, blocks: this.#harmlessBlocks(parsed.blocks) });
    return { hostile, harmless };
  }

  #harmlessBlocks(blocks: RichText): RichText {
    return JSON.parse(JSON.stringify(blocks), (key, value) => (key === 'text' ? this.texts.mark(value) : value));
  }
}

/** The fields that take any text: what a pattern or a longest length limits is left out. */
function freeFields(site: ChangedSite): ReadonlyMap<string, readonly Field[]> {
  const fields = new Map<string, readonly Field[]>();
  for (const { kind: recordKind, file, value, annotations, locate } of site.records) {
    const { named } = rowOf(recordKind);
    const marks = new Map<string, number>();
    for (const { path } of annotations) marks.set(path.join('/'), (marks.get(path.join('/')) ?? 0) + 1);
    const free = annotations.flatMap(({ kind, path, isKey }): Field[] => {
      // The name of a state is a text too, and not any text.
      if (isKey || marks.get(path.join('/')) !== 1 || (kind !== 'text' && kind !== 'markdown' && kind !== 'link'))
        return [];
      const isName = path.length === 1 && namedKinds.has(recordKind) && path[0] === named;
      const copy = structuredClone(value);
      put(copy, path, kind === 'link' ? 'https://e.example/?<">' : `<${'long '.repeat(50)}>`);
      const { diagnostics } = validate(recordKind, { value: copy, locate });
      return diagnostics.length > 0 ? [] : [{ file, kind, path, isName }];
    });
    fields.set(file, free);
  }
  return fields;
}

function valueAt(value: unknown, path: Annotation['path']): unknown {
  return path.reduce<unknown>((group, step) => (group as Record<string | number, unknown>)[step], value);
}

function put(value: unknown, path: Annotation['path'], text: string): void {
  (valueAt(value, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = text;
}
