/** Formatted text: Markdown as plain data, before a template renders it. Pure. */

export type RichText = readonly Block[];

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly id: string; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      /** The first number, if it is not 1. */
      readonly start?: number;
      readonly items: readonly RichText[];
    }
  | { readonly type: 'quote'; readonly children: RichText }
  | {
      readonly type: 'table';
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
      /** For each column; omitted if no column is aligned. */
      readonly align?: readonly Alignment[];
    };

/** The alignment of a column: the default is the start of the line. */
export type Alignment = 'start' | 'center' | 'end';

/** A cell of a table. */
export type Cell = readonly Inline[];

export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' };

/** The words of formatted text. */
export function plainText(parts: readonly Inline[]): string {
  const texts = parts.map((part) => {
    if (part.type === 'break') return ' ';
    return 'text' in part ? part.text : plainText(part.children);
  });
  return texts.join('');
}
