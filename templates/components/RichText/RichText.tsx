/** Takes formatted text as data, gives its paragraphs, headings, lists, quotes and tables. */
import { type Alignment, type Block, type Cell, plainText, type RichText as RichTextData } from 'treesite';
import { InlineText } from '../InlineText/InlineText.tsx';
import '../../styles/prose.css';
import '../../styles/tables.css';

export function RichText({ blocks }: { blocks: RichTextData }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change order
  return blocks.map((block, index) => <BlockText key={index} block={block} />);
}

function BlockText({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <InlineText parts={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List start={block.start}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items never change order
            <li key={index}>
              <ItemText blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <RichText blocks={block.children} />
        </blockquote>
      );
    case 'table': {
      const label = labelOf(block.head);
      const align = block.align ?? [];
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its own box, which the keyboard must reach
        <figure tabIndex={0} aria-label={label}>
          <table>
            {label && (
              <thead>
                <Row cells={block.head} as="th" align={align} />
              </thead>
            )}
            <tbody>
              {block.rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
                <Row key={index} cells={cells} as="td" align={align} />
              ))}
            </tbody>
          </table>
        </figure>
      );
    }
  }
}

/** Undefined for a table whose head is empty: it has neither a label nor a row for the head. */
function labelOf(head: readonly Cell[]): string | undefined {
  return head.map(plainText).filter(Boolean).join(', ') || undefined;
}

/** An empty cell of the head names no column. */
function Row({ cells, as, align }: { cells: readonly Cell[]; as: 'th' | 'td'; align: readonly Alignment[] }) {
  return (
    <tr>
      {cells.map((parts, index) => {
        const Tag = parts.length === 0 ? 'td' : as;
        const side = align[index] ?? 'start';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change order
            key={index}
            scope={Tag === 'th' ? 'col' : undefined}
            className={side === 'start' ? undefined : side}
          >
            <InlineText parts={parts} />
          </Tag>
        );
      })}
    </tr>
  );
}

/** A single paragraph needs no element of its own inside another element. */
export function ItemText({ blocks }: { blocks: RichTextData }) {
  const [only, second] = blocks;
  return only?.type === 'paragraph' && second === undefined ? (
    <InlineText parts={only.children} />
  ) : (
    <RichText blocks={blocks} />
  );
}
