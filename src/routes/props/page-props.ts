/** The props of each page template, templates/pages/<kind>.tsx. */
import type { AboutProps } from './about-props.ts';
import type { AreasProps } from './areas-props.ts';
import type { CityProps } from './city-props.ts';
import type { ContactProps } from './contact-props.ts';
import type { CountyProps } from './county-props.ts';
import type { DocumentProps } from './document-props.ts';
import type { HomeProps } from './home-props.ts';
import type { NotFoundProps } from './not-found-props.ts';
import type { ServiceProps } from './service-props.ts';
import type { ServicesProps } from './services-props.ts';

/** Template → the props that its `Page` component takes. */
export interface PageProps {
  home: HomeProps;
  services: ServicesProps;
  service: ServiceProps;
  areas: AreasProps;
  city: CityProps;
  county: CountyProps;
  about: AboutProps;
  contact: ContactProps;
  document: DocumentProps;
  'not-found': NotFoundProps;
}
