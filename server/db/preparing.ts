import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { STATEMENTS_COUNTED, STATEMENTS_PREPARED } from '../limits/policy.ts';

interface Counted {
  uses: number;
  name?: string;
}

// What is searched for decides which plan is good: such a statement is planned anew each time.
const SEARCHES = /\blike\b|~\*|%>|websearch/i;
const USES_BEFORE = 3;

const counted = new LRUCache<string, Counted>({ max: STATEMENTS_COUNTED });
let named = 0;

/**
 * The name under which connections keep the plan of a statement; undefined for one that is rare or searches. Planning a query under the
 * row-level policies takes longer than most queries do. PostgreSQL keeps the plans of a connection until it ends, so there are names for
 * so many statements only.
 */
export const statementName = (text: string): string | undefined => {
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

type Config = pg.QueryConfig & { name?: string | undefined };

/** A client that prepares the statements which are used often. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` cannot be named.
  override query(...args: any[]): any {
    const [config, ...rest] = args as [Config | string, ...unknown[]];
    const [values] = rest;
    const prepared =
      typeof config === 'object' && config.text && !config.name && Array.isArray(values) && values.length > 0
        ? { ...config, name: statementName(config.text) }
        : config;
    return (super.query as (...all: unknown[]) => unknown).call(this, prepared, ...rest);
  }
}
