/** YAML text → its value, if it has only what data files may contain. Pure. */
import {
  COLLECTION_STYLE,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import { forbiddenCharacter } from './forbidden-characters.ts';
import { maxLevels } from './too-deep.ts';

/** Throws a YAMLException for a text that is not YAML. */
export function readEvents(text: string): Event[] {
  return parseEvents(text, { maxDepth: 2 * maxLevels });
}

/** The value of a text with nothing that data files may not contain; undefined if `parseFully` has to look closer. */
export function plainValue(text: string): unknown {
  // js-yaml takes an indented --- for the start of a document.
  if (/^ +---\s/m.test(text)) return undefined;
  try {
    const events = readEvents(text);
    return isPlain(text, events) ? constructFromEvents(events, { source: text })[0] : undefined;
  } catch {
    return undefined;
  }
}

/** An open map or list. */
interface Open {
  isFlow: boolean;
  /** Of a map: the names of its fields. */
  keys?: Set<string>;
  /** Of a map: the field whose value comes next. */
  key?: string | undefined;
}

/** What `check-nodes.ts` reports is not plain. */
function isPlain(text: string, events: readonly Event[]): boolean {
  const open: Open[] = [];
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.ALIAS) return false;
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      documents += 1;
      open.push({ isFlow: false });
      if (documents > 1 || event.directives.length > 0) return false;
      continue;
    }
    if (event.anchorStart !== -1 || event.tagStart !== -1) return false;
    const parent = open.at(-1);
    if (event.type === EVENT_ID.SCALAR) {
      if (!isPlainScalar(text, event, parent)) return false;
      continue;
    }
    if (parent?.keys) {
      if (parent.key === undefined) return false;
      parent.key = undefined;
    }
    const isFlow = event.style === COLLECTION_STYLE.FLOW;
    open.push(event.type === EVENT_ID.MAPPING ? { isFlow, keys: new Set() } : { isFlow });
    if (open.length > maxLevels) return false;
  }
  return documents === 1;
}

function isPlainScalar(text: string, event: ScalarEvent, parent: Open | undefined): boolean {
  const { style, fast, valueStart, valueEnd } = event;
  const isUnquoted = style === SCALAR_STYLE.PLAIN;
  const isEmpty = isUnquoted && valueStart === -1;
  const written = text.slice(Math.max(0, valueStart), Math.max(0, valueEnd));
  if (style === SCALAR_STYLE.DOUBLE_QUOTED && !fast) {
    // js-yaml and `yaml` differ on empty lines after an escaped line break.
    if (/\\\r?\n/.test(written) || forbiddenCharacter(getScalarValue(text, event))) return false;
  }
  if (parent?.keys && parent.key === undefined) {
    const name = (fast ? written : isEmpty ? '' : getScalarValue(text, event)).normalize('NFC');
    if (name === '__proto__' || name === '' || name.length > maxKeyLength || parent.keys.has(name)) return false;
    if (isUnquoted && nullKey.test(name)) return false;
    parent.keys.add(name);
    parent.key = name;
    return true;
  }
  // {text: Two sizes, and more}: the words after the comma are a field without a value.
  if (parent?.isFlow && isEmpty && /\s/.test(parent.key ?? '')) return false;
  if (parent?.keys) parent.key = undefined;
  return true;
}

/** Of the name of a field, in characters: a limit of YAML. */
const maxKeyLength = 1024;
const nullKey = /^(~|null|Null|NULL)$/;
