import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginSuperAdmin, whoami } from '#contract/auth.ts';
import { buildApp } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { firstStart } from '../startup/firstStart.ts';
import { atDatabase } from '../startup/startupErrors.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyPostgres.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { leads } from './schema/leads.ts';

const ADMIN = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };
const secret = randomBytes(8).toString('hex');

// The embedded database has one user, who owns it.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('PostgreSQL, as hosts give it: the user is no superuser', () => {
  let server: TestDatabase;
  const made: EmptyDatabase[] = [];
  const users: string[] = [];

  beforeAll(async () => {
    server = await openTestDatabase();
  });
  afterAll(async () => {
    for (const database of made) await database.drop();
    for (const name of users) {
      await server.asOwner(async (tx) => {
        // From PostgreSQL 16 on a role cannot go while a membership stands that it granted.
        await tx.execute(sql.raw(`revoke nivaas_app from nivaas_operator granted by ${name}`));
        await tx.execute(sql.raw(`drop role ${name}`));
      });
    }
    await server?.close();
  });

  /** An empty database that a new user owns; where that user finds it. */
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
      // From PostgreSQL 16 on only who made a role may give it: on a server of its own that would have been this user.
      if (rights === 'createrole') {
        await tx.execute(sql.raw(`grant nivaas_app, nivaas_operator to ${name} with admin option`));
      }
    });
    users.push(name);
    Object.assign(url, { username: name, password: secret });
    return url.href;
  };
  const open = (databaseUrl: string) => atDatabase(() => openDatabase({ databaseUrl, dataDir: '/nowhere' }));

  test('one who owns the database and may create roles: it starts, migrates, signs in, starts again', async () => {
    const url = await ownedBy('createrole');
    const images = memoryStore();
    const config = readConfig({
      NODE_ENV: 'production',
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
        await firstStart({ config, db, images, log: () => undefined });
        http = await buildApp({ config, db, images });
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

  test('one who may not create roles: one line says what is missing, without SQL and without the password', async () => {
    const refused = await open(await ownedBy('nocreaterole')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    const { message } = refused as ConfigError;
    expect(message).toMatch(/^DATABASE_URL names a user that may not set the database up: .*CREATEROLE/);
    expect(message).not.toMatch(/\n|DO \$\$|Failed query/);
    expect(message).not.toContain(secret);
  });

  test('one who does not own the database is told the same', async () => {
    const url = new URL(await ownedBy('createrole'));
    const someoneElses = await createEmptyDatabase();
    made.push(someoneElses);
    url.pathname = new URL(someoneElses.url).pathname;
    await expect(open(url.href)).rejects.toThrow('DATABASE_URL names a user that may not set the database up');
  });
});
