/** Plans the page of a project, as src/routes/pages/project.ts would. */
// @ts-nocheck: there is no such kind when types are checked.
import { generalFrame } from '../../../../src/routes/frame/general-frame.ts';
import { planRoute } from '../../../../src/routes/frame/shell.ts';
import { rich } from '../../../../src/routes/parts.ts';

export function planProject(planner, { path, file, data }) {
  const page = { kind: 'project', path, source: file, data, name: data.title, heading: data.title, contactBand: true };
  const { title, hours } = data;
  return planRoute(planner, generalFrame(planner, page), { title, hours, text: rich(planner, data.text) });
}
