import { type SQL, sql } from 'drizzle-orm';
import { queryLogger } from '../tracing/spans.ts';

/** A query as sent to the database. */
export interface CapturedQuery {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The queries that Drizzle sends while `work` runs. */
export const captureQueries = async (work: () => Promise<unknown>): Promise<CapturedQuery[]> => {
  const captured: CapturedQuery[] = [];
  const { logQuery } = queryLogger;
  queryLogger.logQuery = (text: string, params: unknown[] = []) => void captured.push({ sql: text, params });
  try {
    await work();
  } finally {
    queryLogger.logQuery = logQuery;
  }
  return captured;
};

/** The captured query as SQL to repeat or explain; its parameters stay parameters. */
export const againOf = ({ sql: text, params }: CapturedQuery): SQL =>
  sql.join(
    text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  );

/** Among the queries of a list call, the one that reads the rows. */
export const rowsQueryOf = (queries: readonly CapturedQuery[]): CapturedQuery => {
  const query = queries.find(({ sql: text }) => /^select .* order by .* limit /.test(text));
  if (!query) throw new Error('No query for rows was sent');
  return query;
};
