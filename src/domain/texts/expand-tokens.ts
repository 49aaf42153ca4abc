/** The props of a page → the same props with the values of its {tokens}. Pure. */
import { isGroup } from '../groups.ts';
import type { Inline } from './rich-text.ts';
import { fillWith, type TokenValues } from './tokens.ts';

/**
 * Fills in the tokens of every text in a page's props, however deep. In formatted text `{phone}` and `{scripts}` become links;
 * everywhere else, and inside a link, they are plain text. Values are not searched for tokens again.
 */
export function expandTokens<Props>(props: Props, values: TokenValues): Props {
  const { phoneHref, scriptLinks, ...texts } = values;
  const known = new Map<string, string | undefined>(Object.entries(texts));
  const fill = (text: string) => fillWith(text, (name) => known.get(name));

  function expand(value: unknown, isInLink: boolean): unknown {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value)
        if (isTextNode(item)) items.push(...nodesOf(item, isInLink));
        else items.push(expand(item, isInLink));
      return items;
    }
    if (!isGroup(value)) return value;
    const isLink = isInLink || value.type === 'link';
    const filled = { ...value };
    for (const key in filled) filled[key] = expand(filled[key], isLink);
    return filled;
  }

  /** A text node can become several nodes, or none. */
  function nodesOf(node: TextNode, isInLink: boolean): readonly Inline[] {
    if (isInLink || !node.text.includes('{')) return [{ type: 'text', text: fill(node.text) }];
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

type TextNode = Extract<Inline, { type: 'text' }>;

/** Not an entry of a site's own list that has such fields and others. */
function isTextNode(value: unknown): value is TextNode {
  return isGroup(value) && value.type === 'text' && typeof value.text === 'string' && Object.keys(value).length === 2;
}
