import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { HttpError } from '../errors.ts';
import { contentType, gauges, metricsText } from '../metrics/metrics.ts';
import { storageOf } from './storage.ts';

// Hashed, because `timingSafeEqual` needs inputs of equal length.
const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Source {
  readonly db: Database;
  readonly dataDir: string;
}

const readJobs = async (db: Database): Promise<void> => {
  const isDue = sql`${jobs.state} = 'waiting' and ${jobs.runAt} <= now()`;
  const rows = await db.asSystem((tx) =>
    tx
      .select({
        kind: jobs.kind,
        due: sql<number>`count(*) filter (where ${isDue})::int`,
        seconds: sql<number>`coalesce(extract(epoch from now() - min(${jobs.runAt}) filter (where ${isDue})), 0)::float8`,
        dead: sql<number>`count(*) filter (where ${jobs.state} = 'dead')::int`,
      })
      .from(jobs)
      .where(sql`${jobs.state} <> 'done'`)
      .groupBy(jobs.kind),
  );
  for (const gauge of [gauges.jobsDue, gauges.jobsDueSeconds, gauges.jobsDead]) gauge.reset();
  for (const { kind, due, seconds, dead } of rows) {
    gauges.jobsDue.set({ kind }, due);
    gauges.jobsDueSeconds.set({ kind }, seconds);
    gauges.jobsDead.set({ kind }, dead);
  }
};

const readSessions = async (db: Database): Promise<void> => {
  const rows = await db.asSystem((tx) =>
    tx
      .select({ role: sessions.role, n: sql<number>`count(*)::int` })
      .from(sessions)
      .where(and(gt(sessions.expiresAt, sql`now()`), isNull(sessions.revokedAt)))
      .groupBy(sessions.role),
  );
  gauges.sessions.reset();
  for (const { role, n } of rows) gauges.sessions.set({ role }, n);
};

const readConnections = (db: Database): void => {
  for (const [pool, { open, idle, waiting }] of Object.entries(db.connections?.() ?? {})) {
    gauges.connections.set({ pool, state: 'busy' }, open - idle);
    gauges.connections.set({ pool, state: 'idle' }, idle);
    gauges.connections.set({ pool, state: 'waiting' }, waiting);
  }
};

/** The metrics in Prometheus text format; while the database does not answer, those from it are absent or old. */
export const readMetrics = async ({ db, dataDir }: Source): Promise<string> => {
  readConnections(db);
  gauges.storageUsed.set((await storageOf(dataDir)).usedPct / 100);
  const answered = await Promise.all([readJobs(db), readSessions(db)]).then(
    () => 1,
    () => 0,
  );
  gauges.databaseUp.set(answered);
  return metricsText();
};

/** Serves `GET /metrics` to callers with the token. Without a configured token the route does not exist. */
export const metricsRoute = (http: FastifyInstance, token: string | undefined, source: Source): void => {
  if (!token) return;
  const expected = digestOf(token);
  http.get('/metrics', async ({ headers }, reply) => {
    const given = digestOf(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!timingSafeEqual(given, expected)) throw new HttpError(401, 'The token is wrong');
    return reply.type(contentType).send(await readMetrics(source));
  });
};

/** Serves `GET /metrics` on a separate port, on loopback only. Resolves with a function that stops it, and the port. */
export const serveMetrics = async (port: number, source: Source): Promise<(() => void) & { readonly port: number }> => {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return void answer.writeHead(404).end();
    try {
      const text = await readMetrics(source);
      answer.writeHead(200, { 'content-type': contentType }).end(text);
    } catch {
      answer.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(() => void server.close(), { port: (server.address() as AddressInfo).port });
};
