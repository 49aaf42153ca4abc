/** The API for templates and islands: prop types, islands, constant parts, icons and text. Browser-safe: nothing here imports Node's modules. */

export { isOpen, isWithin, localTime } from './domain/local-time.ts';
export type { Alignment, Block, Cell, Inline, RichText } from './domain/texts/rich-text.ts';
export { plainText } from './domain/texts/rich-text.ts';
export { fill } from './domain/texts/tokens.ts';
export { island } from './islands/island.tsx';
export { Slot } from './islands/slot.tsx';
export { constant, constantExcept } from './render/constant.tsx';
export { Icon } from './render/render-context.tsx';
export type * from './routes/props/page-props.ts';
export type * from './routes/props/part-props.ts';
export type * from './routes/props/shell-props.ts';
