/** Reports values that no real business has: domains reserved for examples, stand-ins for names. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { DataRecord, Records } from '../../schema/records.ts';
import type { RecordLint } from '../linted-site.ts';

/** Domains that cannot be registered (RFC 2606 and RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Stand-ins for names in forms, templates and the starter. */
const standIn =
  /\b(Sample (Street|St|Road|Rd|Avenue|Ave|Lane|Drive|County|City|Town)|(My|Your) (Company|Business|Street|City|Town|County)|Any ?town|123 Main (Street|St)|Lorem ipsum)\b/i;

/** For `check`; ignores marked samples, which are reported themselves. */
export class PlaceholderLint implements RecordLint {
  readonly #found: Diagnostic[];

  constructor(records: Records) {
    this.#found = urlPathOf(records);
  }

  see(record: DataRecord, value: unknown): void {
    if (!isSample(value)) this.#found.push(...standIns(record, value));
  }

  finish(): Diagnostic[] {
    return this.#found;
  }
}

function urlPathOf({ site }: Records): Diagnostic[] {
  if (!site) return [];
  const { base } = site.value.url;
  const { hostname } = new URL(base);
  if (!reserved.test(hostname)) return [];
  return [
    diagnose(
      'url/placeholder',
      site.locate(['url', 'base']),
      `${hostname} is reserved for examples, so no site can be published there.`,
      {
        hint: 'Write the URL where the site will be published, or build with --base-url.',
      },
    ),
  ];
}

/** One diagnostic per file, at its first stand-in. */
function standIns(record: DataRecord, value: unknown): Diagnostic[] {
  const walk = (
    value: unknown,
    path: (string | number)[],
  ): { path: (string | number)[]; words: string } | undefined => {
    if (typeof value === 'string') {
      const words = standIn.exec(value)?.[0];
      return words === undefined ? undefined : { path, words };
    }
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, child] of Object.entries(value)) {
      const found = walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
      if (found) return found;
    }
    return undefined;
  };
  const found = walk(value, []);
  if (!found) return [];
  return [
    diagnose('content/placeholder', record.locate(found.path), `“${found.words}” is a placeholder.`, {
      hint: 'Write the real name, or omit the field.',
    }),
  ];
}

function isSample(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;
}
