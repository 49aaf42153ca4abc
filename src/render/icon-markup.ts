/** The markup of icons, memoized because a page has dozens. Pure. */
import { escapeLikeReact } from '../text/escape.ts';
import { iconClass } from './icon.tsx';
import type { RenderSettings } from './render-context.ts';

export interface WrittenIcon {
  markup: string;
  href: string;
  /** Its URL as a list, which is the same array on all pages. */
  links: readonly string[];
  /** The URL of the sprite that it loads. */
  file: string;
}

/** Its markup is an `svg` with a `use`, hidden from screen readers. */
export class IconMarkup {
  readonly #settings: Pick<RenderSettings, 'iconSprite' | 'iconNames'>;
  /** By class and name. */
  readonly #known = new Map<string | undefined, ReadonlyMap<string, WrittenIcon>>();

  constructor(settings: Pick<RenderSettings, 'iconSprite' | 'iconNames'>) {
    this.#settings = settings;
  }

  /** Undefined for an unknown icon. */
  of(name: string | undefined, className: string | undefined): WrittenIcon | undefined {
    if (name === undefined) return undefined;
    const known = this.#known.get(className) ?? this.#withClass(className);
    return known.get(name);
  }

  #withClass(className: string | undefined): ReadonlyMap<string, WrittenIcon> {
    const { iconSprite, iconNames } = this.#settings;
    const made = new Map([...iconNames].map((name) => [name, writtenIcon(iconSprite, name, className)]));
    this.#known.set(className, made);
    return made;
  }
}

function writtenIcon(file: string, name: string, className: string | undefined): WrittenIcon {
  const href = `${file}#${name}`;
  const use = `<use href="${escapeLikeReact(href)}"></use>`;
  return {
    markup: `<svg class="${escapeLikeReact(iconClass(className))}" aria-hidden="true">${use}</svg>`,
    href,
    links: [href],
    file,
  };
}
