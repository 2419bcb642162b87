import { recordAudit } from '#server/db/audit.ts';
import type { Database } from '#server/db/database.ts';
import { readDomain } from './name.ts';
import { releaseDomain } from './queries.ts';

/** Frees a domain that a site holds, as its operator asks for it on the server; what came of it, in words. */
export const release = (db: Database, typed: string): Promise<{ readonly done: boolean; readonly words: string }> => {
  const read = readDomain(typed);
  // What was once taken may be freed, whatever the rules say today.
  const name = 'problem' in read ? typed.trim().toLowerCase() : read.name;
  return db.asOperator(async (tx) => {
    const freed = await releaseDomain(tx, name);
    if (!freed) return { done: false, words: `No site holds ${name}` };
    const object = { type: 'domain', id: freed.id };
    await recordAudit(tx, { actor: { role: 'super_admin', accountId: null }, action: 'domain released', object });
    return { done: true, words: `${name} no longer belongs to the site ${freed.slug}` };
  });
};
