/** Plans the page of a project, as src/routes/pages/project.ts would. */
// @ts-nocheck: there is no such kind when types are checked.
import { breadcrumbsTo, ownFrame } from '../../../../src/routes/frame/page-frame.ts';
import { planRoute } from '../../../../src/routes/frame/shell.ts';
import { rich } from '../../../../src/routes/parts.ts';
import { generalCardText } from '../../../../src/routes/share-card.ts';

export function planProject(planner, project) {
  const { data } = project;
  const { title, hours } = data;
  const card = generalCardText(planner, title);
  const frame = ownFrame('project', project, { data, trail: breadcrumbsTo(planner), name: title, card });
  return planRoute(planner, frame, { title, hours, text: rich(planner, data.text) });
}
