import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** The kind of a host name: the platform's own, possibly a broker's domain, or undefined for anything else. */
export type Host = { readonly kind: 'own' } | { readonly kind: 'domain'; readonly name: string } | undefined;

const OWN: Host = { kind: 'own' };
const AUTHORITY = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i;
const NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** The host name of `PUBLIC_URL`; undefined without one, or if it is an IP address. */
export const ownHostOf = (publicUrl: string | undefined): string | undefined => {
  const name = publicUrl && domainToASCII(new URL(publicUrl).hostname).replace(/\.$/, '');
  return name && !isIP(name.replace(/^\[|\]$/g, '')) ? name : undefined;
};

/**
 * The origin of a domain's URLs. Scheme and port come from `PUBLIC_URL`, because one proxy serves both, and never from
 * the visitor. Without `PUBLIC_URL` the scheme is the request's.
 */
export const originOn = (publicUrl: string | undefined, name: string, protocol: string): string => {
  if (!publicUrl) return `${protocol === 'https' ? 'https' : 'http'}://${name}`;
  const { protocol: scheme, port } = new URL(publicUrl);
  return `${scheme}//${name}${port && `:${port}`}`;
};

/** Whether two hosts are the same: both ours, or the same domain. */
export const isSameHost = (one: Host, other: Host): boolean =>
  one?.kind === 'domain' && other?.kind === 'domain' ? one.name === other.name : one?.kind === other?.kind;

/**
 * Reads a `Host` header: `Homes.Example.com.:8080` is the domain homes.example.com. The platform's own hosts are its
 * name, localhost and the names below it, and every IP address. Undefined for anything that is not a plain host name.
 */
export const readHost = (authority: string, ownHost: string | undefined): Host => {
  const [, host = '', port = '443'] = AUTHORITY.exec(authority) ?? [];
  if (Number(port) > 65_535) return undefined;
  if (isIP(host.replace(/^\[|\]$/g, ''))) return OWN;
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!NAME.test(name)) return undefined;
  if (name === ownHost || isLocal(name)) return OWN;
  if (!name.includes('.')) return undefined;
  return { kind: 'domain', name };
};
