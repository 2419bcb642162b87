import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A query as it is sent to the database. */
export interface CapturedQuery {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The queries that Drizzle sends while `work` runs. */
export const captureQueries = async (work: () => Promise<unknown>): Promise<CapturedQuery[]> => {
  const captured: CapturedQuery[] = [];
  const built = PgDialect.prototype.sqlToQuery;
  PgDialect.prototype.sqlToQuery = function (this: PgDialect, ...given: Parameters<typeof built>) {
    const query = built.apply(this, given);
    captured.push(query);
    return query;
  };
  try {
    await work();
  } finally {
    PgDialect.prototype.sqlToQuery = built;
  }
  return captured;
};

/** The query again, to be repeated or explained; its parameters stay parameters. */
export const againOf = ({ sql: text, params }: CapturedQuery): SQL =>
  sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part))));

/** The query for the rows among those of a list call. */
export const rowsQueryOf = (queries: readonly CapturedQuery[]): CapturedQuery => {
  const query = queries.find(({ sql: text }) => /^select .* order by .* limit /.test(text));
  if (!query) throw new Error('No query for rows was sent');
  return query;
};
