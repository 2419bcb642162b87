import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '#server/db/schema/jobs.ts';
import type { MailSink } from '../support/mailSink.ts';
import type { Place } from '../support/place.ts';
import { withOwner } from './owner.ts';

const ARRIVES_WITHIN_MS = 60_000;
const HOST = '127.0.0.1';

// What was refused for good is sent again, as the operator would; what waits for its next try is due.
const bringForward = (place: Place): Promise<string[]> =>
  withOwner(place, ({ transaction }) =>
    transaction(async (tx) => {
      const rows = await tx.select().from(jobs).where(eq(jobs.kind, 'mail'));
      await tx
        .update(jobs)
        .set({ state: 'waiting', tries: 0, runAt: sql`now()`, endedAt: null })
        .where(sql`${jobs.kind} = 'mail' and ${jobs.state} <> 'done'`);
      return rows.map(({ id, createdAt }) => `<${id}.${createdAt.getTime()}@${HOST}>`);
    }),
  );

/**
 * Starts a server once more, with a mail server that behaves, and waits for the mails that are left. Resolves with how many mails
 * there are, and how many the mail server got again because a process died before it could note the answer. Throws for a mail that
 * does not arrive, and for one that no stored order explains.
 */
export const deliverMails = async (place: Place, sink: MailSink): Promise<{ mails: number; repeatedMails: number }> => {
  const ordered = await bringForward(place);
  sink.behave();
  const server = place.start();
  await server.ready();
  const began = Date.now();
  const missing = () => ordered.filter((id) => !sink.accepted.has(id));
  while (missing().length > 0) {
    if (Date.now() > began + ARRIVES_WITHIN_MS) throw new Error(`Mails that did not arrive: ${missing().join(', ')}`);
    await wait(100);
  }
  await server.stop();
  const unexplained = [...sink.accepted.keys()].filter((id) => !ordered.includes(id));
  if (unexplained.length > 0) throw new Error(`Mails that nobody ordered: ${unexplained.join(', ')}`);
  const sent = [...sink.accepted.values()].reduce((sum, count) => sum + count, 0);
  return { mails: ordered.length, repeatedMails: sent - ordered.length };
};
