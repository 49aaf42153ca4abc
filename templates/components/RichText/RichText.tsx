/** Takes formatted text as data, gives its paragraphs, headings, lists and quotes. */
import type { Block, RichText as RichTextData } from 'treesite';
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
  }
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
