/** A linked site → its content policy, and the checks of what its pages load from other sites. Pure. */
import { contentPolicy, type PolicyDirectives, type PolicySettings } from '../domain/policies/content-policy.ts';
import { policySettingsOf } from '../domain/policies/policy-settings.ts';
import { createLoadCheck } from '../lint/pages/check-loads.ts';
import type { ReadySite } from './data/link-site.ts';

export function sitePolicy({ model, bundled }: Pick<ReadySite, 'model' | 'bundled'>): PolicySettings {
  return policySettingsOf(
    model.site,
    [...bundled.staticFiles, ...bundled.assets.files].map(({ path }) => path),
  );
}

/** The policy without the inline scripts of a page. */
export function policyDirectives(site: Pick<ReadySite, 'model' | 'bundled'>): PolicyDirectives {
  return contentPolicy(sitePolicy(site), []);
}

export function siteLoadCheck(site: Pick<ReadySite, 'model' | 'bundled'>): ReturnType<typeof createLoadCheck> {
  return createLoadCheck({ directives: policyDirectives(site), origin: site.model.urls.origin });
}
