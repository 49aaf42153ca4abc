/** A linked site → its content policy. Pure. */
import { contentPolicy, type PolicyDirectives, type PolicySettings } from '../domain/policies/content-policy.ts';
import { policyOf } from '../domain/policies/site-policy.ts';
import type { ReadySite } from './data/link-site.ts';

export function sitePolicy({ model, bundled }: Pick<ReadySite, 'model' | 'bundled'>): PolicySettings {
  return policyOf(
    model.site,
    [...bundled.staticFiles, ...bundled.assets.files].map(({ path }) => path),
  );
}

/** The policy without the inline scripts of a page. */
export function policyDirectives(site: Pick<ReadySite, 'model' | 'bundled'>): PolicyDirectives {
  return contentPolicy(sitePolicy(site), []);
}
