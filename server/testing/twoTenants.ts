import { eq, ne, sql } from 'drizzle-orm';
import { logout } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import { addCredentials } from '../auth/accounts.ts';
import { secondSteps, sessions, users } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/platform.ts';
import { media, properties, videos } from '../db/schema/properties.ts';
import { sites } from '../db/schema/sites.ts';
import { openSession } from '../http/session.ts';
import { newPhotoName, photoKeys } from '../media/names.ts';
import { type AccountRows, addAccountRows } from './accountRows.ts';
import { firstId } from './firstId.ts';
import { addLeadRows, type LeadRows } from './leadRows.ts';
import { addPlatformRows, addTestSite, SECRET } from './platformRows.ts';
import type { TestApp } from './startTestApp.ts';

/** One object of each kind that a tenant has, by the ids that calls use. */
export interface Belongings extends AccountRows, LeadRows {
  /** Text that all of these objects contain, and no others. */
  readonly mark: string;
  readonly brokerId: number;
  readonly email: string;
  readonly propertyId: number;
  readonly mediaId: number;
  /** A second home, with a photo and a video, that no other call needs. */
  readonly extraHome: { readonly id: number; readonly mediaId: number; readonly videoId: number };
  /** A home in review. */
  readonly reviewId: number;
  readonly userId: number;
  readonly userEmail: string;
  readonly slug: string;
  readonly notificationId: number;
  readonly mailId: number;
  /** A session of the account, which no other call needs. */
  readonly sessionId: number;
  /** The current authenticator code of every account that is setting up a second step. */
  readonly otp: () => string;
  /** The token of a password reset link, of a different account each time. */
  readonly resetToken: () => string;
  /** The token of a link that confirms an email, of a different account each time. */
  readonly emailToken: () => string;
  /** The token of a link that confirms a privacy request, and of one that fetches a copy; a new one each time. */
  readonly privacyToken: () => string;
  readonly copyToken: () => string;
  /** A failed privacy request; a new one each time. */
  readonly failedRequestId: () => string;
  /** An operator other than the caller. */
  readonly operatorId: number;
  /** Other brokers' sites: one with a domain, and one that is offline. */
  readonly domainSiteId: number;
  readonly offlineSiteId: number;
  /** A photo to send. */
  readonly picture: Buffer;
}

type Shared = Omit<Awaited<ReturnType<typeof addPlatformRows>>, 'leadsOfPlatform' | 'notificationId'>;

/** The callers. */
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
  /** The role that the server must recognize; undefined for none. */
  readonly role: Role | undefined;
  /** Variants of the caller's `Authorization`. */
  readonly credentials: readonly (string | undefined)[];
  /** The caller's own objects; for a caller without any, broker A's. */
  readonly own: Belongings;
  /** The same objects of another tenant. */
  readonly other: Belongings;
  /** Opens a session that the call may end, or whose account it may close. */
  readonly throwaway: () => Promise<string | undefined>;
}

const storePhoto = async (app: TestApp, bytes: Buffer): Promise<string> => {
  const name = newPhotoName();
  for (const key of photoKeys(name)) await app.photoStore.put(key, bytes, 'image/webp');
  return name;
};

const addSession = (app: TestApp, role: Role, accountId: number): Promise<number> =>
  app.db.asSystem(async (tx) => {
    const row = { tokenHash: `extra ${role} ${accountId}`, role, accountId, expiresAt: new Date('2099-01-01') };
    return firstId(await tx.insert(sessions).values(row).returning({ id: sessions.id }));
  });

const takeOffline = async (app: TestApp, id: number): Promise<number> => {
  const offline = { unpublishedAt: sql`now()`, unpublishedReason: 'The broker moved away.' };
  await app.db.asOwner((tx) => tx.update(sites).set(offline).where(eq(sites.id, id)));
  return id;
};

