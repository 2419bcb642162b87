import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { savedSearches, seekerAlerts } from '../db/schema/seekers.ts';
import { newLinkToken } from './linkTokens.ts';

/** The mails that a link unsubscribes from: those of one search, the daily one, or those about prices. */
export type Unsubscribing =
  | { readonly of: 'search'; readonly searchId: number }
  | { readonly of: 'daily' | 'prices'; readonly accountId: number };

const letters = { search: 's', daily: 'd', prices: 'p' } as const;

/**
 * The unsubscribe token of such mails, the same in each; undefined if they are no longer wanted. It is stored in plain
 * text, because all that it allows is to end the mails.
 */
export const unsubscribeTokenOf = async (tx: Tx, target: Unsubscribing): Promise<string | undefined> => {
  const letter = letters[target.of];
  if (target.of === 'search') {
    const [row] = await tx
      .select({ token: savedSearches.unsubscribeToken })
      .from(savedSearches)
      .innerJoin(users, and(eq(users.id, savedSearches.userId), eq(users.status, 'active')))
      .where(and(eq(savedSearches.id, target.searchId), ne(savedSearches.alert, 'off')));
    return row && `${letter}.${row.token}`;
  }
  const { accountId } = target;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.status, 'active')));
  if (!person) return undefined;
  await tx.insert(seekerAlerts).values({ userId: accountId, unsubscribeToken: newLinkToken() }).onConflictDoNothing();
  const [row] = await tx.select().from(seekerAlerts).where(eq(seekerAlerts.userId, accountId));
  const isWanted = target.of === 'daily' || row?.priceDrops;
  return row && isWanted ? `${letter}.${row.unsubscribeToken}` : undefined;
};

/** What a link's token unsubscribes from; undefined for a malformed one. */
export const unsubscribingIn = (token: string): { of: Unsubscribing['of']; secret: string } | undefined => {
  const [, letter, secret] = /^([sdp])\.([\w-]{43})$/.exec(token) ?? [];
  if (!letter || !secret) return undefined;
  return { of: letter === 's' ? 'search' : letter === 'd' ? 'daily' : 'prices', secret };
};
