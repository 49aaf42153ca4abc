/** Generated from the table of kinds by `npm run schema`: what plans the page of each kind. */
import { planAbout } from './pages/about.ts';
import { planAreas } from './pages/areas.ts';
import { planCity } from './pages/city.ts';
import { planContact } from './pages/contact.ts';
import { planCounty } from './pages/county.ts';
import { planDocument } from './pages/document.ts';
import { planHome } from './pages/home.ts';
import { planPost } from './pages/post.ts';
import { planService } from './pages/service.ts';
import { planServices } from './pages/services.ts';

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
  post: planPost,
};
