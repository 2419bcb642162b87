import { desc, gt, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { buildLead } from '#contract/fixtures/leads.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { setPrimary } from '#contract/properties/endpoints.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { publishSite } from '#contract/templates.ts';
import { endsItsSession, sampleCall } from '../testing/sampleCalls.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { setUpTwoTenants } from '../testing/twoTenants.ts';
import { audit } from './schema/platform.ts';

const app = await startTestApp();
const { brokerA, operator, anonymous, user } = (await setUpTwoTenants(app)).actors;
const { own } = brokerA;
afterAll(() => app.close());

/** The entries that `work` adds: who, what, to what, from where, and the detail. */
const traceOf = async (work: () => Promise<unknown>) => {
  const [last] = await app.db.asOwner((tx) => tx.select({ id: audit.id }).from(audit).orderBy(desc(audit.id)).limit(1));
  await work();
  const rows = await app.db.asOwner((tx) =>
    tx
      .select()
      .from(audit)
      .where(gt(audit.id, last?.id ?? 0))
      .orderBy(audit.id),
  );
  return rows.map(({ actorRole, actorId, action, objectType, objectId, address, detail }) => ({
    by: actorRole && `${actorRole} ${actorId}`,
    action,
    to: objectType && `${objectType} ${objectId}`,
    address,
    detail,
  }));
};

const LOCAL = '127.0.0.1';
const byA = `broker ${own.brokerId}`;
const byOperator = `super_admin ${app.operator.id}`;
const some = (type: string) => expect.stringMatching(new RegExp(`^${type} \\d+$`));
type Recorded = readonly [by: unknown, action: string, to: unknown, detail: object | null];
const ofProperty = { property: own.propertyId };
const ofExtraHome = { property: own.extraHome.id };
const reviewed = `property ${own.reviewId}`;
const [extraHome, extraPhoto] = [`property ${own.extraHome.id}`, `photo ${own.extraHome.mediaId}`];

// The entry that each writing endpoint's sample call adds.
const recorded: Readonly<Record<string, Recorded>> = {
  loginSuperAdmin: [byOperator, 'account.signed_in', null, { role: 'super_admin' }],
  loginBroker: [byA, 'account.signed_in', null, { role: 'broker' }],
  loginUser: [`user ${own.userId}`, 'account.signed_in', null, { role: 'user' }],
  logout: [byA, 'account.signed_out', null, null],
  signupUser: [null, 'signup.code_issued', null, { role: 'user' }],
  signupBroker: [null, 'signup.code_issued', null, { role: 'broker' }],
  forgotSuperAdmin: [null, 'password.link_asked', null, { role: 'super_admin' }],
  forgotBroker: [null, 'password.link_asked', null, { role: 'broker' }],
  forgotUser: [null, 'password.link_asked', null, { role: 'user' }],
  resetPassword: [some('user'), 'password.reset', null, null],
  confirmEmail: [some('user'), 'email.changed', null, null],
  askPrivacy: [null, 'privacy.asked', null, { kind: 'copy' }],
  confirmPrivacy: [null, 'privacy.confirmed', null, { request: expect.any(String), kind: 'copy' }],
  startPrivacyAgain: [byOperator, 'privacy.started_again', null, { request: expect.any(String), kind: 'copy' }],
  createOperator: [byOperator, 'operator.created', some('operator'), null],
  updateOperator: [byOperator, 'operator.suspended', some('operator'), { from: 'active', to: 'suspended' }],
  beginTwoFactor: [byA, 'second_step.begun', null, null],
  confirmTwoFactor: [byA, 'second_step.switched_on', null, null],
  disableTwoFactor: [byA, 'second_step.switched_off', null, null],
  changePassword: [byA, 'password.changed', null, null],
  endSession: [byA, 'session.ended', `session ${own.sessionId}`, null],
  endOtherSessions: [byA, 'session.others_ended', null, { count: expect.any(Number) }],
  sendTestMail: [byOperator, 'mail.tested', null, null],
  sendMailAgain: [byOperator, 'mail.sent_again', `mail ${own.mailId}`, null],
  updateSuperAdminProfile: [
    byOperator,
    'profile.updated',
    `operator ${app.operator.id}`,
    { email: false, photo: false },
  ],
  updateBrokerProfile: [byA, 'profile.updated', byA, { email: false, photo: false }],
  updateUserProfile: [some('user'), 'profile.updated', some('user'), { email: false, photo: false }],
  createBroker: [byOperator, 'broker.created', some('broker'), { status: 'active' }],
  updateBroker: [byOperator, 'broker.updated', byA, null],
  updateBrokerQuotas: [byOperator, 'broker.quotas_changed', byA, expect.any(Object)],
  createBrokerUser: [byA, 'user.created', some('user'), { status: 'active' }],
  updateBrokerUser: [byA, 'user.updated', `user ${own.userId}`, null],
  createAdminLead: [byOperator, 'lead.created', some('lead'), { status: buildLead().status }],
  updateAdminLead: [byOperator, 'lead.status_changed', `lead ${operator.own.leadId}`, { from: 'new', to: 'qualified' }],
  createBrokerLead: [byA, 'lead.created', some('lead'), { status: buildLead().status }],
  updateBrokerLead: [byA, 'lead.status_changed', `lead ${own.leadId}`, { from: 'new', to: 'qualified' }],
  changeLeads: [byA, 'lead.status_changed', `lead ${own.leadId}`, { from: 'qualified', to: 'proposal' }],
  importLeads: [byA, 'lead_import.asked', some('lead_import'), { rows: 1 }],
  addBrokerLeadEvent: [byA, 'lead.noted', `lead ${own.leadId}`, { kind: 'note' }],
  addAdminLeadEvent: [byOperator, 'lead.noted', `lead ${operator.own.leadId}`, { kind: 'note' }],
  planBrokerFollowUp: [byA, 'lead.planned', `lead ${own.leadId}`, null],
  planAdminFollowUp: [byOperator, 'lead.planned', `lead ${operator.own.leadId}`, null],
  dropBrokerFollowUp: [byA, 'lead.planned', `lead ${own.plannedLeadId}`, null],
  dropAdminFollowUp: [byOperator, 'lead.planned', `lead ${operator.own.plannedLeadId}`, null],
  finishBrokerFollowUp: [byA, 'lead.planned', `lead ${own.dueLeadId}`, null],
  finishAdminFollowUp: [byOperator, 'lead.planned', `lead ${operator.own.dueLeadId}`, null],
  mergeLeads: [byA, 'lead.merged', `lead ${own.leadId}`, { other: own.extraLeadId }],
  unmergeLeads: [byA, 'lead.unmerged', `lead ${own.mergedLeadId}`, { other: expect.any(Number) }],
  dismissDuplicate: [byA, 'lead.duplicate_dismissed', `lead ${own.leadId}`, { other: own.dueLeadId }],
  addLeadView: [byA, 'lead_view.saved', some('lead_view'), null],
  removeLeadView: [byA, 'lead_view.removed', `lead_view ${own.viewId}`, null],
  createProperty: [byA, 'property.created', some('property'), null],
  addMedia: [byA, 'photo.added', some('photo'), ofProperty],
  setPrimary: [byA, 'photo.made_main', `photo ${own.mediaId}`, ofProperty],
  addVideo: [byA, 'video.added', some('video'), ofProperty],
  changeProperty: [byA, 'property.updated', `property ${own.propertyId}`, null],
  changeStatus: [byA, 'property.status_changed', extraHome, { from: 'live', to: 'paused' }],
  duplicateProperty: [byA, 'property.copied', some('property'), { from: own.propertyId }],
  orderMedia: [byA, 'property.photos_ordered', extraHome, null],
  changeMedia: [byA, 'photo.updated', extraPhoto, ofExtraHome],
  deleteMedia: [byA, 'photo.deleted', extraPhoto, ofExtraHome],
  deleteVideo: [byA, 'video.removed', `video ${own.extraHome.videoId}`, ofExtraHome],
  reviewProperty: [
    byOperator,
    'property.reviewed',
    reviewed,
    { decision: 'request_changes', from: 'in_review', to: 'changes_requested' },
  ],
  approveProperties: [
    byOperator,
    'property.reviewed',
    reviewed,
    { decision: 'approve', from: 'changes_requested', to: 'live' },
  ],
  checkRera: [byOperator, 'property.rera_checked', `property ${own.propertyId}`, null],
  reportHome: [null, 'property.reported', `property ${own.propertyId}`, { reason: 'sold' }],
  updateSettings: [byOperator, 'settings.changed', null, { setting: 'moderation', from: 'off', to: 'on' }],
  updatePreferences: [byA, 'preferences.changed', null, null],
  unpublishSite: [byOperator, 'site.unpublished', `site ${own.offlineSiteId}`, null],
  republishSite: [byOperator, 'site.published', `site ${own.offlineSiteId}`, null],
  checkSiteDomain: [byOperator, 'domain.checked', some('domain'), null],
  releaseSiteDomain: [byOperator, 'domain.released', some('domain'), null],
  publishSite: [byA, 'site.template_switched', some('site'), { from: 'classic', to: 'modern' }],
  changeSiteContent: [byA, 'site.content_changed', some('site'), null],
  connectDomain: [byA, 'domain.connected', some('domain'), null],
  sendEnquiry: [null, 'lead.created', some('lead'), { status: 'new' }],
  enquireHome: [null, 'lead.created', some('lead'), { status: 'new' }],
  unsubscribe: [some('user'), 'alert.ended', null, { what: 'search' }],
  closeAccount: [some('user'), 'account.closed', null, null],
};

const OWN = 'what a home seeker keeps concerns nobody else';
const SEEN = 'that somebody has seen a message changes nothing for anybody';
// Writes that leave no entry, and why. What a GET stores, the result of a DNS check, is tested in sites/domains/statusTrail.db.test.ts.
const unrecorded: Readonly<Record<string, string>> = {
  readNotification: SEEN,
  readAllNotifications: SEEN,
  readBrokerNotification: SEEN,
  readAllBrokerNotifications: SEEN,
  saveHome: OWN,
  forgetHome: OWN,
  saveSearch: OWN,
  changeSavedSearch: OWN,
  lookAtSearch: OWN,
  forgetSearch: OWN,
  claimEnquiries: OWN,
  setSeekerAlerts: OWN,
};

const actorOf = ({ access }: Endpoint) => {
  if (access === 'public') return { ...anonymous, own };
  if (access.includes('broker')) return brokerA;
  return access.includes('user') ? user : operator;
};

/** An endpoint's sample call, and who makes it. Built anew each time, because a form can be read only once. */
const callOf = (name: string) => {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  const actor = actorOf(endpoint);
  return {
    endpoint,
    actor,
    call: () => sampleCall(name, endpoint, actor.own),
  };
};

test('every endpoint that writes is recorded, or has a reason why not', () => {
  const writing = [...endpoints].flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]));
  expect([...Object.keys(recorded), ...Object.keys(unrecorded)].toSorted()).toEqual(writing.toSorted());
});

