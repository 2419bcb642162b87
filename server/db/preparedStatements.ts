import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { STATEMENTS_COUNTED, STATEMENTS_PREPARED } from '../limits/server.ts';

// Which plan is good depends on the searched text, so these statements are planned anew each time.
const SEARCHES = /\blike\b|~\*|%>|websearch/i;
const USES_BEFORE = 3;

/**
 * Gives the statements of a pool names, under which its connections keep their plans; rare statements and searches get
 * none. Planning a query under the row-level policies takes longer than most queries. PostgreSQL keeps a connection's
 * plans until it ends, so the number of names is limited.
 */
const statementNames = () => {
  const counted = new LRUCache<string, { uses: number; name?: string }>({ max: STATEMENTS_COUNTED });
  let named = 0;
  return (text: string): string | undefined => {
    if (SEARCHES.test(text)) return undefined;
    const known = counted.get(text) ?? { uses: 0 };
    known.uses += 1;
    if (!known.name && known.uses >= USES_BEFORE && named < STATEMENTS_PREPARED) {
      named += 1;
      known.name = `nivaas_${named}`;
    }
    counted.set(text, known);
    return known.name;
  };
};

/** A client class, for one pool, that prepares statements that are used often. */
export const preparedStatementClient = (): typeof pg.Client => {
  const nameOf = statementNames();
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` cannot be named.
    override query(...args: any[]): any {
      const [config, values] = args as [pg.QueryConfig | string, unknown];
      if (typeof config === 'object' && config.text && !config.name && Array.isArray(values) && values.length > 0)
        args[0] = { ...config, name: nameOf(config.text) };
      return (super.query as (...all: unknown[]) => unknown).apply(this, args);
    }
  };
};
