/** The names and addresses under which a server on this machine can be reached. Reads the network interfaces. */
import { isIPv6 } from 'node:net';
import os from 'node:os';

/** `undefined`: this machine alone; `true`: every interface; otherwise the address or name of one. */
export type ListenHost = string | true | undefined;

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Interfaces of containers, virtual machines and tunnels: a phone in the same room does not reach them. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|utun|tun|tap|wg|zt|tailscale)/i;

/** The one address or name that `host` is, undefined where it is every interface. */
export function singleAddress(host: string | true): string | undefined {
  return host === true || ['0.0.0.0', '::', '[::]'].includes(host) ? undefined : host.replace(/^\[|\]$/g, '');
}

/** What a Host header may say: see refuse-request.ts. */
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

/** Addresses of a server that listens, for people to open; those of this machine first, then those for the phone. */
export function addressesToShow(host: ListenHost, port: number): { here: string; elsewhere: string[] } {
  const url = (name: string) => `http://${name}${port === 80 ? '' : `:${port}`}`;
  if (host === undefined) return { here: url('localhost'), elsewhere: [] };
  const one = singleAddress(host);
  if (one !== undefined) {
    const name = inAddress(one);
    return { here: url(name), elsewhere: loopback.includes(name) ? [] : [url(name)] };
  }
  const outside = interfaces().filter(({ isInternal }) => !isInternal);
  // A phone can be given an IPv6 address too, but nobody likes to type one.
  const preferred = outside.some(({ isV6 }) => !isV6) ? outside.filter(({ isV6 }) => !isV6) : outside;
  return { here: url('localhost'), elsewhere: preferred.map(({ address }) => url(address)) };
}

function interfaces(): { address: string; isInternal: boolean; isV6: boolean }[] {
  const named = Object.entries(os.networkInterfaces());
  return (
    named
      .sort(([a], [b]) => Number(virtual.test(a)) - Number(virtual.test(b)))
      .flatMap(([, addresses = []]) => addresses)
      // fe80:… needs the interface's name after it, which browsers do not accept.
      .filter(({ address }) => !address.toLowerCase().startsWith('fe80:'))
      .map(({ address, internal }) => ({ address: inAddress(address), isInternal: internal, isV6: isIPv6(address) }))
  );
}

function inAddress(host: string): string {
  return (isIPv6(host) ? `[${host}]` : host).toLowerCase();
}
