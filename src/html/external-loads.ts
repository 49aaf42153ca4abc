/** An element → what it loads from other sites, and what it shows in a frame, each with its kind in a content policy. Pure. */
import type { LoadedAs } from '../domain/policies/content-policy.ts';
import { hasScheme } from '../domain/urls/hrefs.ts';
import { srcsetUrls } from './chosen-picture.ts';
import type { Attributes } from './markup.ts';

export interface ExternalLoad {
  kind: LoadedAs;
  /** `inline:` for a style in the page itself, which the content policy never allows. */
  url: string;
}

export const inlineStyle: ExternalLoad = { kind: 'style', url: 'inline:' };

/** Element → the kind of its `src`; undefined if other attributes decide. */
const elements = {
  script: 'script',
  img: 'img',
  input: 'img',
  image: 'img',
  use: 'img',
  feImage: 'img',
  iframe: 'frame',
  frame: 'frame',
  video: 'media',
  audio: 'media',
  track: 'media',
  source: 'media',
  embed: 'object',
  object: 'object',
  link: undefined,
  style: undefined,
  form: undefined,
  button: undefined,
} as const satisfies Record<string, LoadedAs | undefined>;

export const loadingElements: ReadonlySet<string> = new Set(Object.keys(elements));

const preloads: Readonly<Record<string, LoadedAs>> = {
  script: 'script',
  style: 'style',
  image: 'img',
  font: 'font',
  fetch: 'connect',
};

/** Whether a URL has a scheme or a host. */
export function isExternal(url: string): boolean {
  return hasScheme(url) || url.startsWith('//');
}

/** `name` is one of `loadingElements`. */
export function addExternal(found: ExternalLoad[], name: string, attributes: Attributes): void {
  const add = (kind: LoadedAs | undefined, url: string | undefined) => {
    const isMeant = kind === 'frame' || kind === 'object' || (url !== undefined && isExternal(url));
    if (kind !== undefined && url && isMeant) found.push({ kind, url });
  };
  if (name === 'style') found.push(inlineStyle);
  const { href, src, srcset, poster, action, formaction, data } = attributes;
  add(elements[name as keyof typeof elements], src);
  if (name === 'link') {
    if (href !== undefined && isExternal(href)) add(kindOfLink(attributes), href);
  } else if (href !== undefined || attributes['xlink:href'] !== undefined) add('img', href ?? attributes['xlink:href']);
  if (srcset !== undefined) for (const url of srcsetUrls(srcset)) add('img', url);
  add('img', poster);
  add('form', action ?? formaction);
  add('object', data);
}

/** Undefined for links that load nothing: canonical links, feeds, preconnect hints. */
export function kindOfLink({ rel = '', as = '' }: Attributes): LoadedAs | undefined {
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes('stylesheet')) return 'style';
  if (relations.includes('modulepreload')) return 'script';
  if (relations.some((relation) => relation === 'icon' || relation === 'apple-touch-icon')) return 'img';
  return relations.includes('preload') && Object.hasOwn(preloads, as) ? preloads[as] : undefined;
}
