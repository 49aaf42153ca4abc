/** The content policy of a site with these settings, and no others. */
import { contentPolicy, type PolicyDirectives } from '../../src/domain/policies/content-policy.ts';
import type { AllowKind } from '../../src/domain/policies/origins.ts';
import type { Site } from '../../src/schema/types.gen.ts';

interface Settings extends Partial<Omit<Site['security'], 'allow'>> {
  allow?: Partial<Record<AllowKind, string[]>>;
  forms?: Partial<Site['forms']>;
}

const nowhere = { script: [], style: [], img: [], font: [], connect: [], frame: [], media: [], form: [] };

export function aPolicy({ allow, forms, ...security }: Settings = {}, files: readonly string[] = []): PolicyDirectives {
  const given = { trustedTypePolicies: [], ...security, allow: { ...nowhere, ...allow } };
  return contentPolicy({ security: given, forms: forms ?? {}, scripts: [] } as Partial<Site> as Site, files);
}
