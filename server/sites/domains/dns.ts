import { Resolver } from 'node:dns/promises';
import { concurrencyLimit, QueueFull } from '#server/lib/concurrencyLimit.ts';
import { codeOf } from '#server/lib/errorCode.ts';
import { DNS_DEADLINE_MS, DNS_QUESTIONS, DNS_TRIES, DNS_TRY_MS } from '#server/limits/policy.ts';

/** What one question was answered with: its records, that there is no such name, or nothing that can be relied on. */
export type Asked = readonly string[] | 'no name' | 'unanswered';

/** Asks DNS about a name, and sends nothing else to anybody. */
export interface Dns {
  /** The name's A records. */
  addresses(name: string): Promise<Asked>;
  /** The name's AAAA records. */
  ipv6(name: string): Promise<Asked>;
  /** The name's TXT records, each in one piece. */
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
 * DNS by these servers (`DNS_SERVERS`); by the system's without any. What is asked twice at once is asked once, and so many
 * questions are under way at once: beyond those that may wait for them, one is taken for unanswered.
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
