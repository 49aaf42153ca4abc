/** YAML text → its value, or diagnostics: with the full parser, which knows all of YAML and decides what is a mistake. Pure. */
import type { Document, LineCounter } from 'yaml';
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostics/diagnostic.ts';
import { markdownKinds, rowOf } from '../domain/kind-lists.ts';
import { checkNodes } from './check-nodes.ts';
import { explainSyntax } from './explain-yaml-error.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import { normalize } from './normalize.ts';
import type { SourceName } from './source.ts';
import { isTooDeepToParse, maxLevels, nestedTooDeeply } from './too-deep.ts';
import { yamlParser } from './yaml-parser.ts';

/** The value of a valid file, or its diagnostics. */
export function parseFully(source: SourceName, text: string): { value: unknown } | Diagnostic[] {
  try {
    return parse(source, text);
  } catch (error) {
    if (error instanceof RangeError) return [nestedTooDeeply(source.file, text)];
    throw error;
  }
}

function parse(source: SourceName, text: string): { value: unknown } | Diagnostic[] {
  if (isTooDeepToParse(text)) return [nestedTooDeeply(source.file, text)];
  const lines = new (yamlParser().LineCounter)();
  const at = locator(source.file, lines);
  const document = parseYamlDocument(text, lines);
  const faults = [...document.errors, ...document.warnings];
  // The parser reports its own stack overflow as an error in the file.
  if (faults.some((fault) => fault.message.includes('call stack'))) return [nestedTooDeeply(source.file, text)];
  const isValid = (part: string) => parseYamlDocument(part).errors.length === 0;
  const hidden = faults.length > 0 ? forbiddenCharacters(source.file, text) : [];
  if (hidden.length > 0) return hidden;
  if (faults.length > 0) return explainSyntax(faults, { name: source.file, text, document, at, isValid });
  if (depthOf(document) > maxLevels) return [nestedTooDeeply(source.file, text)];
  const problems = [...checkNodes(document, { text, at }), ...forbiddenCharacters(source.file, text)];
  if (problems.length > 0) return problems;
  if (document.contents === null && !rowOf(source.kind).mayBeEmpty) return [nothingInside(source)];
  return { value: normalize(document.toJS({ maxAliasCount: 0 }) ?? {}) };
}

export function parseYamlDocument(text: string, lineCounter?: LineCounter): Document.Parsed {
  return yamlParser().parseDocument(text, {
    ...(lineCounter ? { lineCounter } : {}),
    version: '1.2',
    schema: 'core',
    // No field holds a date, a set or bytes.
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
}

function depthOf(document: Document.Parsed): number {
  let depth = 0;
  const { visit } = yamlParser();
  visit(document, {
    Collection(_, __, path) {
      depth = Math.max(depth, path.length);
      return depth > 2 * maxLevels ? visit.BREAK : undefined;
    },
  });
  return depth / 2;
}

function nothingInside({ file, kind }: SourceName): Diagnostic {
  const message = markdownKinds.has(kind) ? 'The front matter is empty.' : 'This file contains only comments.';
  return diagnose('file/empty', startOf(file), message, { hint: 'Add content, or delete the file.' });
}

type At = (offset: number, length?: number) => Location;

function locator(file: string, lines: LineCounter): At {
  return (offset, length) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), length };
  };
}
