import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { diskStore } from '#server/media/diskStore.ts';
import { s3Store } from '#server/media/s3Store.ts';
import type { PhotoStore } from '#server/media/types.ts';
import { digestsOfTables } from '#server/testing/fingerprint.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { startBucket } from '#server/testing/startBucket.ts';
import { openLedger } from './crash/ledger.ts';
import { withOwner } from './crash/owner.ts';
import { findPartialWrites } from './crash/partialWrites.ts';
import { readBack } from './crash/readBack.ts';
import { writeUntilDead } from './crash/round.ts';
import { createTestAccounts } from './crash/testAccounts.ts';
import { writers } from './crash/writers.ts';
import { isFull } from './support/full.ts';
import { operatorAlone } from './support/operator.ts';
import { openPlace, type Place } from './support/place.ts';
import { runSql } from './support/sql.ts';
import { startDeployed } from './support/startDeployed.ts';
import { expect, test } from './support/test.ts';

let folder = '';
test.beforeEach(async () => {
  test.info().skip(!isFull, 'only in test:full');
  test.slow();
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command of the built server and resolves with its output. */
const command = async (name: 'backup' | 'restore', at: string, settings: NodeJS.ProcessEnv): Promise<string> => {
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [`dist/server/${name}.js`, at], { env });
  return stdout;
};

const bucketSettings = (bucket: Awaited<ReturnType<typeof startBucket>>) => ({
  ...{ S3_BUCKET: bucket.bucket, S3_ENDPOINT: bucket.endpoint, S3_REGION: bucket.region },
  ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
});

const rowsOf = (place: Pick<Place, 'dataDir' | 'databaseUrl'>) =>
  withOwner(place, (engine) => digestsOfTables({ asOwner: engine.transaction }));

const picturesOf = async (store: PhotoStore): Promise<ReadonlyMap<string, Buffer>> => {
  const all = memoryStore();
  for await (const keys of store.keys()) {
    for (const key of keys) {
      const image = await store.get(key);
      if (image) await all.put(key, await buffer(image.stream), 'image/webp');
    }
  }
  return all.files;
};

test('a backup of the demo in the embedded database has every row and picture, and goes into a bucket as well', async () => {
  const place = await openPlace('pglite', { LOG_LEVEL: 'error' });
  const bucket = await startBucket();
  try {
    const server = place.start();
    await server.ready();
    const backup = path.join(folder, 'backup');
    const making = () => command('backup', backup, { DATA_DIR: place.dataDir });
    await expect(making()).rejects.toThrow(`Another server already uses the data folder ${place.dataDir}`);
    await server.stop();

    test.info().annotations.push({ type: 'outcome', description: await making() });
    const to = { dataDir: path.join(folder, 'data'), databaseUrl: undefined };
    const said = await command('restore', backup, { DATA_DIR: to.dataDir, ...bucketSettings(bucket) });
    expect(said).toContain('is restored');
    expect(await rowsOf(to)).toEqual(await rowsOf(place));
    const pictures = await picturesOf(s3Store(bucket));
    expect(pictures.size).toBeGreaterThan(100);
    expect(pictures).toEqual(await picturesOf(diskStore(path.join(place.dataDir, 'media'))));
  } finally {
    await place.remove();
    await bucket.close();
  }
});

// All access rules: the policies, whether row-level security is on and forced, and the privileges.
const RULES = `select json_agg(rule order by rule::text) as rules from (
  select to_json(p) as rule from pg_policies p where schemaname = 'public'
  union all select json_build_array(relname, relrowsecurity, relforcerowsecurity) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select json_build_array(relname, one::text) from pg_class,
    unnest(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) one
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
  union all select json_build_array(attrelid::regclass, attname, one::text) from pg_attribute, unnest(attacl) one
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)) all_of_them`;

test('a backup of PostgreSQL under eight writers misses no file of a row; restored on a new server it has every row, rule and picture', async () => {
  test.info().skip(process.env.SKIP_PG_DUMP === '1', 'SKIP_PG_DUMP=1');
  const [source, target, bucket] = [await startDeployed(), await startDeployed(), await startBucket()];
  const urls = { DATABASE_URL: source.as('nivaas'), DATABASE_APP_URL: source.as('nivaas_requests') };
  const settings = { ...operatorAlone, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...urls, ...bucketSettings(bucket) };
  const place = await openPlace('pglite', settings);
  const backUp = (name: string, login: 'nivaas' | 'nivaas_backup' = 'nivaas_backup') =>
    command('backup', path.join(folder, name), { ...source.env, ...settings, DATABASE_BACKUP_URL: source.as(login) });
  const restore = async (name: string, database: string) => {
    const to = { databaseUrl: target.as('nivaas', database), dataDir: path.join(folder, `data-${database}`) };
    const settings = { ...target.env, DATABASE_URL: to.databaseUrl, DATA_DIR: to.dataDir };
    await command('restore', path.join(folder, name), settings);
    await expect(command('restore', path.join(folder, name), settings)).rejects.toThrow('The database is not empty');
    return to;
  };
  try {
    const server = place.start();
    const url = await server.ready();
    const ledger = openLedger();
    const accounts = await createTestAccounts(url, ledger);
    const responses = new EventEmitter();
    let [number, isOver] = [0, false];
    const shared = { number: 1, url, accounts, ledger, nextNumber: () => ++number, isOver: () => isOver };
    const writing = Promise.all(writers.map((work, writer) => writeUntilDead(shared, writer, work, responses)));
    writing.catch(() => undefined);
    for (let count = 0; count < 100; count += 1) await Promise.race([once(responses, 'response'), writing]);
    await backUp('meanwhile');
    isOver = true;
    await writing;
    await expect(backUp('blind', 'nivaas')).rejects.toThrow('The login nivaas does not see every row');
    await server.stop();
    test.info().annotations.push({ type: 'outcome', description: await backUp('after') });

    await runSql(target.url, 'create database meanwhile owner nivaas');
    const asOwner = ({ databaseUrl, dataDir }: Awaited<ReturnType<typeof restore>>) => ({
      databaseUrl: Object.assign(new URL(target.url), { pathname: new URL(databaseUrl).pathname }).href,
      dataDir,
    });
    const meanwhile = await findPartialWrites(asOwner(await restore('meanwhile', 'meanwhile')));
    // A job writes the mail about a lead a moment after the lead, so the backup may fall in between.
    expect(meanwhile.problems.filter((one) => !one.includes('mails of a lead'))).toEqual([]);

    const restored = await restore('after', 'nivaas');
    expect(await runSql(restored.databaseUrl, RULES)).toEqual(await runSql(urls.DATABASE_URL, RULES));
    const original = { dataDir: '', databaseUrl: Object.assign(new URL(source.url), { pathname: '/nivaas' }).href };
    expect(await rowsOf(asOwner(restored))).toEqual(await rowsOf(original));
    expect(await picturesOf(diskStore(path.join(restored.dataDir, 'media')))).toEqual(
      await picturesOf(s3Store(bucket)),
    );

    const again = await openPlace('pglite', {
      ...{ ...operatorAlone, LOG_LEVEL: 'error', TRUST_PROXY: '1', DATA_DIR: restored.dataDir },
      ...{ DATABASE_URL: restored.databaseUrl, DATABASE_APP_URL: target.as('nivaas_requests') },
    });
    const started = again.start();
    expect(ledger.problems(await readBack(await started.ready(), accounts))).toEqual([]);
    await again.remove();
  } finally {
    await place.remove();
    await bucket.close();
    await Promise.all([source.remove(), target.remove()]);
  }
});
