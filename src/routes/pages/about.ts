/** Plans the about page. Pure. */
import { mainFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { hero, reasons, sections } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PlanOf } from '../route.ts';

export function planAbout(planner: Planner): PlanOf<'about'> {
  const { site } = planner.model;
  const data = planner.model.page('about');
  const frame = mainFrame(planner, 'about', data);
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    claims: site.claims,
    sections: sections(planner, data.sections),
    whyChoose: data.whyChoose && reasons(planner, data.whyChoose),
  });
}
