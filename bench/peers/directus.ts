import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { httpRequest } from '../support/connection.ts';
import { installed } from './install.ts';
import { BROKERS, emailOf, leadAt, nameAt, newPerson, nextStatus, PAGE, PASSWORD } from './leads.ts';
import { fillPeer, jsonCall } from './peerDatabase.ts';
import { type Product, startNode } from './product.ts';

// Declares Node 22, like every version since 11.4, but runs on Node 20.
const VERSION = '11.17.4';
const ADMIN = { email: 'admin@example.com', password: PASSWORD };
const CLI = 'node_modules/directus/cli.js';

const texts = [
  'full_name',
  'email',
  'phone',
  'city',
  'property_interest',
  'source',
  'status',
  'message',
  'assigned_to',
];

type Call = ReturnType<typeof jsonCall>;
interface Data<T> {
  readonly data: T;
}

/**
 * Creates a collection of leads, and a role whose users may read, add and change their own broker's; returns its id.
 */
const describeLeads = async (call: Call): Promise<string> => {
  await call('POST', '/collections', {
    collection: 'leads',
    schema: {},
    meta: {},
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      { field: 'broker_id', type: 'integer' },
      ...texts.map((field) => ({ field, type: 'string' })),
      { field: 'created_at', type: 'timestamp', meta: { special: ['date-created'] } },
      { field: 'updated_at', type: 'timestamp', meta: { special: ['date-updated'] } },
    ],
  });
  await call('POST', '/fields/directus_users', { field: 'broker_id', type: 'integer', schema: {} });
  const policy = await call<Data<{ id: string }>>('POST', '/policies', { name: 'Broker' });
  const own = { broker_id: { _eq: '$CURRENT_USER.broker_id' } };
  for (const action of ['read', 'update', 'create']) {
    await call('POST', '/permissions', {
      policy: policy.data.id,
      collection: 'leads',
      action,
      fields: ['*'],
      ...(action === 'create'
        ? { presets: { broker_id: '$CURRENT_USER.broker_id', status: 'new', source: 'website' } }
        : { permissions: own }),
    });
  }
  const role = await call<Data<{ id: string }>>('POST', '/roles', {
    name: 'Broker',
    policies: [{ policy: policy.data.id }],
  });
  return role.data.id;
};

const signInAll = async (url: string, call: Call, role: string) => {
  const brokers = Array.from({ length: BROKERS }, (_, at) => at + 1);
  await call(
    'POST',
    '/users',
    brokers.map((broker) => ({ email: emailOf(broker), password: PASSWORD, role, broker_id: broker })),
  );
  const headers: Readonly<Record<string, string>>[] = [];
  for (const broker of brokers) {
    const login = { email: emailOf(broker), password: PASSWORD };
    const { data } = await jsonCall(url)<Data<{ access_token: string }>>('POST', '/auth/login', login);
    headers.push({ authorization: `Bearer ${data.access_token}` });
  }
  return headers;
};

const callsOf = (headers: readonly Readonly<Record<string, string>>[]): Product['requests'] => {
  const ask = (broker: number, method: string, rest: string, body?: object) =>
    httpRequest(method, `/items/leads${rest}`, headers[broker - 1], body);
  const page = `?limit=${PAGE}&sort=-created_at,-id&meta=filter_count`;
  const brokerAt = (nth: number) => 1 + (nth % BROKERS);
  const named = (nth: number) => `&filter[full_name][_icontains]=${encodeURIComponent(nameAt(nth))}`;
  return {
    list: (nth) => ask(brokerAt(nth), 'GET', page),
    search: (nth) => ask(brokerAt(nth), 'GET', page + named(nth)),
    read: (nth) => ask(leadAt(nth).broker, 'GET', `/${leadAt(nth).lead}`),
    create: (nth) => ask(brokerAt(nth), 'POST', '', newPerson(nth)),
    change: (nth) => ask(leadAt(nth).broker, 'PATCH', `/${leadAt(nth).lead}`, { status: nextStatus(nth) }),
  };
};

/** Starts Directus on a port, with the leads and signed-in brokers; a policy shows each only their own leads. */
export const startDirectus = async (port: number): Promise<Product> => {
  const cwd = await installed('directus', { directus: VERSION });
  const { url: database, drop } = await createEmptyDatabase();
  const data = await mkdtemp(path.join(os.tmpdir(), 'nivaas-directus-'));
  const secret = randomBytes(32).toString('hex');
  const env = {
    ...{ KEY: secret, SECRET: secret, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: database, DB_POOL__MIN: '2', DB_POOL__MAX: '10' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ACCESS_TOKEN_TTL: '1d', TELEMETRY: 'false' },
    ...{ STORAGE_LOCAL_ROOT: data, EXTENSIONS_PATH: data, LOG_STYLE: 'raw', PRESSURE_LIMITER_ENABLED: 'false' },
  };
  let stopServer: Product['stop'] = async () => undefined;
  const stop = async () => {
    await stopServer();
    await drop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const bootstrap = await startNode([CLI, 'bootstrap'], { cwd, env, ready: /Done/, port });
    await bootstrap.ended;
    const server = await startNode([CLI, 'start'], { cwd, env, ready: /Server started at/, port });
    stopServer = server.stop;
    const base = `http://127.0.0.1:${port}`;
    const { data: admin } = await jsonCall(base)<Data<{ access_token: string }>>('POST', '/auth/login', ADMIN);
    const call = jsonCall(base, admin.access_token);
    const role = await describeLeads(call);
    const headers = await signInAll(base, call, role);
    await fillPeer(
      database,
      `insert into leads (id, broker_id, full_name, email, phone, city, property_interest, source, status, created_at)
        select id, broker_id, full_name, email, phone, city, property_interest, source, status, created_at`,
    );
    return { name: `Directus ${VERSION}`, port, pid: server.pid, requests: callsOf(headers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
