import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginSuperAdmin, whoami } from '#contract/auth.ts';
import { buildApp } from '../app.ts';
import { createOperator } from '../auth/accounts.ts';
import { ConfigError, readConfig } from '../config.ts';
import { atDatabase } from '../startup/startupErrors.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyPostgres.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { addRowsForEveryScope } from '../testing/rowsForEveryScope.ts';
import { tableNames } from '../testing/tableNames.ts';
import { openDatabase, openReads } from './connect.ts';
import { databaseOver, type Engine } from './database.ts';
import { openPostgres } from './postgres.ts';
import { leads } from './schema/leads.ts';

const ADMIN = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };
const secret = randomBytes(8).toString('hex');

// The embedded database has one user, its owner.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a second login for requests, DATABASE_APP_URL', () => {
  let database: EmptyDatabase;
  let other: EmptyDatabase;
  let owner: Engine;
  const logins: string[] = [];

  beforeAll(async () => {
    database = await createEmptyDatabase();
    other = await createEmptyDatabase();
    owner = await openPostgres(database.url);
  });
  afterAll(async () => {
    await owner.transaction(async (tx) => {
      for (const name of logins) {
        await tx.execute(sql.raw(`drop owned by ${name}`));
        await tx.execute(sql.raw(`drop role ${name}`));
      }
    });
    await owner.close();
    await other.drop();
    await database.drop();
  });

  const asOwner = (...statements: string[]) =>
    owner.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
  /** Creates a login, then runs the statements of `also` with `{login}` replaced by its name; returns its URL. */
  const login = async (attributes = 'noinherit', ...also: string[]): Promise<string> => {
    const name = `nivaas_requests_${randomBytes(6).toString('hex')}`;
    logins.push(name);
    await asOwner(
      `create role ${name} login ${attributes} password '${secret}'`,
      ...also.map((statement) => statement.replaceAll('{login}', name)),
    );
    return Object.assign(new URL(database.url), { username: name, password: secret }).href;
  };

  test('the product works through it, and RESET ROLE leaves a login that can read no table', async () => {
    await owner.transaction(addRowsForEveryScope);
    const tables = await owner.transaction(tableNames);
    const engine = await openPostgres(database.url, { appUrl: await login() });
    const db = databaseOver(engine);
    try {
      await createOperator(db, { ...ADMIN, fullName: 'Meera' });
      const http = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, photoStore: memoryStore() });
      const answer = await http.inject({ method: 'POST', url: loginSuperAdmin.path, payload: ADMIN });
      expect(answer.statusCode, answer.payload).toBe(200);
      const authorization = `Bearer ${answer.json().token}`;
      expect((await http.inject({ url: whoami.path, headers: { authorization } })).statusCode).toBe(200);
      await http.close();
      for (const table of tables) {
        const read = db.asOperator(async (tx) => {
          await tx.execute(sql`reset role`);
          await tx.execute(sql`select 1 from ${sql.identifier(table)}`);
        });
        await expect(read, table).rejects.toMatchObject({ cause: { code: '42501' } });
      }
      // The login of DATABASE_URL can still read everything.
      expect(await owner.transaction((tx) => tx.$count(leads))).toBeGreaterThan(0);
    } finally {
      await engine.close();
    }
    const again = await openPostgres(database.url, { appUrl: await login() });
    await again.close();
  });

  test.each([
    ['is the owner', async () => database.url, 'do more than connect'],
    ['may create roles', () => login('noinherit createrole'), 'do more than connect'],
    ['owns a table', () => login('noinherit', 'create table t (); alter table t owner to {login}'), 'owns something'],
    ['may read everything', () => login('noinherit', 'grant pg_read_all_data to {login}'), 'member of another role'],
    ['inherits', () => login('inherit'), 'noinherit'],
    [
      'has rights of its own',
      () => login('noinherit', 'grant select (email) on users to {login}'),
      'rights of its own',
    ],
    ['is unknown', async () => (await login()).replace(secret, 'wrong'), 'does not let us in'],
    [
      'is elsewhere',
      async () => Object.assign(new URL(await login()), { pathname: new URL(other.url).pathname }).href,
      'another database',
    ],
  ])('one that %s stops the start, and the message names it', async (_, url, words) => {
    const choice = { databaseUrl: database.url, databaseAppUrl: await url(), dataDir: '/nowhere' };
    const refused = await atDatabase(() => openDatabase(choice)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toMatch(/^ConfigError: DATABASE_APP_URL names an?/);
    expect(String(refused)).toContain(words);
    expect(String(refused)).not.toContain(secret);
  });

  test('DATABASE_READ_URL needs a login as weak; one that is out of reach does not stop the start', async () => {
    const open = (databaseReadUrl: string) =>
      atDatabase(() => openReads({ databaseReadUrl }, databaseOver(owner), () => undefined), 'DATABASE_READ_URL');
    await expect(open(database.url)).rejects.toThrow('DATABASE_READ_URL names a login that may do more than connect');
    for (const url of [await login(), Object.assign(new URL(await login()), { port: 1, search: '' }).href]) {
      await (await open(url))?.close();
    }
  });
});
