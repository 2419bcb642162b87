import { setTimeout as wait } from 'node:timers/promises';
import { type SupportContact, supportContact } from '#contract/supportContact.ts';
import type { Database } from '../db/database.ts';
import { coalescedCache } from '../lib/coalescedCache.ts';
import { SUPPORT_WAIT_MS } from '../limits/homes.ts';
import { readSettings } from './settings.ts';

/**
 * Reads the support contact that the operator set. While the database does not respond, returns the last known one, so
 * that built pages do not wait for it.
 */
export const cacheSupport = (db: Database): (() => Promise<SupportContact>) => {
  let last = supportContact;
  const chosen = coalescedCache(
    async () => {
      const { support_phone: phone, support_email: email } = await db.asVisitor(readSettings);
      last = { phone, email };
      return last;
    },
    { max: 1 },
  );
  return async () => {
    const known = chosen.peek('');
    if (known) return known;
    await Promise.race([chosen.get('').catch(() => last), wait(SUPPORT_WAIT_MS, undefined, { ref: false })]);
    return last;
  };
};
