import { sql } from 'drizzle-orm';
import { databaseOver } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { startWorker } from '../jobs/worker.ts';

// A process that does jobs, each of which adds a row to the table `done_jobs`. Started by jobs/jobs.db.test.ts.
const db = databaseOver(await openPostgres(process.argv[2] ?? '', { opening: 'as it is' }));
startWorker(
  {
    db,
    handlers: {
      count:
        async ({ nth }) =>
        (tx) =>
          tx.execute(sql`insert into done_jobs values (${Number(nth)}::int)`),
    },
  },
  () => process.exit(1),
);
