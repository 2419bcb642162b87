import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Answer, type Endpoint, pathOf, type Role } from '#contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { addCredentials, createOperator } from '../auth/accounts.ts';
import type { OtpSender } from '../auth/otpSender.ts';
import { hashPassword } from '../auth/passwords.ts';
import { codePhone } from '../auth/signupCodes.ts';
import { readConfig } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, users } from '../db/schema/accounts.ts';
import { openHomes } from '../homes/homes.ts';
import type { BuiltHomes } from '../homes/pages/builtHomes.ts';
import { openSession } from '../http/session.ts';
import { runDueJobs } from '../jobs/worker.ts';
import type { Mail } from '../mail/mailer.ts';
import type { CheckRate } from '../sites/domains/domainCheckLimit.ts';
import type { BuiltSites } from '../sites/pages/builtSites.ts';
import { jobHandlers, onDeadJob } from '../startup/jobHandlers.ts';
import { countVisits } from '../visits/visits.ts';
import { fingerprint } from './fingerprint.ts';
import { firstId } from './firstId.ts';
import { memoryStore } from './memoryStore.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The password of every account that tests make. */
export const PASSWORD = 'Namaste#2026home';

/** The input of a call; loosely typed, because tests also send invalid input. */
export interface Sent {
  readonly token?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form if it is FormData. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The payload and content type of a body. */
const encode = async (body: unknown) => {
  if (body === undefined) return { headers: {} };
  if (!(body instanceof FormData)) {
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } };
};

/** A form with these fields, and the file if one is given. */
export const formOf = (fields: Readonly<Record<string, string>>, file?: { name: string; bytes: Buffer }): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.name, new Blob([new Uint8Array(file.bytes)]), 'picture.jpg');
  return form;
};

interface TestSettings {
  readonly clientFolder?: string;
  readonly builtSites?: BuiltSites;
  readonly builtHomes?: BuiltHomes;
  /** Settings as in the environment: `{ TRUST_PROXY: '1' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces the sender that keeps each code for `readOtp`. */
  readonly sendOtp?: OtpSender;
  /** The rate limit of a broker's DNS checks; practically none by default. */
  readonly domainCheckRate?: CheckRate;
}

const ALWAYS: CheckRate = { seconds: 1e-9, burst: 1e9 };

