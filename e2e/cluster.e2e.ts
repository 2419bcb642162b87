import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from '#scripts/get-postgres.mjs';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { startBucket } from '#server/testing/startBucket.ts';
import { addLogin } from './support/addLogin.ts';
import { isFull } from './support/full.ts';
import { operatorAlone } from './support/operator.ts';
import { addBroker } from './support/people.ts';
import { openPlace } from './support/place.ts';
import { get } from './support/post.ts';
import { addPhoto, enquire, postHome, publish } from './support/siteOf.ts';
import { startCaddy } from './support/startCaddy.ts';
import { startPgBouncer } from './support/startPgBouncer.ts';
import { expect, test } from './support/test.ts';

/** Requests pages repeatedly until it is stopped; resolves with the responses that are not a success. */
const visitors = (urls: readonly string[]) => {
  let isOver = false;
  const wrong: string[] = [];
  let answers = 0;
  const visit = async (url: string) => {
    while (!isOver) {
      const said = await fetch(url).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: Error) => `${error.message}, ${String(error.cause)}`,
      );
      answers += 1;
      if (said !== 200) wrong.push(`${url}: ${said}`);
      // Slower than the rate limit.
      await wait(50);
    }
  };
  const all = Promise.all(urls.map(visit));
  return {
    answers: () => answers,
    stop: async () => {
      isOver = true;
      await all;
      return wrong;
    },
  };
};

// The parts of deploy/compose.yaml, with its files, run as processes on one machine.
test('two servers behind Caddy and PgBouncer with photos in a bucket are one platform, also while one of them stops', async () => {
  test.info().skip(!isFull, 'only in test:full');
  const skips = ['SKIP_CADDY', 'SKIP_PGBOUNCER', 'SKIP_POSTGRES'].filter((name) => process.env[name] === '1');
  test.info().skip(skips.length > 0, skips.join());
  test.slow();
  const [database, bucket] = [await createEmptyDatabase(), await startBucket()];
  const login = await addLogin(database.url);
  const bouncer = await startPgBouncer(login.url);
  const settings = {
    ...operatorAlone,
    ...{ DATABASE_URL: database.url, DATABASE_APP_URL: bouncer.url, TRUST_PROXY: '127.0.0.1' },
    ...{ S3_BUCKET: bucket.bucket, S3_ENDPOINT: bucket.endpoint, S3_REGION: bucket.region },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  };
  // Fixed ports, so that Caddy finds a restarted server.
  const place = async () => openPlace('pglite', { ...settings, PORT: String(await freePort()) });
  const places = [await place(), await place()];
  const servers = places.map((place) => place.start());
  const urls = await Promise.all(servers.map((server) => server.ready()));
  const caddy = await startCaddy('http://127.0.0.1', urls);
  const url = `http://127.0.0.1:${caddy.httpPort}`;
  try {
    const broker = await addBroker(url, 'Asha Rathore');
    const site = await publish(url, broker.token, 'modern');
    const home = await postHome(url, broker.token, {
      ...{ property_for: 'sell', building_type: 'residential', property_type: 'flat' },
      ...{ title: 'Three rooms above the lake', city: 'Udaipur', locality: 'Fateh Sagar', expected_price: 6_400_000 },
    });
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b65c3a' } });
    await addPhoto(url, broker.token, home, await photo.jpeg().toBuffer());

    await test.step('what one server stored is there at both, photos too', async () => {
      for (const at of urls) {
        const { data } = await get<{ data: { media: { file_url: string }[] } }>(
          at,
          `properties/getproperty/${home}`,
          broker.token,
        );
        expect(data.media).toHaveLength(1);
        expect((await fetch(at + data.media[0]?.file_url)).status).toBe(200);
      }
    });

    await test.step('no visitor sees an error while a server stops, nor while it starts again', async () => {
      const people = visitors([url, url + site, `${url}/api/homes`, `${url}/api/health/ready`]);
      await expect.poll(people.answers).toBeGreaterThan(20);
      expect(await servers[0]?.stop()).toBe(0);
      const since = people.answers();
      await expect.poll(people.answers).toBeGreaterThan(since + 40);
      await enquire(url, site, { full_name: 'Meenal Dixit', phone: '5550120417', email: 'meenal@mail.example' });
      await places[0]?.start().ready();
      expect(await people.stop()).toEqual([]);
    });

    const { data } = await get<{ data: { full_name: string }[] }>(url, 'leads/broker', broker.token);
    expect(data.map((lead) => lead.full_name)).toEqual(['Meenal Dixit']);
  } finally {
    await caddy.stop();
    for (const place of places) await place.remove();
    await bouncer.stop();
    await login.remove();
    await database.drop();
    await bucket.close();
  }
});
