/** Reports invalid entries of `scripts`: two sources or none, an id in the wrong format, unknown pages. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { scriptService } from '../../domain/policies/script-services.ts';
import { parseHttpUrl } from '../../domain/urls/http-url.ts';
import type { Locate, Path } from '../../load/parse-yaml.ts';
import type { Site } from '../../schema/types.gen.ts';

/** The names of the templates in templates/pages. */
const pageKinds: readonly string[] = [
  ...['home', 'services', 'service', 'areas', 'county', 'city'],
  ...['about', 'contact', 'document', 'not-found'],
];

export function checkScripts(scripts: Site['scripts'], locate: Locate): Diagnostic[] {
  return scripts.flatMap((entry, index) => {
    const problem = (path: Path, message: string, hint: string) => [
      diagnose('script/invalid', locate(['scripts', index, ...path]), message, { hint }),
    ];
    const { use, id, src, pages } = entry;
    const unknown = pages.flatMap((page, place) => {
      if (page.startsWith('/') || pageKinds.includes(page)) return [];
      const guess = nearest(page, pageKinds);
      const hint = guess === undefined ? `Use a path, or one of ${pageKinds.join(', ')}.` : didYouMean(guess);
      return problem(['pages', place], `There is no kind of page called ${page}.`, hint);
    });
    if (src !== undefined && use !== undefined)
      return [
        ...unknown,
        ...problem(['src'], 'use and src are both set, but an entry can name one script only.', 'Keep one of them.'),
      ];
    if (src !== undefined) {
      if (src.startsWith('/') || parseHttpUrl(src)) return unknown;
      return [
        ...unknown,
        ...problem(['src'], `The URL ${src} is not allowed.`, 'Copy the URL from the service’s instructions.'),
      ];
    }
    if (use === undefined)
      return [
        ...unknown,
        ...problem([], 'This entry has neither use nor src.', 'Set use to a service, or src to a URL.'),
      ];
    const service = scriptService(use);
    if (service.id === undefined) return unknown;
    if (id === undefined)
      return [...unknown, ...problem(['use'], `${service.name} needs id.`, `Set id to ${service.id.form}.`)];
    if (service.id.pattern.test(id)) return unknown;
    return [...unknown, ...problem(['id'], `${id} is not an ID of ${service.name}.`, `Write ${service.id.form}.`)];
  });
}
