/** URLs of other sites, parsed as browsers do. Pure. */

/** Hosts that are safe to write in a header: `https://a;b` is a valid URL to a browser, but two directives in a content policy. */
const plainHost = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)$/;

/** Undefined for other schemes than http and https, for a URL with credentials, for an unusual host, and for a % without two hexadecimal digits. */
export function parseHttpUrl(text: string): URL | undefined {
  if (!URL.canParse(text) || /%(?![\da-f]{2})/i.test(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && plainHost.test(url.hostname) && isWhole(url, text);
  return /^https?:$/.test(url.protocol) && isPlain ? url : undefined;
}

/** Whether DNS accepts the host, and whether an IP address was written in full: browsers read `1.2.3` as 1.2.0.3. */
function isWhole({ hostname }: URL, text: string): boolean {
  const isShortened = /^[\d.]+$/.test(hostname) && !text.includes(hostname);
  return !isShortened && hostname.length <= 253 && hostname.split('.').every((label) => label.length <= 63);
}

/** Whether hosts read the path literally in `_headers` and `_redirects`, where `*` and `:name` are placeholders. Two slashes begin another site's URL. */
export function isPlainPath(pathname: string): boolean {
  return /^[\w.~%/-]*$/.test(pathname) && !pathname.includes('//');
}
