/** Reports URLs and email addresses on hosts that no visitor can reach: domains reserved for examples, local networks, the visitor's own computer. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { findTexts, isInSample } from './find-texts.ts';

/** Ignores samples. */
export function checkHosts({ kind, value, ...record }: DataRecord): Diagnostic[] {
  return findTexts({ kind, value, ...record }, hostIn).flatMap(({ words: host, at, path = [] }) => {
    const field = kind === 'site' ? path : [];
    if (isInSample(value, path) || isElsewhere(field, host)) return [];
    const [result, hint] = consequenceOf(field);
    return [diagnose('url/placeholder', at, `${whyUnreachable(host)}, so ${result}.`, { hint })];
  });
}

/** An endpoint on this computer has its own message, and visitors see neither the reasons in checks nor the policy's list of hosts. */
function isElsewhere([group, field]: Path, host: string): boolean {
  if (group === 'forms') return host === 'localhost' || host === '127.0.0.1';
  return group === 'checks' || (group === 'security' && field === 'allow');
}

function consequenceOf([group]: Path): [result: string, hint: string] {
  if (group === 'url')
    return [
      'no site can be published there',
      'Write the URL where the site will be published, or build with --base-url.',
    ];
  return [
    group === 'forms' ? 'requests from visitors would be lost' : 'nobody can reach it',
    'Write the real URL or email address. If it is meant as an example, allow this warning under checks.allow in site.yaml.',
  ];
}

/** Domains that cannot be registered (RFC 2606 and RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const ownComputer = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[::1?\]$/;

/** Private addresses (RFC 1918, RFC 3927, RFC 4193), and names that only a local network knows. */
const localNetwork =
  /^(10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$|^\[f[cde][\da-f]{0,2}:|\.(local|internal|lan|home\.arpa)$/;

/** The host of a URL, of an email address, or of a domain written with www. */
const hosts = /(?:\/\/|@|(?<![\w.-])(?=www\.))(\[[\da-f:.]+\]|[a-z\d-]+(?:\.[a-z\d-]+)*)/gi;

/** The first host of a text that no visitor can reach. */
function hostIn(text: string): string | undefined {
  const found = [...text.matchAll(hosts)].map(([, host = '']) => host.toLowerCase());
  return found.find((host) => reserved.test(host) || isPrivate(host));
}

/** Whether a host is only valid on one computer or in one network. */
export function isPrivate(host: string): boolean {
  return ownComputer.test(host) || localNetwork.test(host);
}

/** A sentence without its full stop. */
function whyUnreachable(host: string): string {
  if (ownComputer.test(host)) return `${host} always means the visitor’s own computer`;
  if (localNetwork.test(host)) return `${host} is known only in a local network`;
  return `${host} is reserved for examples and tests`;
}
