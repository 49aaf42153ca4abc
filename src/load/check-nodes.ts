/** A YAML document → diagnostics for valid YAML that data files may not contain: aliases, unusual or duplicate keys, characters that no page can show. Pure. */
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
import { truncate } from '../text/strings.ts';
import { forbiddenCharacter } from './forbidden-characters.ts';
import { yamlParser } from './yaml-parser.ts';

type At = (offset: number, length?: number) => Location;

export function checkNodes(document: Document.Parsed, { text, at }: { text: string; at: At }): Diagnostic[] {
  const { visit } = yamlParser();
  const problems: Diagnostic[] = [];
  const add = (found: readonly Diagnostic[]) => {
    for (const problem of found) problems.push(problem);
  };
  const aliases: Node[] = [];
  const anchors: Node[] = [];
  const place = (node: Node) => at(node.range?.[0] ?? 0, (node.range?.[1] ?? 1) - (node.range?.[0] ?? 0));
  const noteAnchor = (node: Scalar | YAMLMap | YAMLSeq) => {
    if (node.anchor !== undefined) anchors.push(node);
  };
  visit(document, {
    Alias: (_, alias) => void aliases.push(alias),
    Map(_, map) {
      noteAnchor(map);
      add(checkKeys(map, place));
      add(checkCommas(map, { text, at }));
    },
    Seq: (_, list) => noteAnchor(list),
    Scalar: (_, scalar) => {
      noteAnchor(scalar);
      // The file's text is checked as a whole; only values with escapes can contain other characters.
      if (scalar.type !== 'QUOTE_DOUBLE' || typeof scalar.value !== 'string') return;
      const found = forbiddenCharacter(scalar.value);
      if (found && !forbiddenCharacter(text.slice(scalar.range?.[0], scalar.range?.[1])))
        problems.push(diagnose('text/forbidden-character', place(scalar), found.message, { hint: found.hint }));
    },
  });
  return [...problems, ...checkAliases(aliases, anchors, { text, at, place })];
}

/** One diagnostic per file, because a few lines can contain hundreds of aliases. */
function checkAliases(
  aliases: readonly Node[],
  anchors: readonly Node[],
  { text, at, place }: { text: string; at: At; place: (node: Node) => Location },
): Diagnostic[] {
  const [alias] = aliases;
  const [anchor] = anchors;
  if (alias && yamlParser().isAlias(alias)) {
    const more = aliases.length === 1 ? '' : ` This file has ${aliases.length - 1} more.`;
    const hint = 'Write the value in full. If it is text that begins with *, put it in quotes.';
    return [diagnose('yaml/alias', place(alias), `The alias *${alias.source} is not allowed.${more}`, { hint })];
  }
  if (anchor && 'anchor' in anchor) {
    const name = `&${anchor.anchor}`;
    const start = text.lastIndexOf(name, anchor.range?.[0]);
    const hint = 'Delete it. If it is text that begins with &, put it in quotes.';
    return [
      diagnose('yaml/alias', at(Math.max(0, start), name.length), `The anchor ${name} is not allowed.`, { hint }),
    ];
  }
  return [];
}

/** `{text: Two sizes, and you may mix them}`: YAML reads the text after the comma as a field without a value. */
function checkCommas(map: YAMLMap, { text, at }: { text: string; at: At }): Diagnostic[] {
  if (map.flow !== true) return [];
  const { isNode, isScalar } = yamlParser();
  const pairs = map.items as Pair[];
  const isRest = ({ key, value }: Pair) => value === null && isScalar(key) && /\s/.test(String(key.value));
  const first = pairs.findIndex((pair, index) => index > 0 && isRest(pair));
  const value = pairs[first - 1]?.value;
  if (!isScalar(value) || value.type !== 'PLAIN') return [];
  const rest = pairs.slice(first);
  const end = rest.findIndex((pair) => !isRest(pair));
  const last = (end === -1 ? rest : rest.slice(0, end)).at(-1)?.key;
  const [start = 0] = value.range ?? [];
  const whole = text.slice(start, isNode(last) ? last.range?.[1] : start);
  const message = 'Inside { }, a comma starts the next field, so text that contains a comma needs quotes.';
  return [diagnose('yaml/key', at(start, whole.length), message, { hint: `Put it in quotes: "${whole}"` })];
}

/** YAML reads `{{phone}}` as a group whose key is a group; a token has one pair of braces. */
function keyHint(key: Node): string {
  const { isMap, isScalar } = yamlParser();
  const [pair, ...others] = isMap(key) ? key.items : [];
  const isToken = others.length === 0 && pair?.value === null && isScalar(pair.key);
  return isToken
    ? `Write a token with one pair of braces, and put text that begins with a token in quotes: "{${pair.key}}"`
    : 'Write the name of a field, a colon, a space and the value: name: value';
}

function checkKeys(map: YAMLMap, place: (node: Node) => Location): Diagnostic[] {
  const { isAlias, isNode, isScalar } = yamlParser();
  const seen = new Map<string, Node>();
  return (map.items as Pair[]).flatMap(({ key }) => {
    if (!isNode(key) || isAlias(key)) return [];
    // Letters with accents may be written in two ways that look the same.
    const name = isScalar(key) ? String(key.value ?? '').normalize('NFC') : '';
    if (name === '')
      return [diagnose('yaml/key', place(key), 'This key is not the name of a field.', { hint: keyHint(key) })];
    if (name === '__proto__')
      return [diagnose('yaml/key', place(key), 'The key __proto__ is not allowed.', { hint: 'Delete it.' })];
    const first = seen.get(name);
    if (!first) {
      seen.set(name, key);
      return [];
    }
    const related = [{ message: 'It is first used here:', at: place(first) }];
    const hint = 'Delete one of them.';
    return [
      diagnose('yaml/duplicate-key', place(key), `The key ${truncate(name)} is used a second time.`, { hint, related }),
    ];
  });
}
