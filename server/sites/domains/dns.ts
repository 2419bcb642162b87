import { Resolver } from 'node:dns/promises';
import { concurrencyLimit, QueueFull } from '#server/lib/concurrencyLimit.ts';
import { codeOf } from '#server/lib/errorCode.ts';
import { DNS_DEADLINE_MS, DNS_QUESTIONS, DNS_TRIES, DNS_TRY_MS } from '#server/limits/homes.ts';

/** The result of a DNS question: its records, that the name does not exist, or no reliable answer. */
export type Asked = readonly string[] | 'no name' | 'unanswered';

/** DNS lookups. */
export interface Dns {
  /** The name's A records. */
  addresses(name: string): Promise<Asked>;
  /** The name's AAAA records. */
  ipv6(name: string): Promise<Asked>;
  /** The name's TXT records, each joined to one string. */
  texts(name: string): Promise<Asked>;
}

const asked = async (servers: readonly string[], ask: (resolver: Resolver) => Promise<string[]>): Promise<Asked> => {
  const resolver = new Resolver({ timeout: DNS_TRY_MS, tries: DNS_TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const deadline = setTimeout(() => resolver.cancel(), DNS_DEADLINE_MS);
  try {
    return await ask(resolver);
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTFOUND' ? 'no name' : code === 'ENODATA' ? [] : 'unanswered';
  } finally {
    clearTimeout(deadline);
  }
};

/**
 * DNS lookups by these servers (`DNS_SERVERS`), or by the system's if there are none. Identical concurrent questions are sent once.
 * Questions in progress and waiting are limited; beyond that a question counts as unanswered.
 */
export const askDns = (servers: readonly string[]): Dns => {
  const asking = new Map<string, Promise<Asked>>();
  const limited = concurrencyLimit(DNS_QUESTIONS);
  const begin = async (ask: (resolver: Resolver) => Promise<string[]>): Promise<Asked> => {
    try {
      return await limited(() => asked(servers, ask));
    } catch (error) {
      if (error instanceof QueueFull) return 'unanswered';
      throw error;
    }
  };
  const once = (question: string, ask: (resolver: Resolver) => Promise<string[]>): Promise<Asked> => {
    const answer = asking.get(question) ?? begin(ask).finally(() => asking.delete(question));
    asking.set(question, answer);
    return answer;
  };
  return {
    addresses: (name) => once(`A ${name}`, (resolver) => resolver.resolve4(name)),
    ipv6: (name) => once(`AAAA ${name}`, (resolver) => resolver.resolve6(name)),
    texts: (name) =>
      once(`TXT ${name}`, async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
  };
};
