import { and, eq, inArray } from 'drizzle-orm';
import type { SeekerAlerts, Unsubscribed } from '#contract/seeker.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { savedSearches, seekerAlerts } from '../db/schema/seekers.ts';
import { HttpError } from '../errors.ts';
import { newLinkToken } from '../tokens/linkTokens.ts';
import { unsubscribingIn } from '../tokens/unsubscribeTokens.ts';
import { markAsNotified } from './savedSearches.ts';

const deadLink = () =>
  new HttpError(400, 'This link does not work any more. Choose which mails you get in your account.');

/** Switches off the alerts of searches. */
const endAlerts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(savedSearches)
    .set({ alert: 'off' })
    .where(inArray(savedSearches.id, [...ids]));
  for (const id of ids) await markAsNotified(tx, id);
};

/** Ends all of a person's mail alerts. */
export const endAllAlerts = async (tx: Tx, userId: number): Promise<void> => {
  const own = await tx.select({ id: savedSearches.id }).from(savedSearches).where(eq(savedSearches.userId, userId));
  await endAlerts(
    tx,
    own.map(({ id }) => id),
  );
  await setAlerts(tx, userId, { price_drops: false });
};

const endOf = async (tx: Tx, of: Unsubscribed['what'], secret: string) => {
  if (of === 'search') {
    const [search] = await tx
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.unsubscribeToken, secret))
      .for('update');
    if (!search) throw deadLink();
    if (search.alert !== 'off') await endAlerts(tx, [search.id]);
    return { userId: search.userId, name: search.name };
  }
  const [row] = await tx.select().from(seekerAlerts).where(eq(seekerAlerts.unsubscribeToken, secret));
  if (!row) throw deadLink();
  const { userId } = row;
  if (of === 'prices') await setAlerts(tx, userId, { price_drops: false });
  else {
    const daily = and(eq(savedSearches.userId, userId), eq(savedSearches.alert, 'daily'));
    const searches = await tx.select({ id: savedSearches.id }).from(savedSearches).where(daily);
    await endAlerts(
      tx,
      searches.map(({ id }) => id),
    );
  }
  return { userId, name: '' };
};

/** Ends the alerts that a mail's link is for; repeating it changes nothing. 400 for a link that does not work. */
export const unsubscribe = (db: Database, token: string, address: string): Promise<Unsubscribed> =>
  db.asSystem(async (tx) => {
    const target = unsubscribingIn(token);
    if (!target) throw deadLink();
    const { userId, name } = await endOf(tx, target.of, target.secret);
    const actor = { role: 'user', accountId: userId } as const;
    await recordAudit(tx, { actor, action: 'alert.ended', address, detail: { what: target.of } });
    return { what: target.of, name };
  });

/** A person's alert settings besides searches. */
export const readAlerts = async (tx: Tx, userId: number): Promise<SeekerAlerts> => {
  const [row] = await tx.select().from(seekerAlerts).where(eq(seekerAlerts.userId, userId));
  return { price_drops: row?.priceDrops ?? true };
};

/** Stores a person's alert settings. */
export const setAlerts = async (tx: Tx, userId: number, { price_drops }: SeekerAlerts): Promise<SeekerAlerts> => {
  await tx
    .insert(seekerAlerts)
    .values({ userId, priceDrops: price_drops, unsubscribeToken: newLinkToken() })
    .onConflictDoUpdate({ target: seekerAlerts.userId, set: { priceDrops: price_drops } });
  return { price_drops };
};
