/** Sets up the checks of what a site's pages load from other sites. Pure. */
import { LoadChecks } from '../../lint/pages/check-loads.ts';
import type { ReadySite } from '../data/link-site.ts';
import { policyDirectives } from '../site-policy.ts';

export function siteLoadChecks(site: Pick<ReadySite, 'model' | 'bundled'>): LoadChecks {
  return new LoadChecks({ directives: policyDirectives(site), origin: site.model.urls.origin });
}
