import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startBucket } from '#server/testing/startBucket.ts';
import { openLedger } from './crash/ledger.ts';
import { readBack } from './crash/readBack.ts';
import { writeUntilDead } from './crash/round.ts';
import { createTestAccounts } from './crash/testAccounts.ts';
import { writers } from './crash/writers.ts';
import { addLogin } from './support/addLogin.ts';
import { isFull } from './support/full.ts';
import { operatorAlone } from './support/operator.ts';
import { addBroker } from './support/people.ts';
import { openPlace } from './support/place.ts';
import { postHome } from './support/siteOf.ts';
import { runSql } from './support/sql.ts';
import { startPgBouncer } from './support/startPgBouncer.ts';
import { startReplicated } from './support/startReplica.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(() => {
  test.info().skip(!isFull, 'only in test:full');
  test.info().skip(process.env.SKIP_POSTGRES === '1', 'SKIP_POSTGRES=1');
  test.slow();
});

test('visitors read from a replica; while it is away, from the primary', async () => {
  const { primary, replica, remove } = await startReplicated({ isSynchronous: false });
  const login = await addLogin(primary.url);
  const atReplica = Object.assign(new URL(login.url), { port: replica.port }).href;
  const urls = { DATABASE_URL: primary.url, DATABASE_APP_URL: login.url, DATABASE_READ_URL: atReplica };
  const place = await openPlace('pglite', { ...operatorAlone, ...urls, LOG_LEVEL: 'warn' });
  try {
    const server = place.start();
    const url = await server.ready();
    const { token } = await addBroker(url, 'Asha Rathore');
    const post = (title: string) => postHome(url, token, { title, city: 'Udaipur', property_type: 'flat' });
    const page = async () => (await fetch(`${url}/homes?city=Udaipur`)).text();
    const said = (words: string) => server.output().split(words).length - 1;
    await expect.poll(() => said('visitors read from the replica')).toBe(1);

    await replica.pause();
    await post('Lake View');
    await wait(1_500);
    expect(await page()).not.toContain('Lake View');
    await replica.resume();
    await expect.poll(page).toContain('Lake View');

    await replica.kill();
    await post('Hill View');
    await expect.poll(page).toContain('Hill View');
    expect(await page()).toContain('Lake View');
    await expect.poll(() => said('visitors read from the primary')).toBe(1);
  } finally {
    await place.remove();
    await remove();
  }
});

const GOES_ON_WITHIN_MS = 10_000;

// Follows docs/runbook.md.
test('when the primary is killed and its replica promoted, writes go on in seconds, and nothing acknowledged is lost', async () => {
  test.info().skip(process.env.SKIP_PGBOUNCER === '1', 'SKIP_PGBOUNCER=1');
  const [{ primary, replica, remove }, bucket] = [await startReplicated({ isSynchronous: true }), await startBucket()];
  const login = await addLogin(primary.url);
  const bouncer = await startPgBouncer(login.url);
  const settings = {
    ...{ ...operatorAlone, LOG_LEVEL: 'error', TRUST_PROXY: '1' },
    ...{ DATABASE_URL: primary.url, DATABASE_APP_URL: bouncer.url },
    ...{ S3_BUCKET: bucket.bucket, S3_ENDPOINT: bucket.endpoint, S3_REGION: bucket.region },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  };
  const places = [await openPlace('pglite', settings), await openPlace('pglite', settings)];
  const servers = places.map((place) => place.start());
  try {
    const urls = await Promise.all(servers.map((server) => server.ready()));
    const [url = '', other = ''] = urls;
    const ledger = openLedger();
    const accounts = await createTestAccounts(url, ledger);
    const responses = new EventEmitter();
    let [number, isOver] = [0, false];
    const shared = { number: 1, accounts, ledger, nextNumber: () => ++number, isOver: () => isOver };
    const writing = Promise.all(
      writers.map((work, writer) =>
        writeUntilDead({ ...shared, url: urls[writer % 2] ?? '' }, writer, work, responses),
      ),
    );
    writing.catch(() => undefined);
    const eachWrites = () =>
      Promise.race([Promise.all(writers.map((_, writer) => once(responses, `response ${writer}`))), writing]);
    for (let count = 0; count < 3; count += 1) await eachWrites();

    await primary.kill();
    await wait(3_000);
    const away = await fetch(`${url}/api/health/ready`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);

    const began = Date.now();
    await replica.promote();
    await bouncer.moveTo(replica.port);
    await once(responses, 'response');
    const firstMs = Date.now() - began;
    await eachWrites();
    const everyMs = Date.now() - began;
    test.info().annotations.push({ type: 'outcome', description: JSON.stringify({ firstMs, everyMs }) });
    expect(everyMs).toBeLessThan(GOES_ON_WITHIN_MS);

    await eachWrites();
    isOver = true;
    await writing;
    expect(ledger.unanswered()).toEqual([]);
    for (const at of urls) expect(ledger.problems(await readBack(at, accounts))).toEqual([]);
    expect((await fetch(`${other}/homes`)).status).toBe(200);
    // Waiting background jobs resume by themselves.
    const waiting = `select 1 from jobs where state = 'waiting' and kind <> 'mail' and run_at < now() - interval '1 minute'`;
    await expect.poll(() => runSql(replica.url, waiting)).toEqual([]);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  } finally {
    for (const place of places) await place.remove();
    await bouncer.stop();
    await remove();
    await bucket.close();
  }
});
