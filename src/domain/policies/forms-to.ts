/** Forms settings → the https or mailto URL that forms are sent to, if it is not on the site. Pure. */

interface FormsSettings {
  endpoint?: string | undefined;
  mailto?: string | undefined;
}

export function formsTo({ endpoint, mailto }: FormsSettings): string | undefined {
  return mailto === undefined ? endpoint : `mailto:${mailto}`;
}
