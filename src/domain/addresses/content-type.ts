/** Media types of the files a site is made of, and those that its owner may put beside it. Pure. */
import { lookup } from 'mrmime';

/** What mrmime does not know, or knows by an older name than search engines and feed readers expect. */
const own: Readonly<Record<string, string>> = {
  vcf: 'text/vcard',
  ico: 'image/x-icon',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** Types that are packed already: every other one is text of some kind, or gets smaller as if it were. */
const packed = /^(image\/(?!svg|x-icon)|video\/|audio\/|font\/woff|application\/(pdf|zip|octet-stream))/;

export function contentType(file: string): string {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const type = (Object.hasOwn(own, ending) ? own[ending] : lookup(ending)) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** By the name of the file. */
export function isCompressible(file: string): boolean {
  return !packed.test(contentType(file));
}
