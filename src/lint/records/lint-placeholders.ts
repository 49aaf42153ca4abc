/** What cannot be true of any business: an address reserved for examples, words in place of a name that is still to come. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { DataRecord, Records } from '../../schema/records.ts';
import type { RecordLint } from '../linted-site.ts';

/** RFC 2606 and RFC 6761: names under them cannot be registered. */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** What forms, templates and the starter say where a name belongs. */
const standIn =
  /\b(Sample (Street|St|Road|Rd|Avenue|Ave|Lane|Drive|County|City|Town)|(My|Your) (Company|Business|Street|City|Town|County)|Any ?town|123 Main (Street|St)|Lorem ipsum)\b/i;

/** For what is about to be published; marked samples are reported as such. */
export class PlaceholderLint implements RecordLint {
  readonly #found: Diagnostic[];

  constructor(records: Records) {
    this.#found = addressOf(records);
  }

  see(record: DataRecord, value: unknown): void {
    if (!isSample(value)) this.#found.push(...standIns(record, value));
  }

  finish(): Diagnostic[] {
    return this.#found;
  }
}

function addressOf({ site }: Records): Diagnostic[] {
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

/** One per file, at the first. */
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
