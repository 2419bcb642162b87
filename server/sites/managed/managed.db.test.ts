import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/audit.ts';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import {
  checkSiteDomain,
  exportSites,
  listManagedSites,
  releaseSiteDomain,
  republishSite,
  unpublishSite,
} from '#contract/managedSites.ts';
import { listBrokerNotifications } from '#contract/notifications.ts';
import { getSite, sendEnquiry } from '#contract/sites.ts';
import { listMySites, publishSite } from '#contract/templates.ts';
import { midnight, today } from '#server/db/indiaDays.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { leads } from '#server/db/schema/leads.ts';
import { postHome } from '#server/testing/addSite.ts';
import { type Domains, startDomains } from '#server/testing/startDomains.ts';

const REASON = 'Two homes are shown with pictures of others.';

let at: Domains;
let token = '';
beforeAll(async () => {
  at = await startDomains({ PUBLIC_URL: 'https://app.nivaas.example' });
  token = at.app.operator.token;
});
afterAll(() => at.close());

const list = (query: Record<string, string> = {}) => at.app.ok(listManagedSites, { token, query });
const rowOf = async (slug: string) => {
  const row = (await list({ q: slug })).data.find((one) => one.slug === slug);
  if (!row) throw new Error(`${slug} is not listed`);
  return row;
};
const trailOf = async (object_type: string, id: number) =>
  (await at.app.ok(listAudit, { token, query: { object_type, object_id: `${id}` } })).data
    .filter(({ actor }) => actor.role === 'super_admin')
    .map(({ action }) => action);
const open = (url: string, host = 'app.nivaas.example') =>
  at.app.http.inject({ url, headers: { host, 'accept-encoding': 'br', 'user-agent': 'Firefox/150.0' } });

test('a site is listed with its homes, visits and enquiries, and found by broker, address and domain; its broker sees the same figures', async () => {
  const site = await at.addSite({ fullName: 'Kavita Joshi' });
  await at.serve(site, 'kavitahomes.example');
  const home = await postHome(at.app, site.token, 'Villa near the lake');
  await open(`/site/${site.slug}`);
  await open(`/site/${site.slug}`);
  await open(`/${home}-villa-near-the-lake`, 'kavitahomes.example');
  await open(`/site/${site.slug}/999999`);
  await at.app.visits.store();
  const person = { full_name: 'Rohit Bhatia', phone: '5550120420', consent: true };
  await at.app.ok(sendEnquiry, { params: { slug: site.slug }, body: person });
  const typed = { full_name: 'Anita Rao', email: 'anita@mail.example', phone: '5550120421' };
  await at.app.ok(createBrokerLead, { token: site.token, body: typed });
  for (const q of ['kavita j', site.slug, 'kavitahomes.ex']) expect((await list({ q })).data).toHaveLength(1);
  expect(await rowOf(site.slug)).toMatchObject({
    broker: { name: 'Kavita Joshi', status: 'active' },
    template: 'modern',
    customDomain: 'kavitahomes.example',
    domain: { connected: true },
    homes: 1,
    views_30: 3,
    enquiries_30: 1,
    published: true,
    unpublished_reason: null,
  });
  const [own] = (await at.app.ok(listMySites, { token: site.token })).data;
  expect(own).toMatchObject({ views_30: 3, enquiries_30: 1 });
  // The last second before the first of the days.
  const before = sql`${midnight(sql`${today} - 29`)} - interval '1 second'`;
  await at.app.db.asOwner((tx) => tx.update(leads).set({ createdAt: before }).where(eq(leads.brokerId, site.id)));
  expect((await rowOf(site.slug)).enquiries_30).toBe(0);
  const live = async () => (await list()).meta.states.live;
  expect(await live()).toBe(1);
  await at.app.db.asOwner((tx) => tx.update(brokers).set({ status: 'pending' }).where(eq(brokers.id, site.id)));
  expect(await live()).toBe(0);
});

