import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** Whose a host name is: the platform's own, perhaps a broker's domain, or nobody's. */
export type Host =
  | { readonly kind: 'own' }
  /** `authority`: the name, with the port where one was said that is not the web's own. */
  | { readonly kind: 'domain'; readonly name: string; readonly authority: string }
  | undefined;

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
 * Reads what a request says it wants to reach: `Homes.Example.com.:8080` is the domain homes.example.com. The platform's are its
 * own name, localhost with what is under it, and every IP address. What is no plain host name is nobody's.
 */
export const readHost = (authority: string, ownHost: string | undefined): Host => {
  const [, host = '', said = '443'] = AUTHORITY.exec(authority) ?? [];
  const port = Number(said);
  if (port > 65_535) return undefined;
  if (isIP(host.replace(/^\[|\]$/g, ''))) return OWN;
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!NAME.test(name)) return undefined;
  if (name === ownHost || isLocal(name)) return OWN;
  if (!name.includes('.')) return undefined;
  return { kind: 'domain', name, authority: port === 80 || port === 443 ? name : `${name}:${port}` };
};