/** Calls to a server that does not listen. */
const callsOf = (http: FastifyInstance) => {
  const ask = async (
    endpoint: Endpoint,
    { token, params, query = {}, body, headers }: Sent = {},
  ): Promise<Answered> => {
    const encoded = await encode(body);
    const answer = await http.inject({
      method: endpoint.method,
      url: pathOf(endpoint.path, params),
      query: { ...query },
      payload: encoded.payload,
      headers: { ...encoded.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const type = String(answer.headers['content-type']);
    return {
      status: answer.statusCode,
      body: /^application\/json/.test(type) ? answer.json() : /^text\/csv/.test(type) ? answer.payload : undefined,
      text: answer.payload,
      headers: answer.headers,
    };
  };

  /** Makes a call that must succeed: throws for another status, or a response that does not match the contract. */
  const ok = async <E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<Answer<E>> => {
    const { status, body, text } = await ask(endpoint, sent);
    const schema = endpoint.responses[status];
    if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
    await schema.validate(body, { strict: true });
    return body as Answer<E>;
  };
  return { ask, ok };
};

/** Adds accounts that are signed in. */
const accountsIn = async (db: Database) => {
  const passwordHash = await hashPassword(PASSWORD, '');
  const tokenFor = (role: Role, accountId: number) => db.asSystem((tx) => openSession(tx, role, accountId, false));

  /** Stores the credentials of an inserted account and signs it in. */
  const signIn = async (role: 'broker' | 'user', insert: (tx: Tx) => Promise<readonly { readonly id: number }[]>) => {
    const id = await db.asSystem(async (tx) => {
      const accountId = firstId(await insert(tx));
      await addCredentials(tx, role, accountId, passwordHash);
      return accountId;
    });
    return { id, token: await tokenFor(role, id) };
  };

  let made = 0;
  /** Adds a broker with the common password, signed in. */
  const addBroker = async (over: Partial<Pick<typeof brokers.$inferInsert, 'status' | 'email' | 'fullName'>> = {}) => {
    made += 1;
    const person = {
      fullName: `Broker ${made}`,
      email: `broker${made}@test.example`,
      status: 'active',
      ...over,
    } as const;
    const insert = (tx: Tx) => tx.insert(brokers).values(person).returning({ id: brokers.id });
    return { ...person, ...(await signIn('broker', insert)) };
  };

  /** Adds a user, as if signed up, with the common password, signed in. */
  const addUser = async (over: Partial<Pick<typeof users.$inferInsert, 'status' | 'email'>> = {}) => {
    made += 1;
    const person = { fullName: `User ${made}`, email: `user${made}@test.example`, ...over };
    const insert = (tx: Tx) => tx.insert(users).values(person).returning({ id: users.id });
    return { ...person, ...(await signIn('user', insert)) };
  };
  return { tokenFor, addBroker, addUser };
};

/** Starts the whole server with an empty database, photos in memory, and an operator. Close it after the tests. */
export const startTestApp = async (given: TestSettings = {}) => {
  const { clientFolder, builtSites, builtHomes, settings, sendOtp, domainCheckRate = ALWAYS } = given;
  const db = await openTestDatabase();
  const photoStore = memoryStore();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nivaas-test-'));
  const config = readConfig({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // No server listens there: tests must not use the network.
    DNS_SERVERS: '127.0.0.1:9',
    DATA_DIR: dataDir,
    ...settings,
  });
  const codes = new Map<string, string>();
  const words = new Map<string, string>();
  const keepCode: OtpSender = async (phone, code, message = '') => {
    if (code) codes.set(phone, code);
    words.set(phone, message);
  };
  const sender = config.otpSender === 'off' ? undefined : (sendOtp ?? keepCode);
  const built = { clientFolder, builtSites, builtHomes };
  const homes = openHomes(db);
  const visits = countVisits(db);
  const http = await buildApp({ config, db, photoStore, ...built, sendOtp: sender, homes, visits, domainCheckRate });
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const sending = { db, mailer, origin: 'https://nivaas.test', sendOtp: sender };
  const working = { db, handlers: jobHandlers(sending, homes.index), onDeadJob: onDeadJob(sending) };
  const { tokenFor, addBroker, addUser } = await accountsIn(db);
  const operatorId = await createOperator(db, {
    fullName: 'Meera Krishnan',
    email: 'operator@test.example',
    password: PASSWORD,
  });

  const { ask, ok } = callsOf(http);

  /** Makes simultaneous calls, each on a separate database connection as far as the pool has enough. */
  const atOnce = async <T>(times: number, one: (nth: number) => Promise<T>): Promise<T[]> => {
    await db.warm();
    return Promise.all(Array.from({ length: times }, (_, nth) => one(nth)));
  };

  return {
    http,
    homes,
    db,
    photoStore,
    dataDir,
    ask,
    ok,
    atOnce,
    addBroker,
    addUser,
    /** Counts visits to pages; the test decides when they are stored. */
    visits,
    /** Does the due jobs, and returns the mails sent since the last call. */
    mailsSent: async (): Promise<Mail[]> => {
      await runDueJobs(working);
      return mails.splice(0);
    },
    /** The last code that was sent to a phone. */
    readOtp: (phone: string): string => {
      const code = codes.get(codePhone(phone));
      if (!code) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
    /** The last text that was sent to a phone. */
    lastWords: (phone: string): string => words.get(codePhone(phone)) ?? '',
    /** A digest of everything that is stored; see `fingerprint`. */
    fingerprint: () => fingerprint(db, photoStore.files),
    operator: { id: operatorId, email: 'operator@test.example', token: await tokenFor('super_admin', operatorId) },
    close: async () => {
      await http.close();
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
