/** Random valid data of hostile texts, built as a site and compared, page by page, with the same site of harmless texts. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, hasErrors } from '../../src/diagnostics/diagnostic.ts';
import { namedKinds, rowOf } from '../../src/domain/kind-lists.ts';
import { readRecords } from '../../src/model/file-facts.ts';
import { linkSite, SiteMemory } from '../../src/pipeline/data/link-site.ts';
import { pageMaker } from '../../src/pipeline/make-page.ts';
import type { ReadySite } from '../../src/pipeline/ready-site.ts';
import type { Annotation } from '../../src/schema/annotation.ts';
import type { DataRecord, DocumentRecord } from '../../src/schema/records.ts';
import { validate } from '../../src/schema/validate.ts';
import { randomFrom } from '../support/random.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';
import { comparePages } from './compare-pages.ts';
import { HostileTexts, type Pair } from './hostile-texts.ts';

export interface PageFuzz {
  pages: number;
  /** Texts, Markdown and links that were changed. */
  fields: number;
  /** Sets of data with a link or Markdown that must not be published: all were refused. */
  refused: number;
}

type AnyRecord = DataRecord | DocumentRecord;

interface Field {
  kind: 'text' | 'markdown' | 'link';
  path: Annotation['path'];
  isName: boolean;
  /** Not the name of the business, which stands for a token itself. */
  takesBraces: boolean;
}

const maxShown = 10;

/** Throws with the seed of the set and what differs, such that `--seed` repeats it. */
export async function fuzzPages({ pages, seed }: { pages: number; seed: number }): Promise<PageFuzz> {
  const root = overlaySite('extras');
  // Its links have to be absolute.
  editFile(root, 'data/site.yaml', /^ +sameAs:\n( +- .*\n)+/m, '');
  const { assets } = new SiteMemory();
  const link = async () => {
    const memory = Object.assign(new SiteMemory(), { assets });
    return linkSite(siteOptions(root), memory);
  };
  const { ready, diagnostics } = await link();
  if (!ready) throw new Error(messageOf(diagnostics));
  const records = readRecords(ready.main.records).all as readonly AnyRecord[];
  const fields = records.map(freeFields);
  const result: PageFuzz = { pages: 0, fields: 0, refused: 0 };
  for (let set = seed; result.pages < pages; set++) {
    const texts = new HostileTexts(randomFrom(set));
    const changes = records.map((record, index) => ({
      record,
      pairs: (fields[index] ?? []).map((field) => [field, pairFor(field, record, texts)] as const),
      body: texts.markdown(),
    }));
    const write = (side: keyof Pair) => {
      for (const { record, pairs, body } of changes) {
        const value = pairs.reduce<unknown>(
          (before, [{ path }, pair]) => withText(before, path, pair[side]),
          record.value,
        );
        const yaml = JSON.stringify(value);
        writeFileSync(path.join(root, record.file), 'body' in record ? `---\n${yaml}\n---\n${body[side]}\n` : yaml);
      }
    };
    const built = async (side: keyof Pair) => {
      write(side);
      const { ready, diagnostics } = await link();
      if (!ready) throw new Error(`seed ${set}, ${side}: ${messageOf(diagnostics)}`);
      return htmlOf(ready, root);
    };
    const hostile = await built('hostile');
    const harmless = await built('harmless');
    for (const [url, html] of hostile) {
      const found = comparePages(html, harmless.get(url) ?? '', (mark) => texts.marks[mark] ?? '');
      if (found.length > 0) throw new Error(`seed ${set}, ${url}:\n${found.slice(0, maxShown).join('\n')}`);
    }
    result.pages += hostile.size;
    result.fields += changes.reduce((sum, { pairs }) => sum + pairs.length, 0);

    const refusable = changes.flatMap(({ pairs }) => pairs.filter(([{ kind }]) => kind !== 'text'));
    const [field, pair] = texts.pick(refusable);
    pair.hostile = field.kind === 'link' ? texts.refusedLink() : texts.refusedMarkdown();
    write('hostile');
    if (!hasErrors((await link()).diagnostics)) throw new Error(`seed ${set}: ${pair.hostile} is not refused.`);
    result.refused++;
  }
  rmSync(root, { recursive: true });
  return result;
}

function messageOf(diagnostics: readonly Diagnostic[]): string {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return `${error?.at.file}: ${error?.message}`;
}

/** By URL path. */
async function htmlOf(ready: ReadySite, root: string): Promise<Map<string, string>> {
  const make = pageMaker(ready, { root });
  if (Array.isArray(make)) throw new Error(messageOf(make));
  const pages = new Map<string, string>();
  for (const planned of ready.pages) {
    const made = await make(planned);
    if (Array.isArray(made)) throw new Error(messageOf(made));
    pages.set(planned.path, made.page.html);
  }
  return pages;
}

function pairFor({ kind, path, isName, takesBraces }: Field, { value }: AnyRecord, texts: HostileTexts): Pair {
  if (isName) return texts.name(String(valueAt(value, path)));
  if (kind === 'text' && !takesBraces) return texts.textWithoutBraces();
  return kind === 'text' ? texts.text() : kind === 'link' ? texts.link() : texts.markdown();
}

/** The fields that take any text: what a pattern or a longest length limits is left out. */
function freeFields({ kind: recordKind, value, annotations, locate }: AnyRecord): Field[] {
  const { named } = rowOf(recordKind);
  const marks = new Map<string, number>();
  for (const { path } of annotations) marks.set(path.join('/'), (marks.get(path.join('/')) ?? 0) + 1);
  return annotations.flatMap(({ kind, path, isKey }): Field[] => {
    // The name of a state is a text too, and not any text.
    if (isKey || marks.get(path.join('/')) !== 1 || (kind !== 'text' && kind !== 'markdown' && kind !== 'link'))
      return [];
    const isName = path.length === 1 && namedKinds.has(recordKind) && path[0] === named;
    const text = kind === 'link' ? 'https://e.example/?<">' : `<${'long '.repeat(50)}>`;
    const takes = (text: string) =>
      validate(recordKind, { value: withText(value, path, text), locate }).diagnostics.length === 0;
    return takes(text) ? [{ kind, path, isName, takesBraces: takes(`${text}{`) }] : [];
  });
}

function valueAt(value: unknown, path: Annotation['path']): unknown {
  return path.reduce<unknown>((group, step) => (group as Record<string | number, unknown>)[step], value);
}

/** A copy as far as it differs. */
function withText(value: unknown, [step, ...rest]: Annotation['path'], text: string): unknown {
  if (step === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = withText(copy[step], rest, text);
  return copy;
}
