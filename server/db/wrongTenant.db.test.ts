import { afterAll, expect, test } from 'vitest';
import { receiveEnquiry } from '../enquiries/receiveEnquiry.ts';
import { found } from '../errors.ts';
import { addLead, changeLead, listLeads } from '../leads/queries.ts';
import { countMedia, findOwn, listOwn } from '../properties/queries.ts';
import { insertMedia, insertProperty, insertVideo, makePrimary } from '../properties/writes.ts';
import { showSite } from '../sites/pages/queries.ts';
import { listOwnSites, publish } from '../sites/publishing/queries.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { setUpTwoTenants } from '../testing/twoTenants.ts';
import { listUsers } from '../users/queries.ts';
import type { Tx } from './database.ts';

// The application's own queries for the wrong tenant: broker B's, in a transaction opened for broker A.
const app = await startTestApp();
const { actors } = await setUpTwoTenants(app);
const [a, b] = [actors.brokerA.own, actors.brokerB.own];
const site = await app.db.asPublic(b.slug, async (_, visited) => found(visited));
afterAll(() => app.close());

const page = { page: 1, limit: 100, q: '', order: 'desc' } as const;
const lead = { full_name: 'x', email: 'x@test.example', phone: '5550120417' };
const session = {
  role: 'broker',
  accountId: b.brokerId,
  brokerId: b.brokerId,
  tokenHash: 'x',
  lacksSecondStep: false,
} as const;
const caller = { session, request: { ip: '192.0.2.1' } };

const reads: Readonly<Record<string, readonly [(tx: Tx) => Promise<unknown>, nothing: unknown]>> = {
  leads: [
    (tx) => listLeads(tx, b.brokerId, { ...page, tz: 'Asia/Kolkata' }, async () => undefined),
    { data: [], meta: { total: 0, page: 1, limit: 100 } },
  ],
  users: [(tx) => listUsers(tx, b.brokerId, page), { data: [], meta: { total: 0, page: 1, limit: 100 } }],
  properties: [(tx) => listOwn(tx, b.brokerId, { ...page, sort: 'id' }), { rows: [], total: 0 }],
  'a property': [(tx) => findOwn(tx, b.brokerId, b.propertyId), undefined],
  'its photos': [(tx) => countMedia(tx, b.brokerId, b.propertyId), undefined],
  'the default photo': [(tx) => makePrimary(tx, b.brokerId, b.propertyId, b.mediaId), false],
  sites: [(tx) => listOwnSites(tx, b.brokerId), []],
  'a site': [(tx) => showSite(tx, site, 1), undefined],
};

const writes: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'a lead': (tx) => addLead(tx, caller, lead),
  'a lead’s change': (tx) => changeLead(tx, caller, b.leadId, { status: 'lost' }),
  'a property': (tx) => insertProperty(tx, b.brokerId, { basic: {}, features: {} }),
  'a photo': (tx) =>
    insertMedia(tx, {
      brokerId: b.brokerId,
      propertyId: b.propertyId,
      name: 'x',
      category: 'exterior',
      width: 1,
      height: 1,
      bytes: 1,
      looks: [],
    }),
  'a video': (tx) => insertVideo(tx, b.brokerId, b.propertyId, 'x'),
  'a site': (tx) => publish(tx, b.brokerId, 'luxury'),
  'an enquiry': (tx) => receiveEnquiry(tx, site, { full_name: 'x', phone: '5550120417', consent: true }),
};

test.each(Object.entries(reads))('%s: nothing is read', async (_, [read, nothing]) => {
  const before = await app.fingerprint();
  expect(await app.db.withTenant(a.brokerId, read)).toEqual(nothing);
  expect(await app.db.asPublic(a.slug, read)).toEqual(nothing);
  expect(await app.fingerprint()).toEqual(before);
  // The right tenant gets something.
  expect(await app.db.withTenant(b.brokerId, read)).not.toEqual(nothing);
});

test.each(Object.entries(writes))('%s: nothing is written', async (what, write) => {
  const before = await app.fingerprint();
  class Undone extends Error {}
  const andUndo = async (tx: Tx) => {
    await write(tx);
    throw new Undone();
  };
  const onTheRightWay =
    what === 'an enquiry' ? app.db.asPublic(b.slug, andUndo) : app.db.withTenant(b.brokerId, andUndo);
  await expect(onTheRightWay).rejects.toThrow(Undone);
  await expect(app.db.withTenant(a.brokerId, write)).rejects.toThrow();
  await expect(app.db.asOperator(write)).rejects.toThrow();
  await expect(app.db.asPublic(a.slug, write)).rejects.toThrow();
  expect(await app.fingerprint()).toEqual(before);
});
