/** Takes formatted text as data, gives its paragraphs, headings, lists, quotes and tables. */
import { type Block, type Cell, plainText, type RichText as RichTextData } from 'treesite';
import { InlineText } from '../InlineText/InlineText.tsx';

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
        <List>
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
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its own box, which the keyboard must reach
        <figure tabIndex={0} aria-label={block.head.map(plainText).filter(Boolean).join(', ')}>
          <table>
            <thead>
              <Row cells={block.head} as="th" />
            </thead>
            <tbody>
              {block.rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
                <Row key={index} cells={cells} as="td" />
              ))}
            </tbody>
          </table>
        </figure>
      );
  }
}

/** An empty cell of the head names no column. */
function Row({ cells, as }: { cells: readonly Cell[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((parts, index) => {
        const Tag = parts.length === 0 ? 'td' : as;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change order
          <Tag key={index} scope={Tag === 'th' ? 'col' : undefined}>
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
