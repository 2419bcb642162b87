import type { EnquiryBody } from '#contract/sites.ts';
import type { Database, Tx, VisitedBroker } from '../db/database.ts';
import { found } from '../errors.ts';
import { once, type Repeat, replay } from '../http/idempotency.ts';
import { giveBack } from '../http/throttle.ts';
import { keyedMutex } from '../lib/keyedMutex.ts';
import { countEnquiry, isFromProgram, refuseHasty } from './enquiryLimits.ts';
import { receiveEnquiry } from './receiveEnquiry.ts';

interface Visit<T> {
  readonly db: Database;
  /** Runs work as a visitor; `broker` is undefined when there is nothing public to enquire about. */
  readonly visit: <R>(work: (tx: Tx, broker: VisitedBroker | undefined) => Promise<R>) => Promise<R>;
  /** The key for the limit of new leads: a site's slug, or a broker's id. */
  readonly place: (broker: VisitedBroker) => string;
  readonly body: EnquiryBody;
  readonly repeat: Repeat | undefined;
  readonly address: string;
  /** Records what else follows from an enquiry that became or joined a lead. */
  readonly note?: (tx: Tx, broker: VisitedBroker, leadId: number) => Promise<void>;
  /** The response. A recognised bot gets the same kind of response, without anything valuable. */
  readonly answer: (tx: Tx, broker: VisitedBroker, isProgram: boolean) => T | Promise<T>;
}

/**
 * Takes a visitor's enquiry within the limits; a repeat under the same key gets the same response and does not count.
 */
export const takeEnquiry = <T>({ db, visit, place, body, repeat, address, note, answer }: Visit<T>): Promise<T> =>
  // Repeats under a key run one after another, so that each finds the first response, and none counts.
  keyedMutex(repeat && `${repeat.actor} ${repeat.key}`, async () => {
    const before = await visit(async (tx, visited) => {
      // Only for existing sites and homes: made-up names must not fill the table of counts.
      const broker = found(visited);
      return { broker, answered: await replay<T>(tx, repeat) };
    });
    if (before.answered) return before.answered;
    refuseHasty(body);
    const counted = await db.asSystem((tx) => countEnquiry(tx, place(before.broker), address));
    let isLead = false;
    try {
      return await visit((tx, visited) => {
        const broker = found(visited);
        return once(tx, repeat, async () => {
          const isProgram = isFromProgram(body);
          if (!isProgram) {
            const { leadId, isNew } = await receiveEnquiry(tx, broker, body);
            isLead = isNew;
            await note?.(tx, broker, leadId);
          }
          return answer(tx, broker, isProgram);
        });
      });
    } finally {
      // Not awaited, or the response time would reveal it. If it fails, the count expires.
      if (!isLead) void db.asSystem((tx) => giveBack(tx, counted)).catch(() => undefined);
    }
  });
