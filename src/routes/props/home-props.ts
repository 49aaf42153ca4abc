/** Props of the home page. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Custom } from './own-fields.ts';
import type { Heading, Hero, PlaceCard, PlaceRow, Review, ServiceCard } from './part-props.ts';
import type { FormSettings, Picture, Shell } from './shell-props.ts';

export interface HomeProps {
  shell: Shell;
  custom?: Custom<'home'>;
  hero: Hero;
  services: Heading & { cards: ServiceCard[] };
  areas: Heading & {
    primary: PlaceCard[];
    /** Empty if there are too many: `regions` leads to them. */
    additional: PlaceCard[];
    /** Counties; if there are many, states. */
    regions: { heading: string; rows: PlaceRow[] };
  };
  reviews: Heading & { items: Review[]; ratingSummary?: string | undefined; shown?: string | undefined };
  about: { heading: string; body: RichText; image?: Picture | undefined };
  contact: Heading & { form: FormSettings };
}
