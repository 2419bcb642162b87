import { recordAudit } from '#server/db/audit.ts';
import type { Database } from '#server/db/database.ts';
import { readDomain } from './name.ts';
import { releaseDomain } from './queries.ts';

/** Releases a site's domain, for the operator's command, and returns a message. */
export const release = (db: Database, typed: string): Promise<{ readonly done: boolean; readonly words: string }> => {
  const read = readDomain(typed);
  // A stored name can be released even if it is invalid by today's rules.
  const name = 'problem' in read ? typed.trim().toLowerCase() : read.name;
  return db.asOperator(async (tx) => {
    const freed = await releaseDomain(tx, name);
    if (!freed) return { done: false, words: `No site holds ${name}` };
    const object = { type: 'domain', id: freed.id } as const;
    await recordAudit(tx, { actor: { role: 'super_admin', accountId: null }, action: 'domain.released', object });
    return { done: true, words: `${name} no longer belongs to the site ${freed.slug}` };
  });
};
