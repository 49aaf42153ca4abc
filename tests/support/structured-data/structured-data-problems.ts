/** Checks the structured data of a page against schema.org's vocabulary and Google's requirements. Pure. */
import { didYouMean, nearest } from '../../../src/diagnostics/nearest.ts';
import { isGroup } from '../../../src/domain/groups.ts';
import { asList, type Node, parseStructuredData, schemaOrgTypes } from './parse-structured-data.ts';
import { missingIn } from './rich-results.ts';
import { isOther, type Problem, rulesOf } from './type-rules.ts';
import table from './vocabulary.gen.json' with { type: 'json' };
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export const vocabulary = createVocabulary(table);

/** `texts`: those of the page's JSON-LD scripts. */
export function structuredDataProblems(texts: readonly string[]): string[] {
  return problemsOf(texts).map(({ message }) => message);
}

function problemsOf(texts: readonly string[]): Problem[] {
  const { nodes, unreadable } = parseStructuredData(texts);
  const found = unreadable.map(
    (reason): Problem => ({
      message: `The structured data is not valid JSON: ${reason}.`,
    }),
  );
  const visit = (node: Node, isInside: boolean): void => {
    const types = schemaOrgTypes(node);
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
    return [{ message: `An object with ${own} has no @type.` }];
  }
  return types
    .filter((type) => !vocabulary.types.has(type) && !isOther(type))
    .map((type) => {
      const guess = nearest(type, vocabulary.types);
      return {
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
      problems.push({ message });
    }
  }
  for (const written in node) {
    const property = rules.property(written);
    if (property === undefined) continue;
    if ('message' in property) problems.push(property);
    else if (!isEachTaken(node[written], property.isTaken)) {
      const message = `${written} of ${rules.name} must be ${property.takes.join(' or ')}.`;
      problems.push({ message });
    }
  }
  return problems;
}

function isEachTaken(value: unknown, isTaken: (value: unknown) => boolean): boolean {
  return typeof value === 'string' ? isTaken(value) : asList(value).every(isTaken);
}
