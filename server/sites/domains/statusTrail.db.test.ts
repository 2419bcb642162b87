import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/db/schema/platform.ts';
import { domains } from '#server/db/schema/sites.ts';
import { type Domains, HERE, startDomains } from '#server/testing/startDomains.ts';
import { checkDue } from './check.ts';

let at: Domains;
beforeAll(async () => {
  at = await startDomains({ PUBLIC_URL: 'https://app.nivaas.example' });
});
afterAll(() => at.close());

const HERSELF = '127.0.0.1';
const SERVER = null;

/** What the trail holds about the domains of a broker: the action, the address that asked, and the detail. */
const trailOf = ({ id }: { readonly id: number }) =>
  at.app.db.asOperator(async (tx) => {
    const rows = await tx.select().from(audit).where(eq(audit.actorId, id)).orderBy(audit.id);
    return rows.flatMap(({ action, objectType, address, detail }) =>
      objectType === 'domain' ? [[action, address, detail]] : [],
    );
  });

const checkNow = async (name: string, verifiedAt?: SQL) => {
  const due = { nextCheckAt: sql`now() - interval '1 second'`, ...(verifiedAt && { verifiedAt }) };
  await at.app.db.asOperator((tx) => tx.update(domains).set(due).where(eq(domains.name, name)));
  expect(await checkDue(at.desk)).toEqual({ checked: 1, failures: [] });
};

test('changes of a domain’s state are recorded, by whomever it was checked; a check without a change is not', async () => {
  const site = await at.addSite();
  const name = 'trail.example';
  await at.connect(site, name);
  at.dns.set(name, { a: [HERE] });
  await at.check(site);
  await at.check(site);
  await checkNow(name);
  at.dns.set(name, { says: 'no name' });
  await checkNow(name);
  await checkNow(name);
  expect(await trailOf(site)).toEqual([
    ['domain connected', HERSELF, null],
    ['domain status changed', HERSELF, { from: 'unchecked', to: 'connected' }],
    ['domain status changed', SERVER, { from: 'connected', to: 'no_name' }],
  ]);
});

test('a domain that is disconnected because its name servers are silent is recorded once', async () => {
  const site = await at.addSite();
  const name = 'silent-trail.example';
  await at.serve(site, name);
  at.dns.set(name, { says: 'refused' });
  for (const _ of ['disconnected', 'still silent']) await checkNow(name, sql`now() - interval '4 days'`);
  expect((await trailOf(site)).slice(2)).toEqual([
    ['domain status changed', SERVER, { from: 'connected', to: 'waiting' }],
  ]);
});