test('a write that cannot be recorded does not happen', async () => {
  const before = await app.fingerprint();
  await app.db.asOwner((tx) => tx.execute(sql`revoke insert on audit from nivaas_app`));
  try {
    for (const name of Object.keys(recorded)) {
      const { endpoint, actor, call } = callOf(name);
      const [authorization] = actor.credentials;
      const { status } = await app.ask(endpoint, { ...call(), ...(authorization && { headers: { authorization } }) });
      expect(status, name).toBe(500);
    }
  } finally {
    await app.db.asOwner((tx) => tx.execute(sql`grant insert on audit to nivaas_app`));
  }
  expect(await app.fingerprint()).toEqual(before);
});

test.each(Object.entries(recorded))('%s: one entry, also when the call is repeated', async (name, entry) => {
  const { endpoint, actor, call } = callOf(name);
  const authorization = endsItsSession(name) ? await actor.throwaway() : actor.credentials[0];
  const key = endpoint.repeatable ? { 'idempotency-key': `audited-${name}` } : undefined;
  const headers = { ...key, ...(authorization && { authorization }) };
  const trace = await traceOf(async () => {
    for (const _ of key ? ['first', 'repeated'] : ['once']) {
      const { status, text } = await app.ask(endpoint, { ...call(), headers });
      expect(status, text).toBeLessThan(300);
    }
  });
  const [by, action, to, detail] = entry;
  // An enquiring visitor agrees to be known to the site's broker only; one who reports a home stays anonymous.
  const isVisitor = endpoint === sendEnquiry || endpoint === enquireHome || endpoint === reportHome;
  expect(trace).toEqual([{ by, action, to, address: isVisitor ? null : LOCAL, detail }]);
});

