/** YAML text → js-yaml's events, and the position of each node. Pure. */
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  load,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from './js-yaml.ts';
import type { Span } from './offsets.ts';
import { maxLevels } from './too-deep.ts';

/** Throws a YAMLException for a text that is not YAML. */
export function readEvents(text: string): Event[] {
  return parseEvents(text, { maxDepth: 2 * maxLevels });
}

/** A node in its text: quotes and brackets are part of it. */
export interface YamlNode extends Span {
  /** The name of the field that it is the value of. */
  key?: Span;
  /** By the name of the field, or the number of the entry. */
  children?: Map<string, YamlNode>;
}

/** The nodes of a text; undefined for a text without a value, or that is not YAML. */
export function readNodes(text: string): YamlNode | undefined {
  let events: readonly Event[];
  try {
    events = readEvents(text);
  } catch {
    return undefined;
  }
  let next = 1;
  const read = (after: number): YamlNode => {
    const event = events[next++];
    if (event?.type === EVENT_ID.SCALAR) return scalarNode(text, event, after);
    const start = event && 'start' in event ? event.start : after;
    const children = new Map<string, YamlNode>();
    const node: YamlNode = { start, end: start, children };
    for (let entry = 0; next < events.length && events[next]?.type !== EVENT_ID.POP; entry++) {
      if (event?.type === EVENT_ID.MAPPING) {
        const keyEvent = events[next];
        const key = read(node.end);
        const name = keyEvent?.type === EVENT_ID.SCALAR ? keyName(text, keyEvent) : '';
        const value = { ...read(colonAfter(text, key.end)), key };
        if (!children.has(name)) children.set(name, value);
        node.end = Math.max(value.end, key.end);
      } else {
        const child = read(dashAfter(text, node.end));
        children.set(String(entry), child);
        node.end = child.end;
      }
    }
    next++;
    if (event && 'style' in event && event.style === COLLECTION_STYLE.FLOW) node.end = bracketAfter(text, node.end);
    return node;
  };
  return events.length > 1 ? read(0) : undefined;
}

/** `after`: where a value that is not written would be. */
function scalarNode(text: string, { valueStart, valueEnd, style }: ScalarEvent, after: number): YamlNode {
  if (valueStart === -1) return { start: after, end: after };
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: valueStart - 1, end: valueEnd + 1 };
  const header = text.lastIndexOf('\n', valueStart - 2) + 1;
  const sign = /[|>][-+0-9]*[ \t]*(#.*)?\r?\n?$/.exec(text.slice(header, valueStart));
  return { start: header + (sign?.index ?? 0), end: valueEnd };
}

/** As in the value: 05 → 5, True → true. */
function keyName(text: string, event: ScalarEvent): string {
  const name = event.valueStart === -1 ? '' : getScalarValue(text, event);
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

export function bracketAfter(text: string, offset: number): number {
  const found = /^[^\]}#]*(?:#.*\n[^\]}#]*)*[\]}]/.exec(text.slice(offset, offset + 1000));
  return found ? offset + found[0].length : offset;
}
