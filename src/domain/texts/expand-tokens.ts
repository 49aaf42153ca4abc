/** The props of a page → the same props with the values of its {tokens}. Pure. */
import type { Inline } from './rich-text.ts';
import { fillWith, type TokenValues } from './tokens.ts';

/**
 * Fills in the tokens of every text in a page's props, however deep, and copies only what changes. In formatted text
 * `{phone}` and `{scripts}` become links; everywhere else, and inside a link, they are plain text. Values are not searched
 * for tokens again.
 */
export function expandTokens<Props>(props: Props, values: TokenValues): Props {
  const { phoneHref, scriptLinks, ...texts } = values;
  const known = new Map<string, string | undefined>(Object.entries(texts));
  const fill = (text: string) => (text.includes('{') ? fillWith(text, (name) => known.get(name)) : text);

  function expand(value: unknown, isInLink: boolean): unknown {
    if (typeof value === 'string') return fill(value);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? expandList(value, isInLink) : expandFields(value as Fields, isInLink);
  }

  function expandFields(fields: Fields, isInLink: boolean): Fields {
    const isLink = isInLink || fields.type === 'link';
    let copy: Record<string, unknown> | undefined;
    for (const key in fields) {
      const filled = expand(fields[key], isLink);
      if (filled === fields[key]) continue;
      copy ??= { ...fields };
      copy[key] = filled;
    }
    return copy ?? fields;
  }

  function expandList(list: readonly unknown[], isInLink: boolean): readonly unknown[] {
    const filled = list.flatMap((item): readonly unknown[] =>
      isTextNode(item) ? nodesOf(item, isInLink) : [expand(item, isInLink)],
    );
    return filled.length === list.length && filled.every((item, index) => item === list[index]) ? list : filled;
  }

  /** A text node can become several nodes, or none. */
  function nodesOf(node: TextNode, isInLink: boolean): readonly Inline[] {
    if (node.text !== '' && !node.text.includes('{')) return [node];
    if (isInLink) return [{ type: 'text', text: fill(node.text) }];
    return node.text.split(/(\{(?:phone|scripts)\})/).flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      if (part === '{phone}')
        return [{ type: 'link', href: phoneHref, children: [{ type: 'text', text: values.phone }] }];
      if (part === '{scripts}' && scriptLinks) return scriptLinks;
      return [{ type: 'text', text: fill(part) }];
    });
  }

  return expand(props, false) as Props;
}

type Fields = Readonly<Record<string, unknown>>;

type TextNode = Extract<Inline, { type: 'text' }>;

function isTextNode(value: unknown): value is TextNode {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'text' && 'text' in value;
}
