/** Differences of hosts that are known. docs/publishing.md names those that an owner notices. */
import type { TopicResult } from './compare.ts';
import { nginxHasBrotli } from './servers.ts';
import type { Form } from './site.ts';

interface Difference {
  host: string;
  topic: string;
  /** Part of the sentences about it. */
  like: RegExp;
  /** Only in some forms of the site. */
  when?: (form: Form) => boolean;
}

const withoutCopies = ({ precompress }: Form) => !precompress;

const differences: readonly Difference[] = [
  {
    host: 'nginx',
    topic: 'brotli of texts',
    like: /content-encoding gzip instead of br$/,
    when: (form) => withoutCopies(form) || !nginxHasBrotli,
  },
  { host: 'caddy', topic: 'brotli of texts', like: /content-encoding gzip instead of br$/, when: withoutCopies },
  { host: 'cloudflare', topic: 'a 404 page at its own URL', like: /status (308|200) instead of 404/ },
  { host: 'cloudflare', topic: 'files for hosts are not served', like: /\.treesite\.json: status 200 instead of 404/ },
  { host: 'cloudflare', topic: 'files for hosts are not served', like: /_\w+: status (502|200) instead of 404/ },
  { host: 'cloudflare', topic: 'gzip of texts', like: /Vary does not name Accept-Encoding/ },
  { host: 'cloudflare', topic: 'brotli of texts', like: /content-encoding gzip instead of br$/ },
  { host: 'netlify', topic: 'other forms of a page’s URL', like: /status 200 instead|Location {2}instead/ },
  { host: 'netlify', topic: 'a 404 page at its own URL', like: /status 200 instead of 404/ },
  {
    host: 'netlify',
    topic: 'files for hosts are not served',
    like: /(_\w+|\.treesite\.json): status 200 instead of 404/,
  },
  { host: 'netlify', topic: 'headers of other files', like: /an asset has the headers of pages/ },
  { host: 'netlify', topic: 'your own header rules', like: /x-own ("2"|1) instead of 1, "2"/ },
  { host: 'netlify', topic: 'caching', like: /max-age=0, must-revalidate instead of .*immutable/ },
  { host: 'netlify', topic: 'gzip of texts', like: /content-encoding undefined/ },
  { host: 'netlify', topic: 'brotli of texts', like: /content-encoding undefined/ },
  { host: 's3', topic: 'every page and file', like: /\/mine\/note: |content-type text\/\w+$/ },
  { host: 's3', topic: 'other forms of a page’s URL', like: /status (200|302|404) instead|Location \S* instead/ },
  { host: 's3', topic: 'aliases', like: /status (200|302) instead|Location \S* instead/ },
  { host: 's3', topic: 'the nearest 404 page', like: /the body is not services\/404\.html/ },
  { host: 's3', topic: 'a 404 page at its own URL', like: /status 200 instead of 404/ },
  { host: 's3', topic: 'browsers do not cache 404 pages', like: /cache-control undefined/ },
  { host: 's3', topic: 'headers of pages', like: /undefined instead of/ },
  { host: 's3', topic: 'headers of other files', like: /undefined instead of/ },
  { host: 's3', topic: 'your own header rules', like: /undefined instead of/ },
  { host: 's3', topic: 'caching', like: /\/mine\/note: / },
  { host: 's3', topic: 'gzip of texts', like: /content-encoding undefined/ },
  { host: 's3', topic: 'brotli of texts', like: /content-encoding undefined/ },
  { host: 's3', topic: 'methods other than GET and HEAD', like: /instead of 405/ },
];

export function differencesOf(host: string, results: Record<string, TopicResult>, form: Form) {
  const expected = differences.filter((one) => one.host === host && (one.when?.(form) ?? true));
  const all = Object.entries(results).flatMap(([topic, { wrong }]) => wrong.map((said) => ({ topic, said })));
  const isOf = (one: Difference, { topic, said }: (typeof all)[number]) => one.topic === topic && one.like.test(said);
  const isKnown = (found: (typeof all)[number]) => expected.some((one) => isOf(one, found));
  const format = ({ topic, said }: (typeof all)[number]) => `${topic}: ${said}`;
  return {
    known: all.filter(isKnown).map(format),
    unknown: all.filter((found) => !isKnown(found)).map(format),
    gone: expected.filter((one) => !all.some((found) => isOf(one, found))).map(({ topic, like }) => `${topic} ${like}`),
  };
}
