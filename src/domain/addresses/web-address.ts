/** Addresses of other sites, read as browsers read them. Pure. */

/** What may be printed in a header as it is: `https://a;b` is a host to a browser, and two directives in a policy. */
const plainHost = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)$/;

/** Undefined for what is no http or https address, has a name and password in it, or a host that is no host name. */
export function parseWebAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && plainHost.test(url.hostname);
  return /^https?:$/.test(url.protocol) && isPlain ? url : undefined;
}

/** A path that hosts' `_headers` and `_redirects` read literally: `*` and `:name` are placeholders there. */
export function isPlainPath(pathname: string): boolean {
  return /^[\w.~%/-]*$/.test(pathname);
}
