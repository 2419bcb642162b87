import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { httpRequest } from '../support/connection.ts';
import { installed } from './install.ts';
import { BROKERS, emailOf, leadAt, nameAt, newPerson, nextStatus, PAGE, PASSWORD } from './leads.ts';
import { fillPeer, jsonCall } from './peerDatabase.ts';
import { type Product, startNode } from './product.ts';
import { strapiProject } from './strapiProject.ts';

// The newest version whose own packages are all in the registry.
const VERSION = '5.54.0';
const packages = {
  '@strapi/strapi': VERSION,
  '@strapi/plugin-users-permissions': VERSION,
  pg: '8.23.1',
  react: '18',
  'react-dom': '18',
  'react-router-dom': '6',
  'styled-components': '6',
};

// Strapi addresses a lead by a string id.
const documentOf = (lead: number) => String(lead).padStart(24, '0');

const callsOf = (tokens: readonly string[]): Product['requests'] => {
  const ask = (broker: number, method: string, rest: string, data?: object) =>
    httpRequest(method, `/api/leads${rest}`, { authorization: `Bearer ${tokens[broker - 1]}` }, data && { data });
  const brokerAt = (nth: number) => 1 + (nth % BROKERS);
  const page = (nth: number) =>
    `?filters[broker_id][$eq]=${brokerAt(nth)}&sort[0]=createdAt:desc&sort[1]=id:desc&pagination[pageSize]=${PAGE}`;
  const named = (nth: number) => `&filters[full_name][$containsi]=${encodeURIComponent(nameAt(nth))}`;
  return {
    list: (nth) => ask(brokerAt(nth), 'GET', page(nth)),
    search: (nth) => ask(brokerAt(nth), 'GET', page(nth) + named(nth)),
    read: (nth) => ask(leadAt(nth).broker, 'GET', `/${documentOf(leadAt(nth).lead)}`),
    create: (nth) => ask(brokerAt(nth), 'POST', '', { ...newPerson(nth), broker_id: brokerAt(nth), status: 'new' }),
    change: (nth) => ask(leadAt(nth).broker, 'PUT', `/${documentOf(leadAt(nth).lead)}`, { status: nextStatus(nth) }),
  };
};

/**
 * Starts Strapi with the leads and signed-in brokers. Its open edition cannot restrict users to their own leads, so the
 * calls name the broker.
 */
export const startStrapi = async (port: number): Promise<Product> => {
  const cwd = await installed('strapi', packages);
  for (const [file, text] of Object.entries(strapiProject)) {
    await mkdir(path.join(cwd, path.dirname(file)), { recursive: true });
    await writeFile(path.join(cwd, file), text);
  }
  await mkdir(path.join(cwd, 'public/uploads'), { recursive: true });
  const { url: database, drop } = await createEmptyDatabase();
  let stopServer: Product['stop'] = async () => undefined;
  const stop = async () => {
    await stopServer();
    await drop();
  };
  try {
    const server = await startNode(['server.js'], {
      cwd,
      env: {
        DATABASE_URL: database,
        PORT: String(port),
        STRAPI_TELEMETRY_DISABLED: 'true',
        BROKERS: String(BROKERS),
        PASSWORD,
      },
      ready: /The brokers are there/,
      port,
    });
    stopServer = server.stop;
    const tokens: string[] = [];
    for (let broker = 1; broker <= BROKERS; broker += 1) {
      const login = { identifier: emailOf(broker), password: PASSWORD };
      const { jwt } = await jsonCall(`http://127.0.0.1:${port}`)<{ jwt: string }>('POST', '/api/auth/local', login);
      tokens.push(jwt);
    }
    await fillPeer(
      database,
      `insert into leads (id, document_id, broker_id, full_name, email, phone, city, property_interest, source, status, created_at,
          updated_at, published_at)
        select id, lpad(id::text, 24, '0'), broker_id, full_name, email, phone, city, property_interest, source, status, created_at,
          created_at, created_at`,
    );
    return { name: `Strapi ${VERSION}`, port, pid: server.pid, requests: callsOf(tokens), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
