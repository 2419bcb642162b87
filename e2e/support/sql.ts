import pg from 'pg';

/** Runs statements one after the other on a connection of their own, and resolves with the rows of the last. */
export const runSql = async (url: string, ...statements: string[]): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};
