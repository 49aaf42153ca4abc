/** The site that hostile texts are put into: small, with a page of every kind. */
import path from 'node:path';
import { realSite } from '../support/real-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { ChangedSite } from './changed-site.ts';

const company = path.resolve(projectRoot, 'tests/sites/second-company');

export function readSecondCompany(): Promise<ChangedSite> {
  const folders = { root: company, data: path.join(company, 'data'), static: path.join(company, 'static') };
  return ChangedSite.read({ ...realSite, ...folders, cache: false });
}
