import { setTimeout as wait } from 'node:timers/promises';
import { eq, ne, sql } from 'drizzle-orm';
import { jobs } from '#server/db/schema/jobs.ts';
import type { MailSink } from '../support/mailSink.ts';
import type { Place } from '../support/place.ts';
import { withOwner } from './owner.ts';

const ARRIVE_WITHIN_MS = 60_000;
const ROUND_MS = 2_000;
const HOST = '127.0.0.1';

/** The Message-IDs of all mails that are ordered, and how many jobs are left to do. */
interface MailJobs {
  readonly ids: readonly string[];
  readonly left: number;
}

// Makes every unfinished job due: those refused for good, which the operator would send again, and those that wait for
// their next try or for a dead process's lease to end.
const bringForward = (place: Place): Promise<MailJobs> =>
  withOwner(place, ({ transaction }) =>
    transaction(async (tx) => {
      const left = await tx
        .update(jobs)
        .set({ state: 'waiting', tries: 0, runAt: sql`now()`, endedAt: null })
        .where(ne(jobs.state, 'done'))
        .returning({ id: jobs.id });
      const mails = await tx.select().from(jobs).where(eq(jobs.kind, 'mail'));
      return { ids: mails.map(({ id, createdAt }) => `<${id}.${createdAt.getTime()}@${HOST}>`), left: left.length };
    }),
  );

/**
 * Restarts the server, with a mail server that accepts everything, until no job is left: some jobs order mails.
 * Resolves with how many mails there are, and how many the mail server got again because a process died before it could
 * note the answer. Throws for a mail that does not arrive, and for one that no stored order explains.
 */
export const deliverMails = async (place: Place, sink: MailSink): Promise<{ mails: number; repeatedMails: number }> => {
  sink.behave();
  const deadline = Date.now() + ARRIVE_WITHIN_MS;
  let mailJobs = await bringForward(place);
  while (mailJobs.left > 0) {
    if (Date.now() > deadline) throw new Error(`${mailJobs.left} jobs are not done`);
    const server = place.start();
    await server.ready();
    await wait(ROUND_MS);
    await server.stop();
    mailJobs = await bringForward(place);
  }
  const missing = mailJobs.ids.filter((id) => !sink.accepted.has(id));
  if (missing.length > 0) throw new Error(`Mails that did not arrive: ${missing.join(', ')}`);
  const unexplained = [...sink.accepted.keys()].filter((id) => !mailJobs.ids.includes(id));
  if (unexplained.length > 0) throw new Error(`Mails that nobody ordered: ${unexplained.join(', ')}`);
  const sent = [...sink.accepted.values()].reduce((sum, count) => sum + count, 0);
  return { mails: mailJobs.ids.length, repeatedMails: sent - mailJobs.ids.length };
};
