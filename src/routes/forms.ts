/** Plans what forms offer and say: the choices of service, the settings of the long form, the sentence of {forms}. Pure. */
import { fill } from '../domain/fill.ts';
import type { Service } from '../model/site-model.ts';
import type { Site } from '../schema/types.gen.ts';
import type { Planner } from './planner.ts';
import type { FormChoice, FormSettings } from './shell-props.ts';

/** The service the page is about. */
interface Page {
  service?: Service;
}

export function contactForm({ model }: Planner, page: Page): FormSettings {
  const { forms } = model.site;
  const { emptyChoice } = forms.contact;
  return { endpoint: forms.endpoint, emptyChoice, choices: choicesFor('contact', forms, page) };
}

/** The form's own list or the shared one; the first choice of the page's own service is selected. */
export function choicesFor(form: 'quote' | 'contact', forms: Site['forms'], page: Page): FormChoice[] {
  const own = forms[form].services;
  const choices = (own.length > 0 ? own : forms.services).filter(({ only = form }) => only === form);
  const chosen = page.service && choices.find(({ service }) => service === page.service?.slug);
  return choices.map((choice) => ({ label: choice.label, selected: choice === chosen }));
}

/** What {forms} says of the forms as they are set up. */
export function formsToken({ forms, wording }: Site): string {
  if (forms.endpoint === undefined) return wording.formsPrivacyUnsent;
  return fill(wording.formsPrivacy, { host: new URL(forms.endpoint).host });
}
