/** A file of the site → the headers that describe it: media type, caching, the policy of an SVG. Pure. */
import { lookup } from 'mrmime';

/** Types that mrmime lacks, or has under an older name than search engines and feed readers expect. */
const own: Readonly<Record<string, string>> = {
  vcf: 'text/vcard',
  ico: 'image/x-icon',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** Types that are compressed already; all others are text, or compress as well as text does. */
const packed = /^(image\/(?!svg|x-icon)|video\/|audio\/|font\/woff|application\/(pdf|zip|octet-stream))/;

export function contentType(file: string): string {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const type = (Object.hasOwn(own, ending) ? own[ending] : lookup(ending)) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Compressed forms of smaller files are no smaller. */
export const minCompressedBytes = 200;

/** By the name of the file. */
export function isCompressible(file: string): boolean {
  return !packed.test(contentType(file));
}

/** For files whose names contain a hash of their contents. */
export const immutable = 'public, max-age=31536000, immutable';

/** Used again only if the host says that it is still the same. */
export const revalidate = 'public, max-age=0, must-revalidate';

export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
