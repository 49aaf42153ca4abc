/** A page's elements → its links and buttons that have no words for a screen reader. Pure. */
import type { Attributes } from './markup.ts';

export interface UnnamedControl {
  /** Undefined for a button. */
  href: string | undefined;
  className: string;
}

/** What is in these is not read: a label names its button, and the rest is not shown as it is. */
const unread = new Set('label noscript script style template'.split(' '));

/** Accepts what a script may show or fill in: hidden controls, and custom elements as their contents. */
export class ControlReader {
  readonly #found: (UnnamedControl & { id: string | undefined })[] = [];
  readonly #labeled = new Set<string | undefined>();
  /** How many elements are open. */
  #depth = 0;
  /** The depth of the outermost element that is not read; undefined outside of it. */
  #unreadFrom: number | undefined;
  /** The open link or button. */
  #control: { attributes: Attributes; isLink: boolean; depth: number; isNamed: boolean } | undefined;

  open(name: string, attributes: Attributes): void {
    const depth = this.#depth++;
    if (name === 'label' && attributes.for) this.#labeled.add(attributes.for);
    const isHidden =
      attributes['aria-hidden'] === 'true' ||
      attributes.inert !== undefined ||
      (attributes.hidden !== undefined && !this.#control);
    if (isHidden || unread.has(name)) this.#unreadFrom ??= depth;
    if (this.#unreadFrom !== undefined) return;
    const isLink = name === 'a' && attributes.href !== undefined;
    if (isLink || name === 'button') this.#control ??= { attributes, isLink, depth, isNamed: false };
    if (this.#control && isName(name, attributes)) this.#control.isNamed = true;
  }

  text(text: string): void {
    if (this.#control && this.#unreadFrom === undefined && text.trim() !== '') this.#control.isNamed = true;
  }

  close(): void {
    this.#depth -= 1;
    if (this.#unreadFrom === this.#depth) this.#unreadFrom = undefined;
    if (this.#control?.depth !== this.#depth) return;
    const { attributes, isLink, isNamed } = this.#control;
    const { id, href, class: className = '' } = attributes;
    if (!isNamed) this.#found.push({ id, href: isLink ? href : undefined, className });
    this.#control = undefined;
  }

  end(): UnnamedControl[] {
    const unnamed = this.#found.filter(({ id }) => !this.#labeled.has(id));
    return unnamed.map(({ href, className }) => ({ href, className }));
  }
}

function isName(element: string, { title, alt, ...attributes }: Attributes): boolean {
  const names = [attributes['aria-label'], attributes['aria-labelledby'], title, alt];
  return element.includes('-') || names.some((name) => name !== undefined && name.trim() !== '');
}
