/** Where forms go, if not to the site itself: an https or mailto address. Pure. */

interface FormsSettings {
  endpoint?: string | undefined;
  mailto?: string | undefined;
}

export function formsTo({ endpoint, mailto }: FormsSettings): string | undefined {
  return mailto === undefined ? endpoint : `mailto:${mailto}`;
}
