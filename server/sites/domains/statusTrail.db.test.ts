import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAllNotifications, listBrokerNotifications } from '#contract/notifications.ts';
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

/** The audit entries about a broker's domains: the action, the address that requested it, and the detail. */
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
  expect(await checkDue(at.domainContext)).toEqual({ checked: 1, failures: [] });
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
    ['domain.connected', HERSELF, null],
    ['domain.status_changed', HERSELF, { from: 'unchecked', to: 'connected' }],
    ['domain.status_changed', SERVER, { from: 'connected', to: 'no_name' }],
  ]);
});

test('a domain that is disconnected because its name servers are silent is recorded once', async () => {
  const site = await at.addSite();
  const name = 'silent-trail.example';
  await at.serve(site, name);
  at.dns.set(name, { says: 'refused' });
  for (const _ of ['disconnected', 'still silent']) await checkNow(name, sql`now() - interval '4 days'`);
  expect((await trailOf(site)).slice(2)).toEqual([
    ['domain.status_changed', SERVER, { from: 'connected', to: 'waiting' }],
  ]);
});

const bellOf = async ({ token }: { readonly token: string }) =>
  (await at.app.ok(listBrokerNotifications, { token })).data.map(({ kind, title, message, link }) => [
    kind,
    title,
    message,
    link,
  ]);

test('the broker and the operator are told once of a domain that is lost, not of one that never led here', async () => {
  const site = await at.addSite();
  const [name, never] = ['lost.example', 'never.example'];
  await at.serve(site, name);
  const other = await at.addSite();
  at.dns.set(never, { a: ['198.51.100.1'] });
  await at.connect(other, never);
  await at.check(other);
  await at.app.mailsSent();
  at.dns.set(name, { a: ['198.51.100.1'] });
  for (const _ of ['lost', 'still lost']) await checkNow(name);
  const why = 'Its record points elsewhere.';
  expect(await bellOf(site)).toEqual([['domain_lost', `${name} is no longer connected`, why, '/broker/templates']]);
  expect(await bellOf(other)).toEqual([]);
  const told = await at.app.ok(listAllNotifications, { token: at.app.operator.token, query: { q: name } });
  expect(told.data).toMatchObject([{ kind: 'domain_lost', link: `/superadmin/manage-website?q=${site.slug}` }]);
  const [mail, ...more] = await at.app.mailsSent();
  expect(mail).toMatchObject({ kind: 'domain_lost', to: site.email });
  expect(mail?.text).toContain(`Visitors to ${name} no longer reach your website. ${why}`);
  expect(more).toEqual([]);
});

test('the broker whose domain moves to another site with a proof is told', async () => {
  const [site, other] = [await at.addSite(), await at.addSite()];
  const name = 'moving.example';
  await at.serve(site, name);
  const { record } = Object((await at.connect(other, name)).body);
  at.dns.set(record.name, { txt: [record.value] });
  expect((await at.connect(other, name)).status).toBe(200);
  expect((await bellOf(site))[0]?.[2]).toBe('It belongs to another site now.');
});
