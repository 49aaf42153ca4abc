/** The one door for templates and islands: prop types, islands, constant parts, icons and text. Safe in the browser: nothing here reaches node. */
export { fill } from './fill.ts';
export { island } from './islands/island.tsx';
export { Slot } from './islands/slot.tsx';
export { isOpen, isWithin, localTime } from './local-time.ts';
export type { Block, Inline, RichText } from './model/rich-text.ts';
export { constant } from './render/constant.tsx';
export { Icon } from './render/icon.tsx';
export type * from './routes/page-props.ts';
export type * from './routes/shell-props.ts';
