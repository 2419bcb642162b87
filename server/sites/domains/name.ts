import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain, parse } from 'tldts';

/** A normalised domain (lower case, punycode, without a trailing dot), and its registrable domain. */
export interface DomainName {
  readonly name: string;
  readonly registrable: string;
}

// Names below private suffixes such as github.io belong to different owners, like those below co.in.
const SUFFIXES = { allowPrivateDomains: true };
// Leaves room for `_nivaas.`.
const LONGEST = 245;
const LONGEST_LABEL = 63;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
// Reserved for examples and tests: they cannot be registered, but a test's DNS server may know them.
const FOR_TESTS: ReadonlySet<string> = new Set(['example', 'test']);
const INTERNAL: ReadonlySet<string> = new Set(
  'localhost local internal intranet private lan home corp localdomain invalid onion arpa'.split(' '),
);

/** The registrable domain: `a.b.co.in` → `b.co.in`; undefined for a public suffix. */
export const registrableOf = (name: string): string | undefined => getDomain(name, SUFFIXES) ?? undefined;

const problemAsTyped = (typed: string): string | undefined => {
  if (!typed) return 'Domain is required';
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(typed) || typed.startsWith('//')) {
    return 'Leave out http:// or https://: just the name, such as homes.example.com';
  }
  if (/[/\\?#]/.test(typed)) return 'Leave out what follows the name: just homes.example.com, without a path';
  if (typed.includes('@')) return 'This looks like an email address: just the name after the @';
  if (typed.includes('*')) return 'Connect one name, not all names under a domain (no *)';
  if (isIP(typed.replace(/^\[|\]$/g, ''))) return 'An IP address is not a domain';
  if (typed.includes(':')) return 'Leave out the colon and the port: just the name, such as homes.example.com';
  if (typed.includes('_')) return 'A website’s name holds no underscore (_)';
  if (/[\s%,;]/.test(typed)) return 'A domain holds letters, digits, hyphens and dots only';
  return undefined;
};

const problemOfLabels = (name: string): string | undefined => {
  const labels = name.split('.');
  if (labels.includes('')) return 'A domain cannot have two dots in a row, or begin with one';
  if (labels.some((label) => label.length > LONGEST_LABEL)) {
    return `Each part between dots can have at most ${LONGEST_LABEL} characters`;
  }
  if (name.length > LONGEST) return `A domain has at most ${LONGEST} characters`;
  if (!labels.every((label) => LABEL.test(label))) {
    return 'A domain holds letters, digits and hyphens, and no part begins or ends with a hyphen';
  }
  const last = labels.at(-1) ?? '';
  if (INTERNAL.has(last)) return 'This name cannot be reached from the internet';
  if (labels.length === 1) return 'A domain has an ending, such as .com or .in';
  return undefined;
};

const problemOfEnding = (name: string): string | undefined => {
  const { isIcann, isPrivate, publicSuffix } = parse(name, SUFFIXES);
  if (!isIcann && !isPrivate && !FOR_TESTS.has(publicSuffix ?? '')) {
    return `There are no domains that end in .${publicSuffix}`;
  }
  return registrableOf(name) ? undefined : 'This is an ending that many share: add your own name before it';
};

// Node 24's `domainToASCII` lets ASCII pass, even punycode that cannot be decoded; Node 20's does not.
const decodes = (label: string): boolean => !label.startsWith('xn--') || !['', label].includes(domainToUnicode(label));

const isOurs = (registrable: string, ownHost: string | undefined): boolean =>
  ownHost !== undefined && (registrableOf(ownHost) ?? ownHost) === registrable;

/**
 * Normalises and validates a typed domain. `ownHost` is the platform's host: names of its registrable domain are rejected. Returns
 * the problem as a message for users instead of throwing.
 */
export const readDomain = (input: string, ownHost?: string): DomainName | { readonly problem: string } => {
  const typed = input.trim();
  const wrong = problemAsTyped(typed);
  if (wrong) return { problem: wrong };
  const name = domainToASCII(typed).replace(/\.$/, '');
  // Also other notations of an address: 127.1, 0x7f.0.0.1, full-width digits.
  if (isIP(name)) return { problem: 'An IP address is not a domain' };
  const isName = name !== '' && name.split('.').every(decodes);
  if (!isName) {
    const long = typed.split('.').some((label) => label.length > LONGEST_LABEL);
    const tooLong = `Each part between dots can have at most ${LONGEST_LABEL} characters`;
    return { problem: long ? tooLong : 'This is not a domain name' };
  }
  const problem = problemOfLabels(name) ?? problemOfEnding(name);
  const registrable = problem ? undefined : registrableOf(name);
  if (!registrable) return { problem: problem ?? 'This is not a domain name' };
  if (isOurs(registrable, ownHost)) return { problem: 'This is an address of Nivaas itself' };
  return { name, registrable };
};
