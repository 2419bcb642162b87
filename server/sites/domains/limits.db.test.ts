import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { checkDomain, listMySites } from '#contract/templates.ts';
import { domains } from '#server/db/schema/sites.ts';
import { DOMAIN_CHECKS } from '#server/limits/homes.ts';
import { type Domains, HERE, startDomains } from '#server/testing/startDomains.ts';

let at: Domains | undefined;
afterEach(() => at?.close());

const count = (statuses: readonly number[], expected: number) =>
  statuses.filter((status) => status === expected).length;

test('a broker connects and checks five times at once, then about every five seconds; others do not wait', async () => {
  at = await startDomains({}, DOMAIN_CHECKS);
  const { app, dns, addSite, connect } = at;
  const [site, other] = [await addSite(), await addSite()];
  const name = 'pace.example';
  // An unanswered check is not stored, so that each one asks DNS.
  dns.set(name, { says: 'failure' });
  const connects: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) connects.push((await connect(site, name)).status);
  expect(count(connects, 200)).toBeGreaterThanOrEqual(5);
  expect(count(connects, 429)).toBeGreaterThanOrEqual(5);
  const check = () => app.ask(checkDomain, { token: site.token, query: { slug: site.slug } });
  const checks = await app.atOnce(12, check);
  expect(
    count(
      checks.map(({ status }) => status),
      200,
    ),
  ).toBeGreaterThanOrEqual(5);
  const late = checks.find(({ status }) => status === 429);
  expect(late?.headers['retry-after']).toBe('5');
  expect((await connect(other, 'other-pace.example')).status).toBe(200);
});

test('a check within five seconds of another returns its result without asking DNS', async () => {
  at = await startDomains({}, { seconds: 3_600, burst: 5 });
  const { app, dns, addSite, connect, check } = at;
  const site = await addSite();
  const name = 'again.example';
  dns.set(name, { a: ['198.51.100.7'] });
  await connect(site, name);
  expect(await check(site)).toMatchObject({ connected: false, domain: { reason: 'elsewhere' } });
  const asked = dns.questions.length;
  dns.set(name, { a: [HERE] });
  const answers = await app.atOnce(50, () => check(site));
  expect(new Set(answers.map(({ domain }) => domain?.reason))).toEqual(new Set(['elsewhere']));
  expect(dns.questions).toHaveLength(asked);
  // A later check asks again.
  await app.db.asOperator((tx) => tx.update(domains).set({ checkedAt: sql`now() - interval '2 hours'` }));
  expect((await check(site)).connected).toBe(true);
});

test('in production without PUBLIC_URL no domain can be connected, because our own name is unknown', async () => {
  at = await startDomains({ NODE_ENV: 'production', OTP_SENDER: 'off', DATABASE_URL: 'postgres://not.used' });
  const { app, addSite, connect } = at;
  const site = await addSite();
  const { status, text } = await connect(site, 'homes.example');
  expect([status, text]).toEqual([503, expect.stringContaining('PUBLIC_URL')]);
  expect((await app.ok(listMySites, { token: site.token })).data[0]?.customDomain).toBeNull();
});

test('in production with PUBLIC_URL any domain but our own can be connected', async () => {
  at = await startDomains({
    NODE_ENV: 'production',
    OTP_SENDER: 'off',
    DATABASE_URL: 'postgres://not.used',
    PUBLIC_URL: 'https://app.nivaas.example',
  });
  const site = await at.addSite();
  expect((await at.connect(site, 'app.nivaas.example')).status).toBe(400);
  expect((await at.connect(site, 'homes.example')).status).toBe(200);
});

test.each<[string, Record<string, unknown>]>([
  ['another broker’s site', { slug: 'of-the-other' }],
  ['a way to be verified that is none', { verifiedBy: 'guess', verifiedAt: sql`now()`, checkedAt: sql`now()` }],
  ['verified without a time', { verifiedBy: 'a', checkedAt: sql`now()` }],
  ['verified and never checked', { verifiedBy: 'a', verifiedAt: sql`now()` }],
  [
    'verified and given up',
    { verifiedBy: 'txt', verifiedAt: sql`now()`, checkedAt: sql`now()`, releasedAt: sql`now()` },
  ],
  ['moved away and held', { moved: true }],
])('the database itself rejects a claim: %s', async (_what, over) => {
  at = await startDomains();
  const [site, other] = [await at.addSite(), await at.addSite()];
  const values = { name: 'claim.example', brokerId: site.id, slug: site.slug, ...over };
  const slug = over.slug ? other.slug : site.slug;
  const adds = at.app.db.asOperator((tx) => tx.insert(domains).values({ ...values, slug }));
  await expect(adds).rejects.toThrow();
  await at.app.db.asOperator((tx) => tx.insert(domains).values({ ...values, ...clean, slug: site.slug }));
});

const clean = { verifiedBy: null, verifiedAt: null, checkedAt: null, releasedAt: null, moved: false };
