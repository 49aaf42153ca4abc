/** The nodes of a file → diagnostics for valid YAML that data files may not contain: aliases, tags, unusual or duplicate keys, characters that no page can show. Pure. */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { once } from '../memo/memoize.ts';
import { truncate } from '../text/strings.ts';
import { forbiddenCharacter } from './forbidden-text.ts';
import { EVENT_ID, getScalarValue, SCALAR_STYLE } from './js-yaml.ts';
import { locator, type Span } from './offsets.ts';
import { maxLevels, nestedTooDeeply } from './too-deep.ts';
import type { YamlNode } from './yaml-nodes.ts';

type Words = Pick<Diagnostic, 'message' | 'hint'> & Partial<Pick<Diagnostic, 'related'>>;

/** `text` is the YAML of the file. */
export function checkNodes(file: string, text: string, nodes: readonly YamlNode[]): Diagnostic[] {
  const at = once(() => locator(file, text));
  const written = ({ start, end }: Span) => text.slice(start, end);
  const found: Diagnostic[] = [];
  const add = (code: DiagnosticCode, span: Span, { message, ...extra }: Words) =>
    found.push(diagnose(code, at()(span), message, extra));

  function checkTag({ event }: YamlNode): void {
    if (event && 'tagStart' in event && event.tagStart !== -1)
      add('yaml/syntax', { start: event.tagStart, end: event.tagEnd }, tagProblem);
  }

  /** The file's text is checked as a whole; only values with escapes can contain other characters. */
  function checkCharacters({ event, start, end }: YamlNode): void {
    if (event?.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.DOUBLE_QUOTED || event.fast) return;
    const { message, hint } = forbiddenCharacter(getScalarValue(text, event)) ?? {};
    if (message !== undefined) add('text/forbidden-character', { start, end }, { message, hint });
  }

  function checkKeys({ children }: YamlNode): void {
    if (children.length === 0) return;
    const names = new Map<string, YamlNode>();
    for (const { key, name: asWritten } of children) {
      if (!key || key.event?.type === EVENT_ID.ALIAS) continue;
      // Letters with accents may be written in two ways that look the same.
      const name = asWritten.normalize('NFC');
      const first = names.get(name);
      if (name === '') add('yaml/key', key, { message: notAName, hint: keyHint(written(key)) });
      else if (name === '__proto__')
        add('yaml/key', key, { message: 'The key __proto__ is not allowed.', hint: 'Delete it.' });
      else if (first) {
        const message = `The key ${truncate(name)} is used a second time.`;
        const related = [{ message: 'It is first used here:', at: at()(first) }];
        add('yaml/duplicate-key', key, { message, hint: 'Delete one of them.', related });
      } else names.set(name, key);
    }
  }

  /** One diagnostic per file, because a few lines can contain hundreds of aliases. */
  function checkAliases(): void {
    const [alias, ...others] = nodes.filter(({ event }) => event?.type === EVENT_ID.ALIAS);
    const more = others.length === 0 ? '' : ` This file has ${others.length} more.`;
    const event = nodes.find((node) => node.event && 'tagStart' in node.event && node.event.anchorStart !== -1)?.event;
    const anchor = event && 'tagStart' in event && { start: event.anchorStart - 1, end: event.anchorEnd };
    if (alias)
      add('yaml/alias', alias, { message: `The alias ${written(alias)} is not allowed.${more}`, hint: aliasHint });
    else if (anchor)
      add('yaml/alias', anchor, { message: `The anchor ${written(anchor)} is not allowed.`, hint: anchorHint });
  }

  const deep = nodes.find(({ level, children }) => level >= maxLevels && children.length > 0);
  if (deep) return [nestedTooDeeply(at()({ start: deep.start, end: deep.start }))];
  for (const node of nodes) {
    checkTag(node);
    checkCharacters(node);
    checkKeys(node);
  }
  checkAliases();
  return found;
}

const aliasHint = 'Write the value in full. If it is text that begins with *, put it in quotes.';
const anchorHint = 'Delete it. If it is text that begins with &, put it in quotes.';
const tagProblem = {
  message: 'YAML tags (words that begin with !) are not supported.',
  hint: 'Remove the tag, or put the whole text in quotes.',
};
const notAName = 'This key is not the name of a field.';

/** YAML reads {{phone}} as a group whose key is a group; a token has one pair of braces. */
function keyHint(written: string): string {
  return /^\{[\w-]+\}$/.test(written)
    ? `Write a token with one pair of braces, and put text that begins with a token in quotes: "${written}"`
    : 'Write the name of a field, a colon, a space and the value: name: value';
}
