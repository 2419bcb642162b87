import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { domainAllowed } from '#contract/domains.ts';
import { checkDomain, listMySites, publishSite } from '#contract/templates.ts';
import { domains } from '#server/db/schema/sites.ts';
import { rounds } from '#server/testing/rounds.ts';
import { type Domains, HERE, startDomains } from '#server/testing/startDomains.ts';
import { watchNetwork } from '#server/testing/watchNetwork.ts';
import { checkClaim, checkDue } from './check.ts';
import type { Asked } from './dns.ts';
import { ownDomain, takeDue } from './queries.ts';

let at: Domains;
beforeAll(async () => {
  at = await startDomains({ PUBLIC_URL: 'https://app.nivaas.example' });
});
afterAll(() => at.close());

const leadsTo = (domain: string) => at.app.db.asPublic({ domain }, async (_, site) => site?.slug);
const setRow = (name: string, values: Partial<Record<'nextCheckAt' | 'verifiedAt' | 'checkedAt', SQL>>) =>
  at.app.db.asOperator((tx) => tx.update(domains).set(values).where(eq(domains.name, name)));
const isDue = { nextCheckAt: sql`now() - interval '1 second'` };

describe('connecting', () => {
  test('stores the normalised name, locks it, and accepts the same name again', async () => {
    const site = await at.addSite();
    expect((await at.app.ok(listMySites, { token: site.token })).siteIpv4).toBe(HERE);
    const first = await at.connect(site, ' Homes.One.Example. ');
    expect([first.status, first.body]).toMatchObject([
      200,
      { data: { slug: site.slug, customDomain: 'homes.one.example' } },
    ]);
    expect(first.body).toMatchObject({
      data: {
        domain: {
          connected: false,
          reason: 'unchecked',
          records: [{ type: 'A', host: 'homes', name: 'homes.one.example', value: HERE }],
          checkedAt: null,
        },
      },
    });
    expect((await at.connect(site, 'homes.one.example')).status).toBe(200);
    const other = await at.connect(site, 'other.one.example');
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('homes.one.example')]);
    const switched = await at.app.ok(publishSite, { token: site.token, body: { template: 'luxury' } });
    expect(switched.data).toMatchObject({ template: 'luxury', customDomain: 'homes.one.example' });
  });

  test('a name of Nivaas itself is rejected with a message and not stored', async () => {
    const site = await at.addSite();
    const { status, body } = await at.connect(site, 'app.nivaas.example');
    expect([status, body]).toMatchObject([400, { errors: { domain: expect.stringContaining('Nivaas itself') } }]);
    expect((await at.app.ok(listMySites, { token: site.token })).data[0]?.customDomain).toBeNull();
  });

  test('works for the broker’s own site only', async () => {
    const [site, other] = [await at.addSite(), await at.addSite()];
    expect((await at.connect({ ...site, slug: other.slug }, 'mine.example')).status).toBe(404);
    const { status } = await at.app.ask(checkDomain, { token: site.token, query: { slug: other.slug } });
    expect(status).toBe(404);
    expect(await at.check(site)).toEqual({ connected: false });
  });

  test.each(rounds(3))('100 simultaneous claims of a name by two brokers have one winner: round %i', async (round) => {
    const name = `race-${round}.example`;
    const pair = [await at.addSite(), await at.addSite()] as const;
    const answers = await at.app.atOnce(100, async (nth) => {
      const who = nth % 2;
      return { who, status: (await at.connect(pair[who === 0 ? 0 : 1], name)).status };
    });
    const winners = new Set(answers.filter(({ status }) => status === 200).map(({ who }) => who));
    expect(winners.size).toBe(1);
    // 503: on a busy machine DNS may not answer in time.
    const refused = answers.filter(({ who }) => !winners.has(who)).map(({ status }) => status);
    expect(refused.filter((status) => status !== 409 && status !== 503)).toEqual([]);
    expect(refused).toHaveLength(50);
    expect(new Set(answers.filter(({ who }) => winners.has(who)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test.each(rounds(3))('a broker who claims 50 names at once gets one: round %i', async (round) => {
    const site = await at.addSite();
    const answers = await at.app.atOnce(50, (nth) => at.connect(site, `wish-${nth}.round-${round}.example`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('checking', () => {
  test('reports what it finds, and connects once the record is right', async () => {
    const site = await at.addSite();
    const name = 'shop-check.example';
    await at.connect(site, name);
    expect(await at.check(site)).toMatchObject({ connected: false, domain: { reason: 'no_name', found: [] } });
    at.dns.set(name, {});
    expect(await at.check(site)).toMatchObject({ connected: false, domain: { reason: 'no_address' } });
    at.dns.set(name, { a: ['198.51.100.7'] });
    expect(await at.check(site)).toMatchObject({
      connected: false,
      domain: { reason: 'elsewhere', found: ['198.51.100.7'], expected: HERE },
    });
    at.dns.set(name, { a: ['104.16.1.1'] });
    expect(await at.check(site)).toMatchObject({ connected: false, domain: { reason: 'proxied' } });
    expect(await leadsTo(name)).toBeUndefined();
    at.dns.set(name, { a: [HERE] });
    const { connected, domain } = await at.check(site);
    expect([connected, domain?.reason]).toEqual([true, 'connected']);
    expect(Date.now() - Date.parse(domain?.checkedAt ?? '')).toBeLessThan(60_000);
    expect(await leadsTo(name)).toBe(site.slug);
  });

  test('reports AAAA and TXT records, even wrong ones', async () => {
    const site = await at.addSite();
    const name = 'more-check.example';
    await at.connect(site, name);
    at.dns.set(name, { aaaa: ['2001:db8:0:0:0:0:0:1'] });
    at.dns.set(`_nivaas.${name}`, { txt: ['nivaas-site=mistyped'] });
    expect(await at.check(site)).toMatchObject({
      connected: false,
      domain: { reason: 'no_address', foundIpv6: ['2001:db8::1'], foundTexts: ['nivaas-site=mistyped'] },
    });
    at.dns.set(name, { a: [HERE], aaaa: ['2001:db8:0:0:0:0:0:1'] });
    expect(await at.check(site)).toMatchObject({ connected: true, domain: { foundIpv6: ['2001:db8::1'] } });
    at.dns.set(`_nivaas.${name}`, { txt: ['a\0b'] });
    expect((await at.check(site)).domain?.foundTexts).toEqual(['ab']);
  });

  test('an older check that ends later overwrites nothing', async () => {
    const site = await at.addSite();
    const name = 'slow-check.example';
    at.dns.set(name, { a: [HERE] });
    await at.connect(site, name);
    const own = await at.app.db.withTenant(site.id, (tx) => ownDomain(tx, site.id));
    if (!own) throw new Error('No domain was set');
    let answer: (asked: Asked) => void = () => undefined;
    const late = new Promise<Asked>((resolve) => {
      answer = resolve;
    });
    const asked = vi.fn(() => late);
    const slow = checkClaim({ ...at.domainContext, dns: { ...at.domainContext.dns, addresses: asked } }, own, 'any');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    // The two checks must begin in different milliseconds of the database's clock.
    await at.app.db.asOperator((tx) => tx.execute(sql`select pg_sleep(0.01)`));
    expect((await at.check(site)).connected).toBe(true);
    answer('no name');
    expect((await slow).reason).toBe('no_name');
    expect(await leadsTo(name)).toBe(site.slug);
    await setRow(name, { checkedAt: sql`now() - interval '1 hour'` });
    expect(
      (await checkClaim({ ...at.domainContext, dns: { ...at.domainContext.dns, addresses: asked } }, own, 'any'))
        .reason,
    ).toBe('no_name');
    expect(await leadsTo(name)).toBeUndefined();
  });

  test('a failing name server changes nothing and is reported', async () => {
    const site = await at.addSite();
    const name = 'trouble.example';
    await at.connect(site, name);
    at.dns.set(name, { says: 'failure' });
    expect(await at.check(site)).toMatchObject({ connected: false, domain: { reason: 'waiting', checkedAt: null } });
    await at.serve(site, name);
    at.dns.set(name, { says: 'failure' });
    expect(await at.check(site)).toMatchObject({ connected: true, domain: { reason: 'waiting' } });
    expect(await leadsTo(name)).toBe(site.slug);
    at.dns.set(name, { says: 'no name' });
    expect(await at.check(site)).toMatchObject({ connected: false, domain: { reason: 'no_name' } });
    expect(await leadsTo(name)).toBeUndefined();
  });

  test('asks DNS three questions and connects to none of the addresses', async () => {
    const site = await at.addSite();
    const name = 'quiet.example';
    // Our address, one with a listener, and unreachable ones of each kind.
    at.dns.set(name, { a: [HERE, '127.0.0.1', '198.51.100.7'], aaaa: ['0:0:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:1'] });
    at.dns.set(`_nivaas.${name}`, { txt: ['http://127.0.0.1/', '198.51.100.8'] });
    await at.connect(site, name);
    const asked = at.dns.questions.length;
    const watched = watchNetwork();
    try {
      expect((await at.check(site)).connected).toBe(true);
    } finally {
      watched.stop();
    }
    expect(at.dns.questions.slice(asked).toSorted()).toEqual([`A ${name}`, `AAAA ${name}`, `TXT _nivaas.${name}`]);
    const { questions, others } = watched.seen();
    expect(questions.toSorted()).toEqual([`_nivaas.${name}`, name, name]);
    // The connection pool may have opened a connection.
    const { url } = at.app.db;
    const database = url && `tcp ${new URL(url).hostname}:${new URL(url).port || 5432}`;
    expect(others.filter((one) => one !== database)).toEqual([]);
  });
});

describe('the daily check', () => {
  test('checks connected domains first and continues after a failure', async () => {
    const sites = [await at.addSite(), await at.addSite(), await at.addSite()] as const;
    const names = ['fails-daily.example', 'waits-daily.example', 'serves-daily.example'] as const;
    for (const nth of [0, 1] as const) await at.connect(sites[nth], names[nth]);
    await at.serve(sites[2], names[2]);
    for (const name of names) await setRow(name, { nextCheckAt: sql`now() - interval '1 hour'` });
    await setRow(names[2], isDue);
    const order: string[] = [];
    const dns = {
      ...at.domainContext.dns,
      addresses: async (name: string) => {
        order.push(name);
        if (name === names[0]) throw new Error('no');
        return at.domainContext.dns.addresses(name);
      },
    };
    const first = await at.app.db.asOperator((tx) => takeDue(tx, 1));
    expect(first.map(({ name }) => name)).toEqual([names[2]]);
    expect(await checkDue({ ...at.domainContext, dns })).toEqual({ checked: 1, failures: [new Error('no')] });
    expect(order.toSorted()).toEqual([names[0], names[1]]);
  });

  test('disconnects and connects domains by their records, only when due', async () => {
    const [lost, got] = [await at.addSite(), await at.addSite()];
    await at.serve(lost, 'lost-daily.example');
    await at.connect(got, 'got-daily.example');
    at.dns.set('lost-daily.example', { says: 'no name' });
    at.dns.set('got-daily.example', { a: [HERE] });
    await checkDue(at.domainContext);
    expect([await leadsTo('lost-daily.example'), await leadsTo('got-daily.example')]).toEqual([lost.slug, undefined]);
    await setRow('lost-daily.example', isDue);
    await setRow('got-daily.example', isDue);
    expect(await checkDue(at.domainContext)).toEqual({ checked: 2, failures: [] });
    expect([await leadsTo('lost-daily.example'), await leadsTo('got-daily.example')]).toEqual([undefined, got.slug]);
    expect((await checkDue(at.domainContext)).checked).toBe(0);
  });

  test('ten servers at once check each domain once', async () => {
    const names = Array.from({ length: 25 }, (_, nth) => `many-${nth}.example`);
    for (const name of names) {
      await at.connect(await at.addSite(), name);
      await setRow(name, isDue);
    }
    const counts = await at.app.atOnce(10, () => checkDue(at.domainContext));
    expect(counts.reduce((sum, { checked }) => sum + checked, 0)).toBe(names.length);
  });

  test('keeps a domain with silent name servers for three days', async () => {
    const site = await at.addSite();
    const name = 'silent-daily.example';
    await at.serve(site, name);
    at.dns.set(name, { says: 'refused' });
    await setRow(name, { ...isDue, verifiedAt: sql`now() - interval '2 days'` });
    await checkDue(at.domainContext);
    expect(await leadsTo(name)).toBe(site.slug);
    await setRow(name, { ...isDue, verifiedAt: sql`now() - interval '4 days'` });
    await checkDue(at.domainContext);
    expect(await leadsTo(name)).toBeUndefined();
  });
});

test('allows a certificate only for a connected domain of an active broker', async () => {
  const site = await at.addSite();
  const name = 'safe.example';
  const allowed = async (domain: string) => {
    const { status, text } = await at.app.ask(domainAllowed, { query: { domain } });
    return [status, text];
  };
  const no = [404, '{"message":"Not found"}'];
  await at.connect(site, name);
  expect(await allowed(name)).toEqual(no);
  await at.serve(site, name);
  await vi.waitFor(async () => expect(await allowed(name)).toEqual([200, '{"allowed":true}']), { timeout: 20_000 });
  expect(await allowed(`${name.toUpperCase()}.`)).toEqual([200, '{"allowed":true}']);
  for (const other of ['www.safe.example', 'app.nivaas.example', 'localhost', '127.0.0.1', 'x'.repeat(253), '*']) {
    expect(await allowed(other), other).toEqual(no);
  }
  await at.setStatus(site, 'suspended');
  await vi.waitFor(async () => expect(await allowed(name)).toEqual(no), { timeout: 20_000 });
  await at.setStatus(site, 'active');
  await vi.waitFor(async () => expect(await allowed(name)).toEqual([200, '{"allowed":true}']), { timeout: 20_000 });
  // Requests for unknown names are limited; those for a connected domain are not.
  const asked = await at.app.atOnce(400, (nth) => allowed(`nobody-${nth}.example`));
  expect(new Set(asked.map(([status]) => status))).toEqual(new Set([404, 429]));
  expect(await allowed(name)).toEqual([200, '{"allowed":true}']);
});
