/** Reports URLs in site.yaml that match their pattern but are invalid: they get into headers and files that hosts read. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { allowKinds, parseOrigin } from '../domain/policies/origins.ts';
import { isPlainPath, parseHttpUrl } from '../domain/urls/hrefs.ts';
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
  const endpoint = forms.endpoint === undefined ? undefined : parseHttpUrl(forms.endpoint);
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
    // An http endpoint is this computer, for trying the forms: lint-records.ts reports it.
    ...(endpoint?.protocol === 'https:' && isPrivate(endpoint)
      ? [
          diagnose(
            'schema/format',
            locate(['forms', 'endpoint']),
            `Visitors cannot reach ${endpoint.host}: it is an address of your own computer or network.`,
            { hint: 'Write the public URL that your form service gave you. To try the forms, write http://localhost.' },
          ),
        ]
      : []),
    ...(forms.endpoint !== undefined && /[{}]/.test(forms.endpoint)
      ? [
          diagnose('schema/format', locate(['forms', 'endpoint']), 'A URL of a form cannot contain tokens or braces.', {
            hint: 'Replace the part in braces with the value that your form service gave you.',
          }),
        ]
      : []),
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

/** Whether a host name or an address is only valid on one computer or in one network. */
function isPrivate({ hostname }: URL): boolean {
  return /^(?:localhost|.*\.(?:localhost|local|internal)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|0\.0\.0\.0|\[(?:::1?|f[cd].*|fe80.*)\])$/.test(
    hostname,
  );
}
