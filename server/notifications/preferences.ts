import { and, eq, sql } from 'drizzle-orm';
import {
  defaultPreferences,
  type NoticeKind,
  type Preference,
  type Preferences,
  type PreferencesPatch,
  type RecipientRole,
} from '#contract/notifications.ts';
import type { Tx } from '../db/database.ts';
import { notificationPreferences } from '../db/schema/platform.ts';
import { HttpError } from '../errors.ts';

const chosen = notificationPreferences;

/** A person who receives notifications. */
export interface Recipient {
  readonly role: RecipientRole;
  readonly accountId: number;
}

/** Every kind for a role, with its preference. */
type Kinds = readonly (readonly [NoticeKind, Preference])[];

const kindsOf = (preferences: Preferences) => Object.entries(preferences) as unknown as Kinds;

/** A person's preferences for each kind of the role: what they chose, otherwise the defaults. */
export const readPreferences = async (tx: Tx, { role, accountId }: Recipient): Promise<Preferences> => {
  const rows = await tx
    .select({ kind: chosen.kind, bell: chosen.bell, mail: chosen.mail })
    .from(chosen)
    .where(and(eq(chosen.role, role), eq(chosen.accountId, accountId)));
  const own = new Map(rows.map(({ kind, bell, mail }) => [kind, { bell, mail }]));
  return Object.fromEntries(kindsOf(defaultPreferences[role]).map(([kind, usual]) => [kind, own.get(kind) ?? usual]));
};

/** The kinds that a person's bell does not show. */
export const silencedKinds = async (tx: Tx, recipient: Recipient): Promise<NoticeKind[]> =>
  kindsOf(await readPreferences(tx, recipient)).flatMap(([kind, { bell }]) => (bell ? [] : [kind]));

/** The kinds that a person gets in the morning digest. */
export const dailyKinds = (preferences: Preferences): NoticeKind[] =>
  kindsOf(preferences).flatMap(([kind, { mail }]) => (mail === 'daily' ? [kind] : []));

/** Stores some of the preferences; the others stay unchanged. 400 for a kind that the role does not receive. */
export const changePreferences = async (
  tx: Tx,
  { role, accountId }: Recipient,
  patch: PreferencesPatch,
): Promise<void> => {
  for (const [kind, { bell, mail }] of Object.entries(patch) as [NoticeKind, Partial<Preference>][]) {
    const usual = defaultPreferences[role][kind];
    if (!usual) {
      const message = `Kinds must be of: ${Object.keys(defaultPreferences[role]).join(', ')}`;
      throw new HttpError(400, message, { errors: { kinds: message } });
    }
    await tx
      .insert(chosen)
      .values({ role, accountId, kind, bell: bell ?? usual.bell, mail: mail ?? usual.mail })
      .onConflictDoUpdate({
        target: [chosen.role, chosen.accountId, chosen.kind],
        set: {
          ...(bell !== undefined && { bell }),
          ...(mail !== undefined && { mail }),
          updatedAt: sql`now()`,
        },
      });
  }
};
