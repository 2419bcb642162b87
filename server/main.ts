import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { DemoAccount } from '#contract/demo.ts';
import { buildApp } from './app.ts';
import { otpSender } from './auth/otpSender.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase, openReads, setUp } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { BeforeBaseline, NewerDatabase } from './db/errors.ts';
import type { Replicated } from './db/replica.ts';
import { serveMetrics } from './health/readMetrics.ts';
import { recentValues } from './health/recentValues.ts';
import { timedDatabase } from './health/timedDatabase.ts';
import { openHomes } from './homes/homes.ts';
import { openHomeIndex } from './homes/index/loadHomes.ts';
import { loadBuiltHomes } from './homes/pages/builtHomes.ts';
import { loggedError } from './http/log.ts';
import { uploadFolder } from './http/uploadedFile.ts';
import { startWorkers } from './jobs/worker.ts';
import { makeFolder } from './lib/dataFolder.ts';
import { SHUTDOWN_MS, STOP_NOTICE_MS } from './limits/server.ts';
import { mailerOf } from './mail/mailer.ts';
import { startAlerts } from './seekers/alerts/alerts.ts';
import { loadBuiltSites } from './sites/pages/builtSites.ts';
import { abortable } from './startup/abortable.ts';
import { fillApart, makesDemo, onlyFills } from './startup/fillApart.ts';
import { firstStart } from './startup/firstStart.ts';
import { jobHandlers, onDeadJob } from './startup/jobHandlers.ts';
import { FolderInUse, lockFolder } from './startup/lock.ts';
import { openPhotoStore } from './startup/openPhotoStore.ts';
import { startSchedule } from './startup/schedule.ts';
import { atDatabase, inDataFolder, listening, whileFilling } from './startup/startupErrors.ts';
import { countVisits } from './visits/visits.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

// dist/client, seen from dist/server/main.js and from server/main.ts.
const findClient = (): string | undefined => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return ['../client', '../dist/client']
    .map((folder) => path.resolve(here, folder))
    .find((folder) => existsSync(path.join(folder, 'index.html')));
};

const announce = (address: string, accounts: readonly DemoAccount[]): void => {
  say(`\nNivaas is ready: ${address}`);
  if (accounts.length > 0) say('\nDemo accounts (sign in at /auth, the operator at /superadmin/login):');
  for (const { email, password, note } of accounts) say(`  ${email.padEnd(26)} ${password}   ${note}`);
  say('');
};

// Listens from the beginning, because a first start takes a while and must stop cleanly, too.
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort());

// Ends what was started; run in reverse order.
const ends: (() => unknown)[] = [];
const end = async (): Promise<void> => {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  for (const one of ends.toReversed()) await one();
};

/** Opens the database, and its replica if there is one; ending the server closes both. */
const openDatabases = async (config: Config) => {
  const { databaseUrl, dataDir } = config;
  const onBroken = (error: Error) => say(`A database connection broke: ${error.message}`);
  const openIt = () => openDatabase(config, onBroken);
  const db = await (databaseUrl ? atDatabase(openIt) : inDataFolder(dataDir, openIt));
  ends.push(() => db.close());
  const replica = await atDatabase(() => openReads(config, db, onBroken), 'DATABASE_READ_URL');
  ends.push(() => replica?.close());
  return { db, replica };
};

/** Opens the database and the photo store, and makes sure that there is an operator. */
const openPlace = async (config: Config) => {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) ends.push(await inDataFolder(dataDir, () => lockFolder(dataDir)));
  signal.throwIfAborted();
  const databases = await openDatabases(config);
  signal.throwIfAborted();
  const photoStore = await openPhotoStore(config);
  await (config.storage ? photoStore.check() : inDataFolder(dataDir, () => photoStore.check()));
  // A folder that cannot be used must fail the start, not the first upload.
  await inDataFolder(dataDir, () => makeFolder(uploadFolder(dataDir)));
  const started = await whileFilling(config, () =>
    setUp(config, () => firstStart({ config, db: abortable(databases.db, signal), photoStore, log: say })),
  );
  return { ...databases, ...started, photoStore };
};

