import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '../contract/demo';
import { buildApp, domainDesk } from './app';
import { otpSender } from './auth/otpSender';
import { type Config, ConfigError, readConfig } from './config';
import { openDatabase, setUp } from './db/connect';
import { sweep } from './db/sweep';
import { checkDue, RECHECK_MS } from './domains/check';
import { firstStart } from './firstStart';
import { BEAT_MS, beat } from './health/heartbeats';
import { loggedError } from './http/log';
import { FolderInUse, lockFolder } from './lock';
import { diskStore } from './media/diskStore';
import type { ImageStore } from './media/types';
import { loadBuiltSites } from './sites/builtSites';
import { atDatabase, inDataFolder, listening } from './startProblems';

const HOUR_MS = 3_600_000;
const GRACE_MS = 10_000;

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

// The bucket's client is large: it is loaded only where photos are kept in a bucket.
const openImages = async ({ storage, dataDir }: Config): Promise<ImageStore> =>
  storage ? (await import('./media/s3Store')).s3Store(storage) : diskStore(path.join(dataDir, 'media'));

const start = async (config: Config): Promise<void> => {
  const { databaseUrl, dataDir } = config;
  const release = databaseUrl ? undefined : await inDataFolder(dataDir, () => lockFolder(dataDir));
  const openIt = () => openDatabase(config, (error) => say(`A database connection broke: ${error.message}`));
  const db = await (databaseUrl ? atDatabase(openIt) : inDataFolder(dataDir, openIt));
  const images = await openImages(config);
  await (config.storage ? images.check() : inDataFolder(dataDir, () => images.check()));
  const demoAccounts = await setUp(config, () => firstStart({ config, db, images, log: say }));
  const sendOtp = otpSender(config, say);
  const clientFolder = findClient();
  const builtSites = clientFolder === undefined ? undefined : await loadBuiltSites(clientFolder);
  const http = await buildApp({ config, db, images, sendOtp, demoAccounts, clientFolder, builtSites });
  const { host, port } = config;
  const address = await listening(config, () => http.listen({ host, port }));
  const sweeping = setInterval(() => {
    sweep(db).catch((error: unknown) => http.log.warn({ err: error }, 'sweeping failed'));
  }, HOUR_MS);

  const desk = domainDesk(db, config);
  for (const warning of config.warnings) http.log.warn(warning);
  let isChecking = false;
  const recheck = async (): Promise<void> => {
    // The round before may take longer, where many are due or name servers are slow.
    if (isChecking) return;
    isChecking = true;
    try {
      const { failures } = await checkDue(desk);
      for (const error of failures) http.log.warn({ err: error }, 'checking a domain failed');
    } catch (error) {
      http.log.warn({ err: error }, 'checking domains failed');
    } finally {
      isChecking = false;
    }
  };
  const rechecking = setInterval(() => void recheck(), RECHECK_MS);

  const tellUp = () => {
    beat(db).catch((error: unknown) => http.log.warn({ err: error }, 'a heartbeat was not kept'));
  };
  const beating = setInterval(tellUp, BEAT_MS);
  tellUp();

  const stop = async (): Promise<void> => {
    clearInterval(beating);
    clearInterval(rechecking);
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await http.close();
    await db.close();
    await release?.();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  announce(config.publicUrl ?? address, demoAccounts);
};

try {
  await start(readConfig(process.env));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
  const { message, stack } = error instanceof Error ? loggedError(error) : { message: String(error), stack: '' };
  process.stderr.write(`${(isExpected && message) || stack || message}\n`);
  process.exit(1);
}
