/** Plans the contact page. Pure. */
import { pick } from '../../domain/groups.ts';
import { planForm } from '../forms.ts';
import { mainFrame } from '../frame/page-frame.ts';
import { planRoute } from '../frame/shell.ts';
import { faqs, heading, hero } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PlanOf } from '../route.ts';

export function planContact(planner: Planner): PlanOf<'contact'> {
  const data = planner.model.page('contact');
  const frame = mainFrame(planner, 'contact', data);
  return planRoute(planner, frame, {
    hero: hero(planner, data.hero),
    form: { ...heading(planner, data.form), form: planForm(planner, 'contact', frame) },
    panel: heading(planner, data.panel),
    ...pick(data, 'next'),
    faqs: faqs(planner, data.faqs),
  });
}
