/** Plans the forms: the choices of service, the settings of the long form, the sentence of {forms}. Pure. */
import { fill } from '../domain/texts/tokens.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { Service } from '../model/site-model.ts';
import type { Site } from '../schema/types.gen.ts';
import type { Planner } from './planner.ts';
import type { FormChoice, FormDelivery, FormSettings } from './props/shell-props.ts';

/** The service that the page is about. */
interface Page {
  service?: Service;
}

type FormName = 'quote' | 'contact';

export function planForm({ model }: Planner, form: FormName, page: Page): FormSettings {
  const { emptyChoice } = model.site.forms[form];
  return { delivery: deliveryOf(model), emptyChoice, choices: choicesFor(form, model, page) };
}

/** The form's own list, or the shared one, or all services. The first choice for the page's service is selected. */
export function choicesFor(form: FormName, model: SiteModel, page: Page): FormChoice[] {
  const { forms } = model.site;
  const listed = [forms[form].services, forms.services].find((list) => list.length > 0);
  if (!listed) return allServices(form, model, page);
  const choices = listed.filter(({ only = form }) => only === form);
  const chosen = page.service && choices.find(({ service }) => service === page.service?.slug);
  return choices.map((choice) => ({
    label: choice.label,
    selected: choice === chosen,
    ...linkable(form, choice.service),
  }));
}

/** A single service is no choice, and so many that not even the footer lists them all would be a bad one. */
function allServices(form: FormName, { footerServices }: SiteModel, { service }: Page): FormChoice[] {
  const { named, hasMore } = footerServices;
  if (hasMore || named.length < 2) return [];
  return named.map(({ name, slug }) => ({ label: name, selected: slug === service?.slug, ...linkable(form, slug) }));
}

/** Links lead to the contact form, never to the dialog. */
function linkable(form: FormName, service: string | undefined): Pick<FormChoice, 'service'> {
  return form === 'contact' && service !== undefined ? { service } : {};
}

/** Undefined if forms have no target. */
function deliveryOf({ site, urls }: Pick<SiteModel, 'site' | 'urls'>): FormDelivery | undefined {
  const { endpoint, format, netlify, mailto, photos, consent } = site.forms;
  if (mailto !== undefined) return { way: 'mailto', action: `mailto:${mailto}`, photos: false, consent };
  const next = urls.absolute(urls.thankYou);
  if (netlify) return { way: 'netlify', action: urls.href(urls.thankYou), next, photos, consent };
  return endpoint === undefined ? undefined : { way: format, action: endpoint, next, photos, consent };
}

/** The sentence of {forms}, which depends on how forms are sent. */
export function formsToken({ forms, wording }: Site): string {
  if (forms.mailto !== undefined) return wording.formsPrivacyMail;
  if (forms.netlify) return fill(wording.formsPrivacy, { host: 'Netlify' });
  if (forms.endpoint === undefined) return wording.formsPrivacyUnsent;
  return fill(wording.formsPrivacy, { host: new URL(forms.endpoint).host });
}
