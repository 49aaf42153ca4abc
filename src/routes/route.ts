/** A route: a page to render, with everything that it depends on. */
import type { CardText } from '../assets/assets.ts';
import type { TokenValues } from '../domain/texts/tokens.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { PageProps } from './props/page-props.ts';

export type TemplateKind = keyof PageProps;

export interface RouteOf<Kind extends TemplateKind> {
  /** Path relative to the site's home page: /areas/springfield-vt/, or /404.html. */
  path: PagePath;
  /** The file that it is written to, relative to the output folder. */
  file: string;
  template: Kind;
  props: PageProps[Kind];
  /** Values of the {tokens} in the props. */
  tokens: TokenValues;
  /** For search engines: JSON-LD. */
  structuredData: object;
  /** The words of its share card. */
  card: CardText;
  /** The data file that it is made from, for messages. */
  source: string;
  /** ISO date, for the sitemap. */
  updated?: string | undefined;
}

export type Route = { [Kind in TemplateKind]: RouteOf<Kind> }[TemplateKind];
