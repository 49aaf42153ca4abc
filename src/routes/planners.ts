/** What plans the page of each kind: one function per template, in src/routes/pages/. */
import type { EntityKind, GeneralKind } from '../domain/kinds.ts';
import type { EntityOf } from '../model/site-model.ts';
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
import type { Planner } from './planner.ts';
import type { Plan } from './route.ts';

/** The planner of each kind takes its entity; the planner of a single page takes none. */
type Planners = { readonly [Kind in EntityKind]: (planner: Planner, entity: EntityOf<Kind>) => Plan } & {
  readonly [Kind in GeneralKind]: (planner: Planner) => Plan;
};

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
} satisfies Planners;
