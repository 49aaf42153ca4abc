/** Whether a request was meant for this machine: another name that points here is an attack (DNS rebinding). Pure. */

/** `host` is the request's Host header. */
export function isOwnHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}
