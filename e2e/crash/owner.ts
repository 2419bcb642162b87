import path from 'node:path';
import type { Engine } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Place } from '../support/place.ts';

/** Works on a place's database as its owner, which bypasses all policies. The server must have ended. */
export const withOwner = async <Result>(
  { dataDir, databaseUrl }: Pick<Place, 'dataDir' | 'databaseUrl'>,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> => {
  const engine = await (databaseUrl ? openPostgres(databaseUrl) : openPglite(path.join(dataDir, 'db')));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};
