/** Random valid data sets of hostile texts, each made into a page and compared with the same page of harmless texts. */
import { setImmediate } from 'node:timers/promises';
import { namedKinds, rowOf } from '../../src/domain/kind-lists.ts';
import type { RichText } from '../../src/domain/texts/rich-text.ts';
import type { ParsedMarkdown } from '../../src/model/parse-markdown.ts';
import { type Annotation, validate } from '../../src/schema/validate.ts';
import { randomFrom } from '../support/random.ts';
import type { ChangedSite, Changes } from './changed-site.ts';
import { comparePages, type HarmlessPage, readHarmless } from './compare-pages.ts';
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
  const templates = [...new Set(site.pages.map(({ template }) => template))];
  const kinds = new Set<string>();
  const result = { sets: 0, refused: 0, fields: 0, kinds };
  let twin: Promise<HarmlessPage> | undefined;
  for (let set = first; result.sets < sets; set++) {
    if (set % 100 === 0) await setImmediate();
    if (set % setsPerShape === 0) twin = undefined;
    const index = Math.floor(set / setsPerShape);
    const texts = new HostileTexts(randomFrom(mixed(seed + 1, index)), randomFrom(mixed(seed, set)));
    // Each kind of page in turn: few sets are of many kinds.
    const template = templates[(seed + index) % templates.length];
    const data = new DataSet(site, { fields, texts, pages: site.pages.filter((page) => page.template === template) });
    const named = `seed ${seed}, set ${set}, ${data.page.path}`;
    const model = site.link(data.hostile);
    if ('length' in model) {
      if (!data.isRefused)
        throw new Error(`${named} is refused: ${model.find(({ severity }) => severity === 'error')?.message}`);
      result.refused++;
      continue;
    }
    const hostile = await site.page(model, data.page.path);
    twin ??= data.harmlessPage();
    const found = comparePages(hostile, await twin, (mark) => data.texts.marks[mark] ?? '');
    if (found.length > 0) throw new Error(`${named}:\n${found.slice(0, maxShown).join('\n')}`);
    if (data.isRefused) throw new Error(`${named} has a link or HTML that must not be published.`);
    result.sets++;
    result.fields += data.size;
    kinds.add(data.page.template);
  }
  return result;
}

function mixed(one: number, other: number): number {
  return Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
}

const maxShown = 10;
/** This many data sets have texts of the same lengths in the same fields, and share one harmless page. */
const setsPerShape = 20;
/** One in this many links and Markdown texts must be refused; one in this many Markdown texts is not escaped. */
const refusedEvery = 100;
const rawEvery = 4;

type Pages = ChangedSite['pages'];

/** One data set and its harmless twin. */
class DataSet {
  readonly page: Pages[number];
  readonly texts: HostileTexts;
  isRefused = false;
  size = 0;
  readonly #site: ChangedSite;
  readonly #changes: { record: ChangedSite['records'][number]; pairs: (readonly [Field, Pair])[]; body?: Pair }[] = [];
  readonly #raw = new Map<string, ParsedMarkdown>();

  /** Of one of these pages. */
  constructor(
    site: ChangedSite,
    { fields, texts, pages }: { fields: ReadonlyMap<string, readonly Field[]>; texts: HostileTexts; pages: Pages },
  ) {
    this.#site = site;
    this.texts = texts;
    this.page = texts.pick(pages);
    for (const record of site.records) {
      const isMeant = texts.shape() < (record.kind === 'site' ? 0.2 : 0.15);
      if (isMeant || record.file === this.page.source) this.#change(record, fields.get(record.file) ?? []);
    }
  }

  get hostile(): Changes {
    return this.#values('hostile');
  }

  harmlessPage(): Promise<HarmlessPage> {
    const { path } = this.page;
    const model = this.#site.linkUnchecked(this.#values('harmless'), (markdown) => this.#readMarkdown(markdown));
    return this.#site.page(model, path).then(readHarmless);
  }

  #values(side: keyof Pair): Changes {
    const changes = this.#changes.map(({ record, pairs, body }) => {
      const value = pairs.reduce<unknown>(
        (before, [{ path }, pair]) => changed(before, path, pair[side]),
        record.value,
      );
      return [record.file, { value, ...(body && { body: body[side] }) }] as const;
    });
    return new Map(changes);
  }

  #readMarkdown(markdown: string): ParsedMarkdown {
    return this.#raw.get(markdown) ?? this.#site.readMarkdown(markdown);
  }

  #change(record: ChangedSite['records'][number], fields: readonly Field[]): void {
    // Texts are many, Markdown and links few.
    const chosen = fields.filter(({ kind }) => this.texts.shape() < (kind === 'text' ? 0.2 : 0.8));
    const pairs = chosen.map((field) => [field, this.#pair(field, record.value)] as const);
    this.size += pairs.length;
    this.#changes.push({ record, pairs, ...('body' in record && { body: this.texts.markdown() }) });
  }

  #pair({ kind, path, isName }: Field, value: unknown): Pair {
    const { texts } = this;
    if (isName) return texts.name(String(valueAt(value, path)));
    if (kind === 'text') return texts.text();
    if (kind === 'markdown' && texts.shape() * rawEvery < 1) return this.#rawMarkdown();
    const pair = kind === 'link' ? texts.link() : texts.markdown();
    return this.#maybeRefused(pair, () => (kind === 'link' ? texts.refusedLink() : texts.refusedMarkdown()));
  }

  #maybeRefused(pair: Pair, refused: () => string): Pair {
    if (this.texts.words() * refusedEvery >= 1) return pair;
    this.isRefused = true;
    return { ...pair, hostile: refused() };
  }

  /** The elements that the parser makes from harmless texts, to be expected on the hostile page, too. */
  #rawMarkdown(): Pair {
    const hostile = this.texts.rawMarkdown();
    const parsed = this.#site.readMarkdown(hostile);
    if (parsed.faults.length > 0) return this.#maybeRefused(this.texts.markdown(), () => hostile);
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
      const text = kind === 'link' ? 'https://e.example/?<">' : `<${'long '.repeat(50)}>`;
      const { diagnostics } = validate(recordKind, { value: changed(value, path, text), locate });
      return diagnostics.length > 0 ? [] : [{ file, kind, path, isName }];
    });
    fields.set(file, free);
  }
  return fields;
}

function valueAt(value: unknown, path: Annotation['path']): unknown {
  return path.reduce<unknown>((group, step) => (group as Record<string | number, unknown>)[step], value);
}

/** A copy as far as it differs. */
function changed(value: unknown, [step, ...rest]: Annotation['path'], text: string): unknown {
  if (step === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, text);
  return copy;
}
