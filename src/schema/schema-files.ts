/** The schema of each kind of data file. */
import type { KindName } from '../domain/kinds.ts';
import city from './city.schema.json' with { type: 'json' };
import county from './county.schema.json' with { type: 'json' };
import document from './document.schema.json' with { type: 'json' };
import pageAbout from './page-about.schema.json' with { type: 'json' };
import pageAreas from './page-areas.schema.json' with { type: 'json' };
import pageContact from './page-contact.schema.json' with { type: 'json' };
import pageHome from './page-home.schema.json' with { type: 'json' };
import pageNotFound from './page-not-found.schema.json' with { type: 'json' };
import pageServices from './page-services.schema.json' with { type: 'json' };
import phoneOverrides from './phone-overrides.schema.json' with { type: 'json' };
import post from './post.schema.json' with { type: 'json' };
import reviews from './reviews.schema.json' with { type: 'json' };
import service from './service.schema.json' with { type: 'json' };
import site from './site.schema.json' with { type: 'json' };

export const schemaFiles = {
  site,
  'page-home': pageHome,
  'page-services': pageServices,
  service,
  'page-areas': pageAreas,
  county,
  city,
  'page-about': pageAbout,
  'page-contact': pageContact,
  document,
  post,
  'page-not-found': pageNotFound,
  reviews,
  'phone-overrides': phoneOverrides,
} satisfies Readonly<Record<KindName, object>>;
