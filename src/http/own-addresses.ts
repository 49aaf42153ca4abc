/** The host names and addresses at which a server on this machine can be reached. Reads the network interfaces. */
import { isIPv6 } from 'node:net';
import os from 'node:os';

/** `undefined`: this machine only; `true`: all interfaces; otherwise the address or name of one. */
export type ListenHost = string | true | undefined;

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Interfaces of containers, virtual machines and tunnels, which a phone in the same network cannot reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|utun|tun|tap|wg|zt|tailscale)/i;

/** The address or name in `host`; undefined for all interfaces. */
export function singleAddress(host: string | true): string | undefined {
  return host === true || ['0.0.0.0', '::', '[::]'].includes(host) ? undefined : host.replace(/^\[|\]$/g, '');
}

/** The names that a Host header may contain: see refuse-request.ts. */
export function ownHosts(host?: ListenHost): ReadonlySet<string> {
  if (host === undefined) return new Set(loopback);
  const one = singleAddress(host);
  if (one !== undefined) return new Set([...loopback, inAddress(one)]);
  const name = os.hostname().toLowerCase();
  return new Set([
    ...loopback,
    ...interfaces().map(({ address }) => address),
    name,
    `${name.replace(/\..*$/, '')}.local`,
  ]);
}

/** URLs of a listening server for people to open: on this machine (`here`), and from a phone (`elsewhere`). */
export function addressesToShow(host: ListenHost, port: number): { here: string; elsewhere: string[] } {
  const url = (name: string) => `http://${name}${port === 80 ? '' : `:${port}`}`;
  if (host === undefined) return { here: url('localhost'), elsewhere: [] };
  const one = singleAddress(host);
  if (one !== undefined) {
    const name = inAddress(one);
    return { here: url(name), elsewhere: loopback.includes(name) ? [] : [url(name)] };
  }
  const outside = interfaces().filter(({ isInternal }) => !isInternal);
  // IPv4 addresses are easier to type on a phone.
  const preferred = outside.some(({ isV6 }) => !isV6) ? outside.filter(({ isV6 }) => !isV6) : outside;
  return { here: url('localhost'), elsewhere: preferred.map(({ address }) => url(address)) };
}

function interfaces(): { address: string; isInternal: boolean; isV6: boolean }[] {
  const named = Object.entries(os.networkInterfaces());
  return (
    named
      .sort(([a], [b]) => Number(virtual.test(a)) - Number(virtual.test(b)))
      .flatMap(([, addresses = []]) => addresses)
      // Link-local addresses (fe80:…) need a zone id, which browsers do not accept.
      .filter(({ address }) => !address.toLowerCase().startsWith('fe80:'))
      .map(({ address, internal }) => ({ address: inAddress(address), isInternal: internal, isV6: isIPv6(address) }))
  );
}

function inAddress(host: string): string {
  return (isIPv6(host) ? `[${host}]` : host).toLowerCase();
}
