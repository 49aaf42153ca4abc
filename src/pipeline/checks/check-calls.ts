/** Calls of a site's own templates that have no effect, or another one in each build → diagnostics. Pure. */
import { callLocator } from '../../assets/bundle/load-templates.ts';
import type { TemplateCall } from '../../assets/bundle/template-calls.ts';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import type { ReadySite } from '../data/link-site.ts';

/** One per call and place. `root` is the project's folder. */
export function checkCalls(
  calls: Iterable<TemplateCall>,
  { templates }: Pick<ReadySite['bundled'], 'templates'>,
  root: string,
): Diagnostic[] {
  const locate = callLocator(templates, root);
  const [first = 'templates'] = [...templates.own.values()].flat();
  const found = new Map<string, Diagnostic>();
  for (const call of calls) {
    const at = locate(call) ?? (call.kind === 'unseen' ? undefined : startOf(first));
    if (at === undefined) continue;
    found.set(`${call.name} ${at.file}:${at.line}:${at.column}`, describe(call, at));
  }
  return [...found.values()];
}

function describe({ kind, name }: TemplateCall, at: Diagnostic['at']): Diagnostic {
  if (kind === 'changes')
    return diagnose(
      'template/changing',
      at,
      `${name} is called while pages are rendered, so they differ from build to build.`,
      {
        hint: name.includes('Date')
          ? 'For the year, write {year} in a text. For the visitor’s time, use a script or an effect of an island.'
          : undefined,
      },
    );
  if (kind === 'unseen')
    return diagnose(
      'template/changing',
      at,
      `${name} is used while pages are rendered. No build notices when its result changes, so pages may be out of date.`,
      { hint: 'Put the value into a data file, as one of your own fields (docs/own-fields.md), or into a template.' },
    );
  const what = name === 'then()' ? 'A promise is awaited' : `${name} is called`;
  return diagnose('template/never-called', at, `${what} while pages are rendered, but what should follow never runs.`);
}
