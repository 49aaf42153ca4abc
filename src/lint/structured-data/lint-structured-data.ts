/** Checks the structured data of pages against schema.org's vocabulary and Google's requirements. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import type { Records } from '../../schema/records.ts';
import { isGroup } from '../../text/is-group.ts';
import type { LintedPage, LintedSite, PageLint } from '../linted-site.ts';
import { asList, type Node, parseStructuredData, schemaOrgTypes } from './parse-structured-data.ts';
import type { Problem } from './problem.ts';
import { missingIn } from './rich-results.ts';
import { isOther, rulesOf } from './type-rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reports each problem once, however many pages have it. */
export class StructuredDataLint implements PageLint {
  readonly #vocabulary: Vocabulary;
  readonly #business: readonly Diagnostic[];
  /** The business's type if it is unknown: its other problems would be consequences. */
  readonly #skipped: string | undefined;
  readonly #found = new Map<string, Diagnostic>();

  constructor({ records }: Pick<LintedSite, 'records'>, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#business = lintBusinessType(records, vocabulary);
    this.#skipped = this.#business.length > 0 ? records.site?.value.business.type : undefined;
  }

  see({ route, read }: Pick<LintedPage, 'route' | 'read'>): void {
    for (const { code, message, hint } of problemsOf(read.structuredData, this.#vocabulary, this.#skipped)) {
      if (this.#found.has(message)) continue;
      const text = `${message} The page is ${route.path}, from ${route.source}.`;
      this.#found.set(message, diagnose(code, inMarkup(route.template), text, { hint, pages: [route.path] }));
    }
  }

  finish(): Diagnostic[] {
    return [...this.#business, ...this.#found.values()];
  }
}

function lintBusinessType({ site }: Records, vocabulary: Vocabulary): Diagnostic[] {
  if (!site) return [];
  const { type } = site.value.business;
  if (vocabulary.isKindOf(type, 'LocalBusiness')) return [];
  const at: Location = site.locate(['business', 'type']);
  const kinds = [...vocabulary.types].filter((kind) => vocabulary.isKindOf(kind, 'LocalBusiness'));
  const guess = nearest(type, kinds);
  const message = vocabulary.types.has(type)
    ? `${type} is not a type of LocalBusiness at schema.org.`
    : `schema.org has no type ${type}.`;
  const hint =
    guess === undefined ? 'Use one of the types listed at https://schema.org/LocalBusiness.' : didYouMean(guess);
  return [diagnose('structured-data/type', at, message, { hint })];
}

function problemsOf(texts: readonly string[], vocabulary: Vocabulary, skipped: string | undefined): Problem[] {
  const { nodes, unreadable } = parseStructuredData(texts);
  const found = unreadable.map(
    (reason): Problem => ({
      code: 'structured-data/syntax',
      message: `The structured data is not valid JSON: ${reason}.`,
    }),
  );
  const visit = (node: Node, isInside: boolean): void => {
    const all = schemaOrgTypes(node);
    const types = skipped === undefined ? all : all.filter((type) => type !== skipped);
    if (types.length === 0 && skipped !== undefined) return;
    const isKnown = types.length > 0 && types.every((type) => vocabulary.types.has(type));
    for (const problem of isKnown ? nodeProblems(node, isInside, vocabulary) : typeProblems(node, types, vocabulary))
      found.push(problem);
    for (const key in node) visitValue(node[key]);
  };
  const visitValue = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) visit(value as Node, true);
    else for (const one of value) if (isGroup(one)) visit(one, true);
  };
  for (const node of nodes) visit(node, false);
  return found;
}

function typeProblems(node: Node, types: readonly string[], vocabulary: Vocabulary): Problem[] {
  if (types.length === 0) {
    const own = Object.keys(node).find((key) => !key.startsWith('@'));
    if (own === undefined) return [];
    return [{ code: 'structured-data/type', message: `An object with ${own} has no @type.` }];
  }
  return types
    .filter((type) => !vocabulary.types.has(type) && !isOther(type))
    .map((type) => {
      const guess = nearest(type, vocabulary.types);
      return {
        code: 'structured-data/type',
        message: `schema.org has no type ${type}.`,
        hint: guess && didYouMean(guess),
      };
    });
}

function nodeProblems(node: Node, isInside: boolean, vocabulary: Vocabulary): Problem[] {
  const rules = rulesOf(vocabulary)(schemaOrgTypes(node));
  const problems: Problem[] = [];
  for (const rich of rules.rich) {
    for (const property of missingIn(node, rich, isInside)) {
      const message = `${rules.name} has no ${property}, which Google requires.`;
      problems.push({ code: 'structured-data/missing', message });
    }
  }
  for (const written in node) {
    const property = rules.property(written);
    if (property === undefined) continue;
    if ('code' in property) problems.push(property);
    else if (!isEachTaken(node[written], property.isTaken)) {
      const message = `${written} of ${rules.name} must be ${property.takes.join(' or ')}.`;
      problems.push({ code: 'structured-data/value', message });
    }
  }
  return problems;
}

function isEachTaken(value: unknown, isTaken: (value: unknown) => boolean): boolean {
  return typeof value === 'string' ? isTaken(value) : asList(value).every(isTaken);
}
