/** Reports forms that cannot be sent, and contradictory settings: a form is sent in one way, and not every way supports photos or is received by every host. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { hostOf } from '../../../domain/hosts/hosts.ts';
import { parseHttpUrl } from '../../../domain/urls/hrefs.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { reporter } from '../check.ts';

export function checkForms(site: DataRecord<Site>): Diagnostic[] {
  return [...checkSettings(site), ...checkTarget(site)];
}

function checkSettings({ value: { forms, deploy }, locate }: DataRecord<Site>): Diagnostic[] {
  const { endpoint, format, netlify, mailto, photos } = forms;
  const report = reporter('form/contradiction', (path) => locate.key(['forms', ...path]));
  const ways = Object.entries({ endpoint, netlify: netlify || undefined, mailto }).flatMap(([way, value]) =>
    value === undefined ? [] : [way],
  );
  const [first, second] = ways;
  if (first !== undefined && second !== undefined)
    return report(
      [second],
      `forms.${first} and forms.${second} are both set, but a form can be sent in one way only.`,
      'Keep one of them.',
    );
  if (netlify && deploy !== undefined && deploy !== 'netlify')
    return report(
      ['netlify'],
      `forms.netlify needs a site that Netlify hosts, but deploy is ${deploy}. ${hostOf(deploy).label} receives no forms.`,
      'Set forms.endpoint or forms.mailto instead, or deploy: netlify.',
    );
  if (format === 'json' && endpoint === undefined)
    return report(['format'], 'forms.format has no effect without forms.endpoint.', 'Delete the line.');
  if (photos && format === 'json')
    return report(['photos'], 'Photos cannot be sent as JSON.', 'Delete forms.format, or forms.photos.');
  if (!photos || endpoint !== undefined || netlify) return [];
  const message = 'forms.photos needs forms.endpoint or forms.netlify. Photos cannot be sent in another way.';
  return report(['photos'], message, 'Delete the line.');
}

function checkTarget(site: DataRecord<Site>): Diagnostic[] {
  const { endpoint, netlify, mailto } = site.value.forms;
  const tried = endpoint?.startsWith('http:') ? parseHttpUrl(endpoint) : undefined;
  if (tried) {
    const message = `The forms are sent to ${tried.host}, which is only on this computer.`;
    const hint =
      'This is right for trying them. Before you publish the site, write the https URL of your form service.';
    return [diagnose('url/placeholder', site.locate(['forms', 'endpoint']), message, { hint })];
  }
  if (endpoint !== undefined || netlify || mailto !== undefined) return [];
  const message = 'The forms cannot be sent: forms.endpoint, forms.netlify and forms.mailto are all missing.';
  const hint = 'Set forms.endpoint to the https URL of a form service, or set forms.netlify or forms.mailto.';
  return [diagnose('form/no-endpoint', site.locate.key(['forms']), message, { hint })];
}
