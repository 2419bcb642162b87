import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** Whose a host name is: the platform's own, perhaps a broker's domain, or nobody's. */
export type Host = { readonly kind: 'own' } | { readonly kind: 'domain'; readonly name: string } | undefined;

const OWN: Host = { kind: 'own' };
const AUTHORITY = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i;
const NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** The host name of `PUBLIC_URL`; undefined where there is none, or it is an address. */
export const ownHostOf = (publicUrl: string | undefined): string | undefined => {
  const name = publicUrl && domainToASCII(new URL(publicUrl).hostname).replace(/\.$/, '');
  return name && !isIP(name.replace(/^\[|\]$/g, '')) ? name : undefined;
};

/**
 * What the addresses of a domain begin with: the scheme, and the port where it is not the web's own, are those of `PUBLIC_URL`,
 * because one proxy stands before both. Never what a visitor said. Without `PUBLIC_URL` only the scheme of the request is known.
 */
export const originOn = (publicUrl: string | undefined, name: string, protocol: string): string => {
  if (!publicUrl) return `${protocol === 'https' ? 'https' : 'http'}://${name}`;
  const { protocol: scheme, port } = new URL(publicUrl);
  return `${scheme}//${name}${port && `:${port}`}`;
};

/** Whether two say the same: both ours, or the same domain. */
export const isSameHost = (one: Host, other: Host): boolean =>
  one?.kind === 'domain' && other?.kind === 'domain' ? one.name === other.name : one?.kind === other?.kind;

/**
 * Reads what a request says it wants to reach: `Homes.Example.com.:8080` is the domain homes.example.com. The platform's are its
 * own name, localhost with what is under it, and every IP address. What is no plain host name is nobody's.
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
