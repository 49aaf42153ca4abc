/** The one door for templates and islands: prop types, islands, constant parts, icons and text. Safe in the browser: nothing here reaches node. */
export { fill } from './domain/fill.ts';
export { isOpen, isWithin, localTime } from './domain/local-time.ts';
export type { Block, Inline, RichText } from './domain/rich-text.ts';
export { island } from './islands/island.tsx';
export { Slot } from './islands/slot.tsx';
export { constant, constantExcept } from './render/constant.tsx';
export { Icon } from './render/icon.tsx';
export type * from './routes/page-props.ts';
export type * from './routes/shell-props.ts';
