/** YAML text → js-yaml's events, and the position of each node. Pure. */
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, load, parseEvents, SCALAR_STYLE } from './js-yaml.ts';
import type { Span } from './offsets.ts';
import { maxLevels } from './too-deep.ts';

/** Throws a YAMLException for a text that is not YAML. */
export function readEvents(text: string): Event[] {
  return parseEvents(text, { maxDepth: 2 * maxLevels });
}

/** A node in its text: quotes and brackets are part of it. */
export interface YamlNode extends Span {
  /** Undefined for the body of a Markdown file. */
  event: Event | undefined;
  /** The name of the field that it is the value of; undefined in a list. */
  key: YamlNode | undefined;
  /** The name of its field, as in the value: 05 is 5, True is true. Empty for a key that is no text, and in a list. */
  name: string;
  /** How many nodes it is in. */
  level: number;
  /** In the order of the text. */
  children: YamlNode[];
}

/** The events of one document → its nodes, also those of keys, in the order of the text: the first is its value, with all others in it. */
export function readNodes(text: string, events: readonly Event[]): YamlNode[] {
  const nodes: YamlNode[] = [];
  let next = 1;
  /** `place`: where the value would be if it is not written. */
  const read = (place: () => number, key: YamlNode | undefined, level: number): YamlNode => {
    const event = events[next++] as Event;
    const { start, end } = spanOf(text, event, place);
    const node: YamlNode = { event, key, name: key ? keyName(text, key) : '', level, start, end, children: [] };
    nodes.push(node);
    if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) return node;
    while (next < events.length && events[next]?.type !== EVENT_ID.POP) {
      const { end } = node;
      const childKey = event.type === EVENT_ID.MAPPING ? read(() => end, undefined, level + 1) : undefined;
      const child = read(() => (childKey ? colonAfter(text, childKey.end) : dashAfter(text, end)), childKey, level + 1);
      node.children.push(child);
      node.end = Math.max(child.end, childKey?.end ?? 0);
    }
    next++;
    if ('style' in event && event.style === COLLECTION_STYLE.FLOW) node.end = bracketAfter(text, node.end);
    return node;
  };
  const [, first] = events;
  if (first && first.type !== EVENT_ID.POP) read(() => 0, undefined, 0);
  return nodes;
}

/** Of a map or a list, only the start: its end is that of its last child. */
function spanOf(text: string, event: Event, place: () => number): Span {
  if (event.type === EVENT_ID.ALIAS) return { start: event.anchorStart - 1, end: event.anchorEnd };
  if (event.type !== EVENT_ID.SCALAR) {
    const start = 'start' in event ? event.start : place();
    return { start, end: start };
  }
  const { valueStart, valueEnd, style } = event;
  if (valueStart === -1) {
    const start = place();
    return { start, end: start };
  }
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: valueStart - 1, end: valueEnd + 1 };
  const header = text.lastIndexOf('\n', valueStart - 2) + 1;
  const sign = /[|>][-+0-9]*[ \t]*(#.*)?\r?\n?$/.exec(text.slice(header, valueStart));
  return { start: header + (sign?.index ?? 0), end: valueEnd };
}

function keyName(text: string, { event }: YamlNode): string {
  if (event?.type !== EVENT_ID.SCALAR || event.valueStart === -1) return '';
  const name = getScalarValue(text, event);
  return event.style === SCALAR_STYLE.PLAIN && /^([-+]?\.?\d|true$|false$|null$|~$)/i.test(name)
    ? String(load(name))
    : name;
}

/** Where the value of a key would be that has none: after the colon, and after the space before a comment. */
function colonAfter(text: string, offset: number): number {
  const colon = text.startsWith(':', offset) ? offset : text.indexOf(':', offset);
  if (colon === -1) return offset;
  const comment = /^[ \t]+(?=#)/.exec(text.slice(colon + 1, colon + 100));
  return colon + 1 + (comment?.[0].length ?? 0);
}

function dashAfter(text: string, offset: number): number {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*-/.exec(text.slice(offset, offset + 1000));
  return found ? offset + found[0].length : offset;
}

function bracketAfter(text: string, offset: number): number {
  const found = /^[^\]}#]*(?:#.*\n[^\]}#]*)*[\]}]/.exec(text.slice(offset, offset + 1000));
  return found ? offset + found[0].length : offset;
}
