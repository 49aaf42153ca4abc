/** Plans the page of a project, as src/routes/pages/project.ts would. */
// @ts-nocheck: there is no such kind when types are checked.
import { breadcrumbsTo, metaOf } from '../../../../src/routes/frame/page-frame.ts';
import { planRoute } from '../../../../src/routes/frame/shell.ts';
import { rich } from '../../../../src/routes/parts.ts';
import { generalCardText } from '../../../../src/routes/share-card.ts';

export function planProject(planner, { path, file, data }) {
  const { title, hours } = data;
  const frame = {
    ...{ kind: 'project', path, source: file, ...metaOf(data), contactBand: true },
    breadcrumbs: [...breadcrumbsTo(planner), { text: title }],
    card: generalCardText(planner, title),
  };
  return planRoute(planner, frame, { title, hours, text: rich(planner, data.text) });
}
