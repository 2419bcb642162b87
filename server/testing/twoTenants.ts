import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { logout } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { addCredentials } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { notifications } from '../db/schema/platform.ts';
import { media, properties } from '../db/schema/properties.ts';
import { domains, sites } from '../db/schema/sites.ts';
import { openSession } from '../http/session.ts';
import { imageKeys, newImageName } from '../media/names.ts';
import { firstId } from './firstId.ts';
import { PASSWORD, type TestApp } from './startTestApp.ts';

/** One of everything that somebody has, by the ids that calls name it with. */
export interface Belongings {
  /** Words that stand in all that these people have, and nowhere else. */
  readonly mark: string;
  readonly brokerId: number;
  readonly email: string;
  readonly leadId: number;
  readonly propertyId: number;
  readonly mediaId: number;
  readonly userId: number;
  readonly userEmail: string;
  readonly slug: string;
  readonly notificationId: number;
  /** A photo to send. */
  readonly picture: Buffer;
}

type Shared = Pick<Belongings, 'notificationId' | 'picture'> & { readonly passwordHash: string };

/** Who a call may come from. */
export type ActorName =
  | 'anonymous'
  | 'malformed'
  | 'revoked'
  | 'user'
  | 'pending'
  | 'suspended'
  | 'brokerA'
  | 'brokerB'
  | 'operator';

export interface Actor {
  /** Whom the server must take the caller for; undefined: nobody. */
  readonly role: Role | undefined;
  /** What the caller's `Authorization` says, one way or another. */
  readonly credentials: readonly (string | undefined)[];
  /** What is the caller's own; for who has nothing, broker A's. */
  readonly own: Belongings;
  /** The same things of somebody else. */
  readonly other: Belongings;
  /** A session of its own, to be spent. */
  readonly throwaway: () => Promise<string | undefined>;
}

const leadOf = (tx: Tx, brokerId: number | null, mark: string) =>
  tx
    .insert(leads)
    .values({ brokerId, fullName: mark, phone: '5550120417', source: 'call', status: 'new' })
    .returning({ id: leads.id });

const storePicture = async (app: TestApp, bytes: Buffer): Promise<string> => {
  const name = newImageName();
  for (const key of imageKeys(name)) await app.images.put(key, bytes, 'image/webp');
  return name;
};

const settle = async (
  app: TestApp,
  label: string,
  status: 'active' | 'pending' | 'suspended',
  { notificationId, picture, passwordHash }: Shared,
) => {
  const mark = `Belongs to ${label}`;
  const { id: brokerId, email, token } = await app.addBroker({ status, fullName: mark });
  const name = await storePicture(app, picture);
  const belongings = await app.db.withTenant(brokerId, async (tx): Promise<Belongings> => {
    const propertyId = firstId(
      await tx
        .insert(properties)
        .values({ brokerId, propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat', title: mark })
        .returning({ id: properties.id }),
    );
    const photo = { brokerId, propertyId, name, category: 'exterior' };
    const userEmail = `user-of-${email}`;
    const user = { brokerId, fullName: mark, email: userEmail };
    const userId = firstId(await tx.insert(users).values(user).returning({ id: users.id }));
    await addCredentials(tx, 'user', userId, passwordHash);
    const slug = `site-of-${brokerId}`;
    await tx.insert(sites).values({ brokerId, slug, template: 'classic' });
    return {
      notificationId,
      picture,
      mark,
      brokerId,
      email,
      leadId: firstId(await leadOf(tx, brokerId, mark)),
      propertyId,
      mediaId: firstId(await tx.insert(media).values(photo).returning({ id: media.id })),
      userId,
      userEmail,
      slug,
    };
  });
  return { belongings, token };
};

/** A domain that leads to a site: of a broker beside the two. */
export const CONNECTED_DOMAIN = 'homes.example.com';

const settleDomain = async (app: TestApp): Promise<void> => {
  const { id: brokerId } = await app.addBroker({ fullName: 'Has a domain' });
  const slug = `site-of-${brokerId}`;
  await app.db.withTenant(brokerId, async (tx) => {
    await tx.insert(sites).values({ brokerId, slug, template: 'classic' });
    const claim = { brokerId, slug, name: CONNECTED_DOMAIN, verifiedBy: 'a' } as const;
    await tx.insert(domains).values({ ...claim, verifiedAt: sql`now()`, checkedAt: sql`now()` });
  });
};

const bearer = (token: string) => `Bearer ${token}`;

/**
 * Two brokers at work, a pending and a suspended one, with one of everything each; a lead and a notification of the
 * platform's own; a domain that leads to a site; and the nine actors, each with what is its own and what is another's.
 */
export const settleTwoTenants = async (app: TestApp) => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const told = { title: 'New lead', message: 'Belongs to the platform' };
  const { leadId, notificationId } = await app.db.asOperator(async (tx) => ({
    leadId: firstId(await leadOf(tx, null, 'Belongs to the platform')),
    notificationId: firstId(await tx.insert(notifications).values(told).returning({ id: notifications.id })),
  }));
  const shared = { picture, notificationId, passwordHash: await hashPassword(PASSWORD) };
  const a = await settle(app, 'broker A', 'active', shared);
  const b = await settle(app, 'broker B', 'active', shared);
  const pending = await settle(app, 'pending broker', 'pending', shared);
  const suspended = await settle(app, 'suspended broker', 'suspended', shared);
  await settleDomain(app);
  const [user, operator] = [await app.addUser(), app.operator];

  const open = (role: Role, accountId: number) => async () =>
    bearer(await app.db.asSystem((tx) => openSession(tx, role, accountId, false)));
  const nobody = async () => undefined;
  const revoked = await open('broker', a.belongings.brokerId)();
  await app.ok(logout, { headers: { authorization: revoked } });
  const malformed = ['Bearer', 'Bearer x', bearer('A'.repeat(43)), `${bearer(operator.token)}x`, operator.token];

  const things = { own: a.belongings, other: b.belongings };
  const strangers = { role: undefined, throwaway: nobody, ...things };
  const broker = ({ belongings, token }: typeof a, { belongings: other }: typeof a) => ({
    role: 'broker' as const,
    credentials: [bearer(token)],
    own: belongings,
    other,
    throwaway: open('broker', belongings.brokerId),
  });
  const actors: Readonly<Record<ActorName, Actor>> = {
    anonymous: { ...strangers, credentials: [undefined] },
    malformed: { ...strangers, credentials: [...malformed, `Basic ${operator.token}`] },
    revoked: { ...strangers, credentials: [revoked] },
    user: { ...things, role: 'user', credentials: [bearer(user.token)], throwaway: open('user', user.id) },
    pending: broker(pending, a),
    // Its session is alive: only its status stands in the way.
    suspended: { ...broker(suspended, a), role: undefined, throwaway: nobody },
    brokerA: broker(a, b),
    brokerB: broker(b, a),
    // Of leads, only the main website's are the operator's own.
    operator: {
      role: 'super_admin',
      credentials: [bearer(operator.token)],
      own: { ...a.belongings, leadId },
      other: b.belongings,
      throwaway: open('super_admin', operator.id),
    },
  };
  return {
    actors,
    /** Everybody's words: each may be read by its owner only. */
    marks: [a, b, pending, suspended].map(({ belongings }) => belongings.mark),
    /** Sites that are not to be seen. */
    hidden: [pending.belongings, suspended.belongings],
  };
};

export type TwoTenants = Awaited<ReturnType<typeof settleTwoTenants>>;
