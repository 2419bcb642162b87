import { type Placeholder, sql } from 'drizzle-orm';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

type Session = Tx['_']['session'];
type Given = Parameters<Session['prepareQuery']>;

/** A drizzle query whose values are placeholders. */
interface Query<Answer> {
  prepare(name: string): { execute(): Promise<Answer> };
}

/** Replaces the connection while a query is built, and records what the connection would get. */
const recorder = {
  prepareQuery: (...given: Given) => {
    const built: object = { given, setToken: () => built };
    return built;
  },
};

/**
 * A query that is built once and sent with different values each time: building its text takes longer than sending it.
 * For queries of nearly every call, but not for those with a tenant filter: tests check the policies without it.
 */
export const preparedQuery = <const Name extends string, Answer>(
  names: readonly Name[],
  build: (tx: Tx, values: Readonly<Record<Name, Placeholder>>) => Query<Answer>,
): ((tx: Tx, values: Readonly<Record<Name, unknown>>) => Promise<Answer>) => {
  const placeholders: Readonly<Record<string, Placeholder>> = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  );
  const tx = new PgDatabase(new PgDialect(), recorder as unknown as Session, undefined);
  const query = build(tx as unknown as Tx, placeholders as Record<Name, Placeholder>).prepare('');
  const { given, setToken: _, ...rest } = query as unknown as { given: Given; setToken: unknown };
  return ({ _: { session } }, values) =>
    Object.assign(session.prepareQuery(...given), rest).execute(values) as Promise<Answer>;
};