test.each(Object.keys(unrecorded))('%s: no entry', async (name) => {
  const { endpoint, actor, call } = callOf(name);
  const headers = { authorization: String(actor.credentials[0]) };
  expect(await traceOf(() => app.ok(endpoint, { ...call(), headers }))).toEqual([]);
});

test('an enquiry that joins an open lead changes it', async () => {
  const body = { full_name: 'Rohit Bhatia', phone: '5550120499', consent: true };
  const trace = await traceOf(async () => {
    for (const message of ['First', 'Second']) {
      await app.ok(sendEnquiry, { params: { slug: own.slug }, body: { ...body, message } });
    }
  });
  expect(trace.map(({ action }) => action)).toEqual(['lead.created', 'lead.updated']);
  expect(trace[1]).toEqual({ ...trace[0], action: 'lead.updated', detail: null });
});

test('a site is published, its template switched, or it is published again', async () => {
  const { token } = await app.addBroker();
  const trace = await traceOf(async () => {
    for (const template of ['modern', 'luxury', 'luxury']) await app.ok(publishSite, { token, body: { template } });
  });
  expect(trace.map(({ action, detail }) => [action, detail])).toEqual([
    ['site.published', { template: 'modern' }],
    ['site.template_switched', { from: 'modern', to: 'luxury' }],
    ['site.published', { template: 'luxury' }],
  ]);
});

test('a write that finds nothing leaves no entry', async () => {
  const params = { propertyId: own.propertyId, mediaId: brokerA.other.mediaId };
  const headers = { authorization: String(brokerA.credentials[0]) };
  const trace = await traceOf(async () => {
    expect((await app.ask(setPrimary, { params, headers })).status).toBe(404);
  });
  expect(trace).toEqual([]);
});
