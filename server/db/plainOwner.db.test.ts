import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginSuperAdmin, whoami } from '#contract/auth.ts';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildApp } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { removeDemo } from '../demo/removal.ts';
import { firstStart } from '../startup/firstStart.ts';
import { atDatabase } from '../startup/startupErrors.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyPostgres.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { openDatabase, openWithoutMigrating } from './connect.ts';
import type { Database } from './database.ts';
import { brokers } from './schema/accounts.ts';
import { leads } from './schema/leads.ts';

const ADMIN = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };
const secret = randomBytes(8).toString('hex');

// The embedded database has one user, its owner.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('hosted PostgreSQL, where the user is not a superuser', () => {
  let server: TestDatabase;
  const made: EmptyDatabase[] = [];
  const users: string[] = [];

  beforeAll(async () => {
    server = await openTestDatabase();
  });
  afterAll(async () => {
    for (const database of made) await database.drop();
    for (const name of users.toReversed()) {
      await server.asOwner(async (tx) => {
        // Since PostgreSQL 16 a role cannot be dropped while a membership that it granted exists.
        await tx.execute(sql.raw(`revoke nivaas_app from nivaas_operator granted by ${name}`));
        await tx.execute(sql.raw(`drop role ${name}`));
      });
    }
    await server?.close();
  });

  /** Creates a user and an empty database that the user owns; returns its URL. */
  const ownedBy = async (rights: string): Promise<string> => {
    const database = await createEmptyDatabase();
    made.push(database);
    const name = `nivaas_owner_${randomBytes(6).toString('hex')}`;
    const url = new URL(database.url);
    await server.asOwner(async (tx) => {
      await tx.execute(
        sql.raw(`create role ${name} login nosuperuser nocreatedb nobypassrls ${rights} password '${secret}'`),
      );
      await tx.execute(sql.raw(`alter database ${url.pathname.slice(1)} owner to ${name}`));
      // Since PostgreSQL 16 only a role's creator may grant it: on a server of its own that would be this user.
      if (rights === 'createrole') {
        await tx.execute(sql.raw(`grant nivaas_app, nivaas_operator to ${name} with admin option`));
      }
    });
    users.push(name);
    Object.assign(url, { username: name, password: secret });
    return url.href;
  };
  const open = (databaseUrl: string) => atDatabase(() => openDatabase({ databaseUrl, dataDir: '/nowhere' }));

  test('an owner of the database who may create roles starts, migrates, signs in and starts again', async () => {
    const url = await ownedBy('createrole');
    const photoStore = memoryStore();
    const config = readConfig({
      NODE_ENV: 'production',
      OTP_SENDER: 'off',
      DATABASE_URL: url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'silent',
    });
    for (const _ of ['the first start', 'a later one']) {
      let db: Database | undefined;
      let http: FastifyInstance | undefined;
      try {
        db = await open(url);
        await firstStart({ config, db, photoStore, log: () => undefined });
        http = await buildApp({ config, db, photoStore });
        const answer = await http.inject({ method: 'POST', url: loginSuperAdmin.path, payload: ADMIN });
        expect(answer.statusCode, answer.payload).toBe(200);
        const authorization = `Bearer ${answer.json().token}`;
        expect((await http.inject({ url: whoami.path, headers: { authorization } })).statusCode).toBe(200);
        const [who] = await db.asSystem((tx) =>
          tx.select({ user: sql<string>`current_user::text` }).from(sql`(select 1) one`),
        );
        expect(who?.user).toBe('nivaas_app');
        expect(await db.withTenant(1, (tx) => tx.select().from(leads))).toEqual([]);
      } finally {
        await http?.close();
        await db?.close();
      }
    }
  });

  test('such an owner can make the weaker login of DATABASE_APP_URL work, and remove a demo', async () => {
    const databaseUrl = await ownedBy('createrole');
    const name = `nivaas_requests_${randomBytes(6).toString('hex')}`;
    users.push(name);
    await server.asOwner((tx) => tx.execute(sql.raw(`create role ${name} login noinherit password '${secret}'`)));
    const databaseAppUrl = Object.assign(new URL(databaseUrl), { username: name }).href;
    const choice = { databaseUrl, databaseAppUrl, dataDir: '/nowhere' };
    const db = await openDatabase(choice);
    const engine = await openWithoutMigrating(choice);
    try {
      const [made] = await db.asSystem((tx) =>
        tx
          .insert(brokers)
          .values({ fullName: 'Asha', email: demoPeople.asha.email, status: 'active' })
          .returning({ id: brokers.id }),
      );
      const lead = { fullName: 'x', phone: '1', source: 'website', status: 'new' } as const;
      await db.withTenant(made?.id ?? 0, (tx) => tx.insert(leads).values({ ...lead, brokerId: made?.id }));
      expect(await removeDemo(engine, memoryStore())).toMatch(/^The demo is removed \(leads: 1, brokers: 1\)\./);
      expect(await removeDemo(engine, memoryStore())).toMatch(/^There is no demo/);
      const unforced = sql`relkind = 'r' and relnamespace = 'public'::regnamespace and not relforcerowsecurity`;
      expect(await engine.transaction((tx) => tx.$count(sql`pg_class`, unforced))).toBe(0);
    } finally {
      await engine.close();
      await db.close();
    }
  });

  test('an owner who may not create roles gets one line about the missing right, without SQL and without the password', async () => {
    const refused = await open(await ownedBy('nocreaterole')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    const { message } = refused as ConfigError;
    expect(message).toMatch(/^DATABASE_URL names a user that may not set the database up: .*CREATEROLE/);
    expect(message).not.toMatch(/\n|DO \$\$|Failed query/);
    expect(message).not.toContain(secret);
  });

  test('a user who does not own the database gets the same message', async () => {
    const url = new URL(await ownedBy('createrole'));
    const someoneElses = await createEmptyDatabase();
    made.push(someoneElses);
    url.pathname = new URL(someoneElses.url).pathname;
    await expect(open(url.href)).rejects.toThrow('DATABASE_URL names a user that may not set the database up');
  });
});
