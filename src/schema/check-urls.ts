/** Reports URLs in site.yaml that match their pattern but are invalid: they get into headers and files that hosts read. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { allowKinds, parseOrigin } from '../domain/policies/origins.ts';
import { isPlainPath, parseHttpUrl } from '../domain/urls/http-url.ts';
import type { Locate, Path } from '../load/parse-yaml.ts';
import type { Site } from './types.gen.ts';

export function checkUrls({ url, forms, security, business }: Site, locate: Locate): Diagnostic[] {
  const urls: [Path, string | undefined][] = [
    [['url', 'base'], url.base],
    [['forms', 'endpoint'], forms.endpoint],
    [['security', 'contact'], security?.contact],
    ...(business.sameAs ?? []).map((text, index): [Path, string] => [['business', 'sameAs', index], text]),
  ];
  const wrong = urls.filter(
    // Paths on the site are checked with the links.
    ([, text]) => text !== undefined && !/^(mailto:|\/)/.test(text) && !parseHttpUrl(text),
  );
  const base = parseHttpUrl(url.base);
  const origins = allowKinds.flatMap((kind) =>
    (security?.allow?.[kind] ?? []).map((text, index): [Path, string] => [['security', 'allow', kind, index], text]),
  );
  return [
    ...origins
      .filter(([, text]) => parseOrigin(text) === undefined)
      .map(([path, text]) => {
        const origin = parseHttpUrl(text)?.origin;
        const hint = origin ? `Write ${origin}` : 'Write https:// and the host: https://cdn.example.com';
        return diagnose('schema/format', locate(path), `${text} is not an origin.`, { hint });
      }),
    ...wrong.map(([path, text]) =>
      diagnose('schema/format', locate(path), `The URL ${text} is not allowed.`, {
        hint: 'Copy the URL from the browser’s address bar: https://www.example.com/page',
      }),
    ),
    ...(base && /\.(html?|php|aspx?)\/?$/i.test(base.pathname)
      ? [
          diagnose(
            'schema/format',
            locate(['url', 'base']),
            `The path ${base.pathname} is that of a page, not of a folder.`,
            {
              hint: 'Write the URL of the home page without the name of its file: https://www.example.com',
            },
          ),
        ]
      : []),
    ...(base && !isPlainPath(base.pathname)
      ? [
          diagnose(
            'schema/format',
            locate(['url', 'base']),
            `The path ${base.pathname} contains a special character or two slashes.`,
            {
              hint: 'Some hosts treat special characters as rules. Use letters, digits, hyphens and dots.',
            },
          ),
        ]
      : []),
  ];
}
