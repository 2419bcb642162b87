import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMySites } from '#contract/templates.ts';
import { audit } from '#server/db/schema/platform.ts';
import { type Domains, HERE, startDomains } from '#server/testing/startDomains.ts';
import { holderOf, moveDomain } from './queries.ts';
import { release } from './release.ts';

let at: Domains;
beforeAll(async () => {
  at = await startDomains({ PUBLIC_URL: 'https://app.nivaas.example' });
});
afterAll(() => at.close());

const leadsTo = (domain: string) => at.app.db.asPublic({ domain }, async (_, site) => site?.slug);
describe('a name that another site holds', () => {
  const contest = async (name: string) => {
    const [holder, claimant] = [await at.addSite(), await at.addSite()];
    await at.serve(holder, name);
    return { holder, claimant };
  };

  test('is refused with the TXT record to set, and moves once that is set', async () => {
    const name = 'homes.moves.example';
    const { holder, claimant } = await contest(name);
    const refused = await at.connect(claimant, name);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(`_nivaas.${name}`);
    expect(refused.text).toContain(claimant.proof);
    expect((await at.connect(claimant, name)).text).toBe(refused.text);
    expect(refused.body).toMatchObject({
      record: { type: 'TXT', host: '_nivaas.homes', name: `_nivaas.${name}`, value: claimant.proof },
    });
    at.dns.set(`_nivaas.${name}`, { txt: [holder.proof, 'something else'] });
    expect((await at.connect(claimant, name)).status).toBe(409);
    expect(await leadsTo(name)).toBe(holder.slug);
    at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof] });
    const moved = await at.connect(claimant, name);
    expect([moved.status, moved.body]).toMatchObject([
      200,
      { data: { customDomain: name, domain: { connected: true } } },
    ]);
    expect(await leadsTo(name)).toBe(claimant.slug);
    // The former holder is notified.
    const [lost] = (await at.app.ok(listMySites, { token: holder.token })).data;
    expect(lost).toMatchObject({ customDomain: null, domain: null, domainLost: name });
    expect((await at.app.ok(listMySites, { token: claimant.token })).data[0]?.domainLost).toBeNull();
    expect(await at.check(holder)).toEqual({ connected: false });
    const entries = await at.app.db.asOperator((tx) =>
      tx.select().from(audit).where(eq(audit.objectType, 'domain')).orderBy(audit.id),
    );
    const byClaimant = { actorRole: 'broker', actorId: claimant.id, address: '127.0.0.1' };
    expect(entries.slice(-2)).toMatchObject([
      { ...byClaimant, action: 'domain.connected' },
      { ...byClaimant, action: 'domain.status_changed', detail: { from: 'unchecked', to: 'connected' } },
    ]);
    // An A record alone does not bring it back.
    expect((await at.connect(holder, name)).status).toBe(409);
  });

  test('stays with its holder until the holder’s TXT record is gone', async () => {
    const name = 'both.example';
    const { holder, claimant } = await contest(name);
    // For a holder verified by the A record, and for one verified by the TXT record.
    for (const check of [false, true]) {
      at.dns.set(`_nivaas.${name}`, { txt: [holder.proof, claimant.proof] });
      if (check) expect((await at.check(holder)).connected).toBe(true);
      const refused = await at.connect(claimant, name);
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('remove the record')]);
      expect(refused.text).toContain(holder.proof);
      expect(await leadsTo(name)).toBe(holder.slug);
    }
    at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof] });
    expect((await at.connect(claimant, name)).status).toBe(200);
    expect(await leadsTo(name)).toBe(claimant.slug);
  });

  test('does not move if the holder was verified again meanwhile', async () => {
    const name = 'meanwhile.example';
    const { holder, claimant } = await contest(name);
    const claiming = { name, brokerId: claimant.id, slug: claimant.slug };
    const before = await at.app.db.asOperator((tx) => holderOf(tx, name));
    if (!before) throw new Error('Nobody holds it');
    at.dns.set(`_nivaas.${name}`, { txt: [holder.proof] });
    await at.check(holder);
    expect(await at.app.db.asOperator((tx) => moveDomain(tx, claiming, before))).toBeUndefined();
    expect(await leadsTo(name)).toBe(holder.slug);
  });

  test('does not move while its name servers do not answer', async () => {
    const name = 'unheard.example';
    const { holder, claimant } = await contest(name);
    at.dns.set(`_nivaas.${name}`, { says: 'failure' });
    const refused = await at.connect(claimant, name);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(refused.text).toContain('Try again');
    expect(await leadsTo(name)).toBe(holder.slug);
  });

  test('moves together with its audit entry or not at all', async () => {
    const name = 'trail.example';
    const { holder, claimant } = await contest(name);
    await at.app.db.asOwner((tx) =>
      tx.execute(sql`create or replace function refuse() returns trigger language plpgsql
      as 'begin raise exception ''no audit today''; end'`),
    );
    await at.app.db.asOwner((tx) =>
      tx.execute(sql`create trigger closed before insert on audit
      for each row when (new.action = 'domain.connected') execute function refuse()`),
    );
    try {
      at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof] });
      expect((await at.connect(claimant, name)).status).toBe(500);
      expect(await leadsTo(name)).toBe(holder.slug);
    } finally {
      await at.app.db.asOwner((tx) => tx.execute(sql`drop trigger closed on audit`));
    }
    expect((await at.connect(claimant, name)).status).toBe(200);
  });

  test('goes to one of two sites that prove it 100 times at once', async () => {
    const name = 'prize.example';
    const { claimant } = await contest(name);
    const second = await at.addSite();
    at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof, second.proof] });
    await at.app.atOnce(100, (nth) => at.connect(nth % 2 ? claimant : second, name));
    const sites = await Promise.all([claimant, second].map(({ token }) => at.app.ok(listMySites, { token })));
    expect(sites.filter(({ data }) => data[0]?.customDomain === name)).toHaveLength(1);
  });

  test('once released needs a TXT record from its next owner', async () => {
    const name = 'dangling.example';
    const { claimant } = await contest(name);
    expect((await release(at.app.db, name)).done).toBe(true);
    expect(await leadsTo(name)).toBeUndefined();
    expect((await at.connect(claimant, name)).status).toBe(200);
    const seen = await at.check(claimant);
    expect(seen).toMatchObject({ connected: false, domain: { reason: 'txt_needed' } });
    expect(seen.domain?.records).toContainEqual({
      type: 'TXT',
      host: '_nivaas',
      name: `_nivaas.${name}`,
      value: claimant.proof,
    });
    expect(await leadsTo(name)).toBeUndefined();
    at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof] });
    expect(await at.check(claimant)).toMatchObject({ connected: true, domain: { reason: 'connected' } });
    expect(await leadsTo(name)).toBe(claimant.slug);
  });

  test('once released goes back to its former owner without a TXT record', async () => {
    const name = 'mistyped.example';
    const site = await at.addSite();
    await at.serve(site, name);
    await release(at.app.db, name);
    expect((await at.connect(site, name)).status).toBe(200);
    expect((await at.check(site)).connected).toBe(true);
  });

  test.each([
    ['under it', 'wild.example', 'evil.wild.example'],
    ['above it', 'homes.roof.example', 'roof.example'],
    ['beside it', 'homes.star.example', 'evil.star.example'],
    ['far beside it', 'a.homes.far.example', 'b.flats.far.example'],
  ])('also covers a name %s', async (_where, held, name) => {
    const { claimant } = await contest(held);
    at.dns.set(name, { a: [HERE] });
    // The TXT record is required from the start, before any check.
    const connected = await at.connect(claimant, name);
    expect(connected.body).toMatchObject({ data: { domain: { reason: 'unchecked' } } });
    expect(connected.text).toContain(claimant.proof);
    expect(await at.check(claimant)).toMatchObject({ connected: false, domain: { reason: 'txt_needed' } });
    at.dns.set(`_nivaas.${name}`, { txt: [claimant.proof] });
    expect((await at.check(claimant)).connected).toBe(true);
  });

  test('does not cover another owner’s name with the same ending', async () => {
    const { claimant } = await contest('homes.alike.example');
    expect((await at.serve(claimant, 'notalike.example')).connected).toBe(true);
    const [one, two] = [await at.addSite(), await at.addSite()];
    expect((await at.serve(one, 'one.github.io')).connected).toBe(true);
    expect((await at.serve(two, 'two.github.io')).connected).toBe(true);
  });

  test('is not affected by a later claim', async () => {
    const { holder } = await contest('homes.beside.example');
    const third = await at.addSite();
    await at.connect(third, 'x.homes.beside.example');
    expect((await at.check(holder)).connected).toBe(true);
  });
});

test('the operator’s command releases a domain, names its site, and is audited', async () => {
  const site = await at.addSite();
  await at.serve(site, 'typo.example');
  expect(await release(at.app.db, ' Typo.Example. ')).toEqual({
    done: true,
    words: `typo.example no longer belongs to the site ${site.slug}`,
  });
  expect(await release(at.app.db, 'typo.example')).toEqual({ done: false, words: 'No site holds typo.example' });
  expect((await at.connect(site, 'right.example')).status).toBe(200);
  const entries = await at.app.db.asOperator((tx) =>
    tx.select().from(audit).where(eq(audit.objectType, 'domain')).orderBy(audit.id),
  );
  expect(entries.at(-2)).toMatchObject({ action: 'domain.released', actorRole: 'super_admin', actorId: null });
});