const watchReplica = (replica: Replicated, log: FastifyBaseLogger): void => {
  const end = replica.watch(({ isUsed, error }) => {
    if (isUsed) log.warn('visitors read from the replica');
    else log.warn({ err: error }, 'visitors read from the primary: the replica is out of reach, or far behind');
  });
  ends.push(end);
};

// Imported here, because most servers send no traces.
const openTracing = async (log: FastifyBaseLogger) => {
  const { startTracing } = await import('./tracing/startTracing.ts');
  return startTracing((message) => log.warn(message));
};

const openMetrics = async ({ metricsPort: port, dataDir }: Config, db: Database): Promise<void> => {
  if (port === undefined) return;
  const own = { host: '127.0.0.1', port, name: 'METRICS_PORT' } as const;
  ends.push(await listening(own, () => serveMetrics(port, { db, dataDir })));
};

const start = async (config: Config): Promise<void> => {
  if (!onlyFills && makesDemo(config)) await fillApart(fileURLToPath(import.meta.url), signal);
  signal.throwIfAborted();
  const { db, replica, photoStore, demoAccounts, warnings } = await openPlace(config);
  if (onlyFills) return stopping.abort();
  const sendOtp = otpSender(config, say);
  const clientFolder = findClient();
  const builtSites = clientFolder === undefined ? undefined : await loadBuiltSites(clientFolder);
  const builtHomes = clientFolder === undefined ? undefined : await loadBuiltHomes(clientFolder);
  const homes = openHomes(replica?.db ?? db);
  // Code that decides or writes must not read from a lagging replica.
  const index = replica ? openHomeIndex(db) : homes.index;
  const calls = recentValues();
  const alerts = startAlerts(timedDatabase(db, calls), index);
  const visits = countVisits(db);
  ends.push(() => visits.store());
  const http = await buildApp({
    config,
    db,
    reads: replica?.db,
    photoStore,
    sendOtp,
    demoAccounts,
    clientFolder,
    builtSites,
    builtHomes,
    homes,
    index,
    alerts,
    calls,
    visits,
    stopping: signal,
  });
  if (config.tracesTo) ends.push(await openTracing(http.log));
  ends.push(() => http.close());
  signal.throwIfAborted();
  await openMetrics(config, db);
  const address = await listening(config, () => http.listen({ host: config.host, port: config.port }));
  const mailer = mailerOf(config);
  if (mailer) ends.push(() => mailer.close());
  const origin = (config.publicUrl ?? address).replace(/\/+$/, '');
  const onSent = (kind: string, receiversDomain: string) => http.log.info({ kind, receiversDomain }, 'mail sent');
  const sending = { db, mailer, origin, sendOtp, onSent };
  const working = {
    db,
    handlers: jobHandlers(sending, index),
    onDeadJob: onDeadJob(sending),
    onFailure: ({ id, kind, tries }: { id: number; kind: string; tries: number }) =>
      http.log.warn({ job: id, kind, tries }, 'a job failed'),
  };
  const onError = (error: unknown) => http.log.warn({ err: error }, 'working on jobs failed');
  ends.push(startWorkers(working, ['privacy_request', 'mail'], onError));
  for (const warning of [...config.warnings, ...warnings]) http.log.warn(warning);
  ends.push(startSchedule({ db, config, photoStore, alerts, visits }, http.log));
  if (replica) watchReplica(replica, http.log);

  announce(config.publicUrl ?? address, demoAccounts);
};

// Errors of the surroundings, whose message is a line that says what to do.
const EXPECTED = [ConfigError, FolderInUse, NewerDatabase, BeforeBaseline];

try {
  const config = readConfig(process.env);
  await start(config);
  if (!signal.aborted) {
    await once(signal, 'abort');
    // A proxy that sends a request to a closed port cannot always send it to another server: Caddy has read its body by then.
    if (config.production) await wait(STOP_NOTICE_MS);
  }
} catch (error) {
  // An error after the signal to stop is not a failure.
  if (!signal.aborted) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const { message, stack } = error instanceof Error ? loggedError(error) : { message: String(error), stack: '' };
    process.stderr.write(`${(isExpected && message) || stack || message}\n`);
    process.exit(1);
  }
}
await end();
process.exit(0);
