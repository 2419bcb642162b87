import { fileURLToPath } from 'node:url';
import { operatorAlone } from '#e2e/support/operator.ts';
import { type RunningServer, startServer } from '#e2e/support/startServer.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import {
  BROKERS,
  emailOf,
  LEADS,
  leadAt,
  leadRows,
  nameAt,
  newPerson,
  nextStatus,
  PAGE,
  PASSWORD,
} from '../peers/leads.ts';
import { type Act, type Product, startNode } from '../peers/product.ts';
import { httpRequest } from './connection.ts';
import { asOwner } from './onPostgres.ts';

/** The built server with the leads and signed-in brokers: `headers[n]` are the request headers of broker n + 1. */
export interface FilledServer {
  readonly server: RunningServer;
  readonly databaseUrl: string;
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly stop: () => Promise<void>;
}

const fill = async (url: string): Promise<void> => {
  const hash = await hashPassword(PASSWORD, emailOf(1));
  await asOwner(url, async (client) => {
    await client.query(`insert into brokers (id, full_name, email, status) overriding system value
      select n, 'Broker ' || n, 'broker' || n || '@example.com', 'active' from generate_series(1, ${BROKERS}) n`);
    await client.query(
      `insert into credentials (role, account_id, password_hash) select 'broker', id, $1 from brokers`,
      [hash],
    );
    await client.query(`insert into leads (id, broker_id, full_name, email, phone, phone_e164, city, property_interest, source, status, created_at)
      overriding system value
      select id, broker_id, full_name, email, phone, '+91' || phone, city, property_interest, source, status, created_at
      from (${leadRows}) l`);
    await client.query(`select setval(pg_get_serial_sequence('brokers', 'id'), ${BROKERS}),
      setval(pg_get_serial_sequence('leads', 'id'), ${LEADS})`);
  });
};

/** Gives each broker its own client address, in the header that a proxy would set. */
const addressOf = (broker: number) => ({ 'x-forwarded-for': `10.1.0.${broker}` });

const signIn = async (url: string, broker: number): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch(`${url}/api/auth/broker/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...addressOf(broker) },
    body: JSON.stringify({ email: emailOf(broker), password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, ...addressOf(broker) };
};

/** Starts the built server on its own database, fills it, and signs the brokers in. */
export const startFilled = async (settings: Readonly<Record<string, string>>): Promise<FilledServer> => {
  const { url: databaseUrl, drop } = await createEmptyDatabase();
  let server: RunningServer | undefined;
  const stop = async () => {
    await server?.stop();
    await drop();
  };
  try {
    server = await startServer({
      ...operatorAlone,
      NODE_ENV: 'production',
      OTP_SENDER: 'off',
      TRUST_PROXY: '1',
      DATABASE_URL: databaseUrl,
      ...settings,
    });
    await fill(databaseUrl);
    const headers: Readonly<Record<string, string>>[] = [];
    for (let broker = 1; broker <= BROKERS; broker += 1) headers.push(await signIn(server.url, broker));
    return { server, databaseUrl, headers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Brokers' calls about leads. */
export const callsOf = (headers: FilledServer['headers']): Product['requests'] => {
  const ask = (broker: number, method: string, path: string, body?: object) =>
    httpRequest(method, `/api/leads/broker${path}`, headers[broker - 1], body);
  const brokerAt = (nth: number) => 1 + (nth % BROKERS);
  return {
    list: (nth) => ask(brokerAt(nth), 'GET', `?limit=${PAGE}`),
    search: (nth) => ask(brokerAt(nth), 'GET', `?limit=${PAGE}&q=${encodeURIComponent(nameAt(nth))}`),
    read: (nth) => ask(leadAt(nth).broker, 'GET', `/${leadAt(nth).lead}`),
    create: (nth) => ask(brokerAt(nth), 'POST', '', newPerson(nth)),
    change: (nth) => ask(leadAt(nth).broker, 'PATCH', `/${leadAt(nth).lead}`, { status: nextStatus(nth) }),
  };
};

/** Starts the bare handler on the same tables. */
export const startBare = async (databaseUrl: string): Promise<Product> => {
  const file = fileURLToPath(new URL('./bareLeads.ts', import.meta.url));
  const started = await startNode(['--import', 'tsx', file], {
    env: { DATABASE_URL: databaseUrl },
    ready: /127\.0\.0\.1:(\d+)/,
  });
  const of = (nth: number) => `broker=${1 + (nth % BROKERS)}`;
  const one = (nth: number) => `/leads/${leadAt(nth).lead}?broker=${leadAt(nth).broker}`;
  const requests: Readonly<Record<Act, (nth: number) => string>> = {
    list: (nth) => httpRequest('GET', `/leads?${of(nth)}`),
    search: (nth) => httpRequest('GET', `/leads?${of(nth)}&q=${encodeURIComponent(nameAt(nth))}`),
    read: (nth) => httpRequest('GET', one(nth)),
    create: (nth) => httpRequest('POST', `/leads?${of(nth)}`, {}, newPerson(nth)),
    change: (nth) => httpRequest('PATCH', one(nth), {}, { status: nextStatus(nth) }),
  };
  return { name: 'bare handler', ...started, requests };
};
