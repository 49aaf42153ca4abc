/** Generated from the table of kinds by `npm run schema`: what plans the page of each kind. */
import { planAbout } from './about.ts';
import { planAreas } from './areas.ts';
import { planCity } from './city.ts';
import { planContact } from './contact.ts';
import { planCounty } from './county.ts';
import { planDocument } from './document.ts';
import { planHome } from './home.ts';
import { planService } from './service.ts';
import { planServices } from './services.ts';

export const planners = {
  'page-home': planHome,
  'page-services': planServices,
  service: planService,
  'page-areas': planAreas,
  county: planCounty,
  city: planCity,
  'page-about': planAbout,
  'page-contact': planContact,
  document: planDocument,
};