const settle = async (
  app: TestApp,
  label: string,
  status: 'active' | 'pending' | 'suspended',
  { picture, passwordHash, ...platform }: Shared,
) => {
  const mark = `Belongs to ${label}`;
  const { id: brokerId, email, token } = await app.addBroker({ status, fullName: mark });
  const sessionId = await addSession(app, 'broker', brokerId);
  const [name, extraPhoto] = [await storePhoto(app, picture), await storePhoto(app, picture)];
  const offlineSiteId = await takeOffline(
    app,
    await addTestSite(app, 'Taken offline', `released-${brokerId}.example.com`),
  );
  const belongings = await app.db.withTenant(brokerId, async (tx): Promise<Omit<Belongings, keyof AccountRows>> => {
    const kind = { propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat' };
    const addHome = async (homeStatus: PropertyStatus) => {
      const home = { ...kind, brokerId, title: mark, status: homeStatus };
      return firstId(await tx.insert(properties).values(home).returning({ id: properties.id }));
    };
    const addPhoto = async (propertyId: number, picture: string) => {
      const photo = { brokerId, propertyId, name: picture, category: 'exterior' };
      return firstId(await tx.insert(media).values(photo).returning({ id: media.id }));
    };
    const [propertyId, extraHomeId] = [await addHome('live'), await addHome('live')];
    const video = { brokerId, propertyId: extraHomeId, url: 'https://youtu.be/dQw4w9WgXcQ' };
    const userEmail = `user-of-${email}`;
    const user = { brokerId, fullName: mark, email: userEmail };
    const userId = firstId(await tx.insert(users).values(user).returning({ id: users.id }));
    await addCredentials(tx, 'user', userId, passwordHash);
    const slug = `site-of-${brokerId}`;
    await tx.insert(sites).values({ brokerId, slug, template: 'classic' });
    return {
      ...platform,
      offlineSiteId,
      picture,
      sessionId,
      mark,
      brokerId,
      email,
      ...(await addLeadRows(tx, brokerId, mark)),
      propertyId,
      mediaId: await addPhoto(propertyId, name),
      extraHome: {
        id: extraHomeId,
        mediaId: await addPhoto(extraHomeId, extraPhoto),
        videoId: firstId(await tx.insert(videos).values(video).returning({ id: videos.id })),
      },
      reviewId: await addHome('in_review'),
      notificationId: firstId(
        await tx
          .insert(notifications)
          .values({ brokerId, kind: 'lead', title: mark, message: mark, link: '/' })
          .returning({ id: notifications.id }),
      ),
      userId,
      userEmail,
      slug,
    };
  });
  const kept = await addAccountRows(app, belongings, mark, belongings.extraHome.id);
  return { belongings: { ...belongings, ...kept }, token };
};

const bearer = (token: string) => `Bearer ${token}`;

/**
 * Adds two active brokers, a pending and a suspended one, each with one object of each kind, a lead and a notification
 * of the platform, and a connected domain. Returns the nine actors, each with its own objects and another's.
 */
export const setUpTwoTenants = async (app: TestApp) => {
  const { leadsOfPlatform, notificationId, ...shared } = await addPlatformRows(app);
  const a = await settle(app, 'broker A', 'active', shared);
  const b = await settle(app, 'broker B', 'active', shared);
  const pending = await settle(app, 'pending broker', 'pending', shared);
  const suspended = await settle(app, 'suspended broker', 'suspended', shared);
  const [user, operator] = [await app.addUser(), app.operator];
  // Every account that may have a second step is setting one up.
  await app.db.asSystem(async (tx) => {
    const people = await tx.select().from(sessions).where(ne(sessions.role, 'user'));
    const begun = people.filter(({ tokenHash }) => !tokenHash.startsWith('extra '));
    await tx
      .insert(secondSteps)
      .values(begun.map(({ role, accountId, tokenHash }) => ({ role, accountId, secret: SECRET, begunBy: tokenHash })))
      .onConflictDoNothing();
  });

  const operatorsSession = await addSession(app, 'super_admin', operator.id);
  const usersThings = {
    own: {
      ...a.belongings,
      userEmail: user.email,
      sessionId: await addSession(app, 'user', user.id),
      ...(await addAccountRows(
        app,
        { ...a.belongings, userId: user.id },
        a.belongings.mark,
        a.belongings.extraHome.id,
      )),
    },
    other: b.belongings,
  };
  const open = (role: Role, accountId: number) => async () =>
    bearer(await app.db.asSystem((tx) => openSession(tx, role, accountId, false)));
  // A user may close the account, too.
  const leaving = async () => bearer((await app.addUser()).token);
  const noSession = async () => undefined;
  const revoked = await open('broker', a.belongings.brokerId)();
  await app.ok(logout, { headers: { authorization: revoked } });
  const malformed = ['Bearer', 'Bearer x', bearer('A'.repeat(43)), `${bearer(operator.token)}x`, operator.token];

  const things = { own: a.belongings, other: b.belongings };
  const strangers = { role: undefined, throwaway: noSession, ...things };
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
    user: { ...usersThings, role: 'user', credentials: [bearer(user.token)], throwaway: leaving },
    pending: broker(pending, a),
    // The session is valid; only the broker's status is not.
    suspended: { ...broker(suspended, a), role: undefined, throwaway: noSession },
    brokerA: broker(a, b),
    brokerB: broker(b, a),
    // The operator's own leads are those of the main website.
    operator: {
      role: 'super_admin',
      credentials: [bearer(operator.token)],
      own: { ...a.belongings, ...leadsOfPlatform, notificationId, sessionId: operatorsSession },
      other: b.belongings,
      throwaway: open('super_admin', operator.id),
    },
  };
  return {
    actors,
    /** The marks of all tenants; only its owner may see each. */
    marks: [a, b, pending, suspended].map(({ belongings }) => belongings.mark),
    /** Sites that are not public. */
    hidden: [pending.belongings, suspended.belongings],
  };
};

export type TwoTenants = Awaited<ReturnType<typeof setUpTwoTenants>>;