test('a site that is taken offline answers 404 everywhere until the operator publishes it; the broker is told of both', async () => {
  const site = await at.addSite();
  await at.serve(site, 'offline.example');
  const { id } = await rowOf(site.slug);
  const addresses = [[`/site/${site.slug}`], ['/', 'offline.example']] as const;
  const statuses = () => Promise.all(addresses.map(async ([url, host]) => (await open(url, host)).statusCode));
  await expect.poll(statuses).toEqual([200, 200]);

  const params = { id };
  const { data } = await at.app.ok(unpublishSite, { token, params, body: { reason: ` ${REASON} ` } });
  expect(data).toMatchObject({ published: false, unpublished_reason: REASON });
  await at.app.ok(unpublishSite, { token, params, body: { reason: REASON } });
  await expect.poll(statuses).toEqual([404, 404]);
  expect((await at.app.ask(getSite, { params: { slug: site.slug } })).status).toBe(404);
  const enquiry = { full_name: 'Rohit', phone: '5550120420', consent: true };
  expect((await at.app.ask(sendEnquiry, { params: { slug: site.slug }, body: enquiry })).status).toBe(404);
  expect((await list({ state: 'unpublished' })).data.map(({ slug }) => slug)).toEqual([site.slug]);

  const own = (await at.app.ok(listMySites, { token: site.token })).data[0];
  expect(own?.unpublishedReason).toBe(REASON);
  const again = await at.app.ask(publishSite, { token: site.token, body: { template: 'luxury' } });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining(REASON)]);

  expect((await at.app.ok(republishSite, { token, params })).data).toMatchObject({
    published: true,
    unpublished_reason: null,
  });
  await at.app.ok(republishSite, { token, params });
  expect(await trailOf('site', id)).toEqual(['site.published', 'site.unpublished']);
  await expect.poll(statuses).toEqual([200, 200]);
  const told = (await at.app.ok(listBrokerNotifications, { token: site.token })).data;
  expect(told.map(({ kind }) => kind).toReversed()).toEqual(['site_unpublished', 'site_published']);
  const mails = (await at.app.mailsSent()).filter(({ to }) => to === site.email);
  const textOf = new Map(mails.map(({ subject, text }) => [subject, text]));
  expect([...textOf.keys()].toSorted()).toEqual(['Your website is offline', 'Your website is online again']);
  expect(textOf.get('Your website is offline')).toContain(REASON);
});

test('the operator checks a domain now, and takes it off a site', async () => {
  const site = await at.addSite();
  await at.connect(site, 'checked.example');
  const params = { id: (await rowOf(site.slug)).id };
  expect((await list({ state: 'needs_look' })).data.map(({ slug }) => slug)).toContain(site.slug);
  at.dns.set('checked.example', { a: ['198.51.100.7'] });
  const checked = await at.app.ok(checkSiteDomain, { token, params });
  expect(checked.data.domain).toMatchObject({ connected: false, reason: 'elsewhere', found: ['198.51.100.7'] });
  const [released, late] = (await at.app.atOnce(2, () => at.app.ask(releaseSiteDomain, { token, params }))).toSorted(
    (one, other) => one.status - other.status,
  );
  expect(released?.body).toMatchObject({ data: { customDomain: null, domain: null } });
  expect([late?.status, late?.body]).toEqual([409, { message: 'This website has no domain of its own' }]);
  for (const endpoint of [checkSiteDomain, releaseSiteDomain])
    expect((await at.app.ask(endpoint, { token, params })).status, endpoint.path).toBe(409);
  expect(await trailOf('site', params.id)).toEqual([]);
  const [told] = (await at.app.ok(listBrokerNotifications, { token: site.token })).data;
  expect(told?.message).toBe('Nivaas has removed the domain checked.example from your website.');
});

test('a reason that replaces another one is kept, and in the trail', async () => {
  const params = { id: (await rowOf((await at.addSite()).slug)).id };
  await at.app.ok(unpublishSite, { token, params, body: { reason: REASON } });
  const { data } = await at.app.ok(unpublishSite, { token, params, body: { reason: 'Sold homes.' } });
  expect(data.unpublished_reason).toBe('Sold homes.');
  expect(await trailOf('site', params.id)).toEqual(['site.unpublished', 'site.unpublished']);
});

test('the websites of a filter as CSV', async () => {
  const { slug } = await at.addSite({ fullName: 'Farah Siddiqui' });
  await at.addSite();
  const { headers, text } = await at.app.ask(exportSites, { token, query: { q: 'farah' } });
  expect(headers['content-disposition']).toBe('attachment; filename="nivaas-websites.csv"');
  expect(text.split('\n')).toEqual([
    'broker,broker_status,address,template,domain,domain_state,homes,visits_30_days,enquiries_30_days,state,unpublished_reason',
    `Farah Siddiqui,active,${slug},modern,,,0,0,0,published,`,
    '',
  ]);
});

test('the list counts each filter, and sorts by what visitors did', async () => {
  const { data, meta } = await list({ sort: 'views_30', limit: '100' });
  const views = data.map(({ views_30 }) => views_30);
  expect(views).toEqual(views.toSorted((one, other) => other - one));
  for (const state of ['own_domain', 'needs_look', 'unpublished'] as const)
    expect((await list({ state })).meta.total, state).toBe(meta.states[state]);
  expect(meta.states.all).toBe(meta.total);
});
