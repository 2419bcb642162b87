import type { Endpoint } from '#contract/endpoint.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { buildLead } from '#contract/fixtures/leads.ts';
import { buildProperty } from '#contract/fixtures/properties.ts';
import { buildUser } from '#contract/fixtures/users.ts';
import { leadCreateBody } from '#contract/leads/schemas.ts';
import { photoForm } from './plainPicture.ts';
import { CONNECTED_DOMAIN } from './platformRows.ts';
import { formOf, PASSWORD, type Sent } from './startTestApp.ts';
import type { Belongings } from './twoTenants.ts';

/** The input of a valid call. */
export type SampleCall = Pick<Sent, 'params' | 'query' | 'body'>;

const login = (email: string) => ({ body: { email, password: PASSWORD } });

const leadBody = () =>
  Object.fromEntries(Object.entries(buildLead()).filter(([name]) => name in leadCreateBody.fields));

const userBody = (email: string) => {
  const { name: full_name, phone, status } = buildUser();
  return { full_name, email, phone, status };
};

const aLead = ({ leadId }: Belongings) => ({ params: { id: leadId } });
const aNote = ({ leadId, mark }: Belongings) => ({ params: { id: leadId }, body: { kind: 'note', text: mark } });
const aPlan = ({ leadId }: Belongings) => ({
  params: { id: leadId },
  body: { at: '2099-01-01T10:00:00+05:30', kind: 'call' },
});
const aPlanDropped = ({ plannedLeadId }: Belongings) => ({ params: { id: plannedLeadId } });
const aPlanDone = ({ dueLeadId }: Belongings) => ({ params: { id: dueLeadId }, body: {} });

let asked = 0;
// A different email each time, because few links are sent to one.
const anyEmail = () => {
  asked += 1;
  return { body: { email: `forgot-${asked}@test.example` } };
};

const signupBody = (email: string) => ({ full_name: 'Neha Pareek', email, phone: '5550120418', password: PASSWORD });

/**
 * For each endpoint with input a valid call about these belongings: path parameters, required query, and body with its
 * photo. Repeating it changes nothing that another call needs.
 */
const samples: Readonly<Record<string, (own: Belongings) => SampleCall>> = {
  loginSuperAdmin: () => login('operator@test.example'),
  loginBroker: ({ email }) => login(email),
  loginUser: ({ userEmail }) => login(userEmail),
  signupUser: () => ({ body: signupBody('new-user@test.example') }),
  signupBroker: () => ({ body: signupBody('new-broker@test.example') }),
  forgotSuperAdmin: anyEmail,
  forgotBroker: anyEmail,
  forgotUser: anyEmail,
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken(), password: PASSWORD } }),
  confirmEmail: ({ emailToken }) => ({ body: { token: emailToken() } }),
  changePassword: () => ({ body: { current: PASSWORD, password: PASSWORD } }),
  confirmTwoFactor: ({ otp }) => ({ body: { otp: otp() } }),
  disableTwoFactor: () => ({ body: { password: PASSWORD } }),
  askPrivacy: () => ({ body: { kind: 'copy', ...anyEmail().body } }),
  confirmPrivacy: ({ privacyToken }) => ({ body: { token: privacyToken() } }),
  startPrivacyAgain: ({ failedRequestId }) => ({ params: { id: failedRequestId() } }),
  fetchPrivacyCopy: ({ copyToken }) => ({ params: { token: copyToken() } }),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  sendTestMail: () => ({ body: { to: 'operator@test.example' } }),
  sendMailAgain: ({ mailId }) => ({ params: { id: mailId } }),
  updateSuperAdminProfile: () => ({
    body: { full_name: 'Meera Krishnan', email: 'operator@test.example', phone: '5550120419' },
  }),
  updateBrokerProfile: ({ mark, email }) => ({ body: { full_name: mark, email, phone: '5550120419' } }),
  updateUserProfile: ({ userEmail }) => ({ body: { full_name: 'Ravi', email: userEmail } }),

  createOperator: () => ({ body: { name: 'Farhan', email: 'created-operator@test.example', password: PASSWORD } }),
  updateOperator: ({ operatorId }) => ({ params: { id: operatorId }, body: { status: 'suspended' } }),
  getBroker: ({ brokerId }) => ({ params: { id: brokerId } }),
  createBroker: ({ picture }) => ({
    body: formOf(
      { full_name: buildBroker().name, email: 'created-broker@test.example', password: PASSWORD },
      { name: 'photo', bytes: picture },
    ),
  }),
  updateBroker: ({ brokerId, mark, email, picture }) => ({
    params: { id: brokerId },
    body: formOf({ full_name: mark, email }, { name: 'photo', bytes: picture }),
  }),
  createBrokerUser: ({ brokerId }) => ({
    body: { ...userBody(`created-user-of-${brokerId}@test.example`), password: PASSWORD },
  }),
  updateBrokerUser: ({ userId, userEmail }) => ({ params: { id: userId }, body: userBody(userEmail) }),

  createAdminLead: () => ({ body: leadBody() }),
  updateAdminLead: ({ leadId }) => ({ params: { id: leadId }, body: { status: 'qualified' } }),
  createBrokerLead: () => ({ body: leadBody() }),
  updateBrokerLead: ({ leadId }) => ({ params: { id: leadId }, body: { status: 'qualified' } }),
  getBrokerLead: aLead,
  getAdminLead: aLead,
  listBrokerLeadEvents: aLead,
  listAdminLeadEvents: aLead,
  addBrokerLeadEvent: aNote,
  addAdminLeadEvent: aNote,
  planBrokerFollowUp: aPlan,
  planAdminFollowUp: aPlan,
  dropBrokerFollowUp: aPlanDropped,
  dropAdminFollowUp: aPlanDropped,
  finishBrokerFollowUp: aPlanDone,
  finishAdminFollowUp: aPlanDone,
  changeLeads: ({ leadId }) => ({ body: { ids: [leadId], status: 'proposal' } }),
  listDuplicates: () => ({ query: { phone: '5550120417' } }),
  mergeLeads: ({ leadId, extraLeadId }) => ({ params: { id: leadId }, body: { other_id: extraLeadId, fields: {} } }),
  unmergeLeads: ({ mergedLeadId }) => ({ params: { id: mergedLeadId } }),
  dismissDuplicate: ({ leadId, dueLeadId }) => ({ params: { id: leadId }, body: { other_id: dueLeadId } }),
  addLeadView: ({ mark }) => ({ body: { name: `${mark}, saved`, query: 'status=new&sort=follow_up' } }),
  removeLeadView: ({ viewId }) => ({ params: { id: viewId } }),
  importLeads: ({ mark }) => ({
    body: formOf({ duplicates: 'skip' }, { name: 'file', bytes: Buffer.from(`Name,Phone\n${mark},5550120417`) }),
  }),
  getLeadImport: ({ importId }) => ({ params: { id: importId } }),
  getWrongRows: ({ importId }) => ({ params: { id: importId } }),
  saveHome: ({ propertyId }) => ({ params: { id: propertyId } }),
  forgetHome: ({ savedHomeId }) => ({ params: { id: savedHomeId } }),
  saveSearch: ({ mark }) => ({ body: { name: mark, query: 'type=flat,villa&price_max=8000000', alert: 'daily' } }),
  changeSavedSearch: ({ searchId, mark }) => ({ params: { id: searchId }, body: { name: `${mark}, new` } }),
  lookAtSearch: ({ searchId }) => ({ params: { id: searchId } }),
  forgetSearch: ({ extraSearchId }) => ({ params: { id: extraSearchId } }),
  claimEnquiries: () => ({ body: { keys: ['a-key-that-nobody-used'] } }),
  setSeekerAlerts: () => ({ body: { price_drops: true } }),
  unsubscribe: ({ unsubscribeToken }) => ({ body: { token: unsubscribeToken } }),
  closeAccount: () => ({ body: { password: PASSWORD } }),
  readNotification: ({ notificationId }) => ({ params: { id: notificationId } }),
  readBrokerNotification: ({ notificationId }) => ({ params: { id: notificationId } }),
  updatePreferences: () => ({ body: { kinds: { domain_lost: { bell: true, mail: 'daily' } } } }),

  getProperty: ({ propertyId }) => ({ params: { id: propertyId } }),
  createProperty: () => ({ body: buildProperty() }),
  addMedia: ({ propertyId, picture }) => ({
    params: { id: propertyId },
    body: photoForm(picture),
  }),
  setPrimary: ({ propertyId, mediaId }) => ({ params: { propertyId, mediaId } }),
  addVideo: ({ propertyId }) => ({
    params: { id: propertyId },
    body: { url: 'https://youtu.be/dQw4w9WgXcQ', category: 'video' },
  }),

  changeProperty: ({ propertyId, mark }) => ({
    params: { id: propertyId },
    body: { basic: { title: `${mark}, new` } },
  }),
  changeStatus: ({ extraHome }) => ({ params: { id: extraHome.id }, body: { status: 'paused' } }),
  listEvents: ({ propertyId }) => ({ params: { id: propertyId } }),
  duplicateProperty: ({ propertyId }) => ({ params: { id: propertyId } }),
  orderMedia: ({ extraHome }) => ({ params: { id: extraHome.id }, body: { order: [extraHome.mediaId] } }),
  changeMedia: ({ extraHome }) => ({
    params: { id: extraHome.id, mediaId: extraHome.mediaId },
    body: { category: 'bedroom' },
  }),
  deleteMedia: ({ extraHome }) => ({ params: { id: extraHome.id, mediaId: extraHome.mediaId } }),
  deleteVideo: ({ extraHome }) => ({ params: { id: extraHome.id, videoId: extraHome.videoId } }),
  getModerated: ({ propertyId }) => ({ params: { id: propertyId } }),
  reviewProperty: ({ reviewId }) => ({
    params: { id: reviewId },
    body: { decision: 'request_changes', reasons: ['duplicate'], note: 'The same home twice' },
  }),
  approveProperties: ({ reviewId }) => ({ body: { ids: [reviewId] } }),
  checkRera: ({ propertyId }) => ({ params: { id: propertyId }, body: { checked: true } }),
  reportHome: ({ propertyId }) => ({ params: { id: propertyId }, body: { reason: 'sold' } }),
  getHome: ({ propertyId }) => ({ params: { id: propertyId } }),
  enquireHome: ({ propertyId }) => ({
    params: { id: propertyId },
    body: { full_name: 'Rohit Bhatia', phone: '5550120423', consent: true },
  }),
  getPublicBroker: ({ brokerId }) => ({ params: { slug: String(brokerId) } }),
  updateSettings: () => ({ body: { moderation: 'on' } }),

  getBrokerQuotas: ({ brokerId }) => ({ params: { id: brokerId } }),
  updateBrokerQuotas: ({ brokerId }) => ({ params: { id: brokerId }, body: { users: 1_000 } }),

  unpublishSite: ({ offlineSiteId }) => ({
    params: { id: offlineSiteId },
    body: { reason: 'Homes that are not theirs.' },
  }),
  republishSite: ({ offlineSiteId }) => ({ params: { id: offlineSiteId } }),
  checkSiteDomain: ({ domainSiteId }) => ({ params: { id: domainSiteId } }),
  releaseSiteDomain: ({ offlineSiteId }) => ({ params: { id: offlineSiteId } }),

  changeSiteContent: ({ mark, propertyId }) => ({ body: { tagline: mark, hero_id: propertyId } }),
  publishSite: () => ({ body: { template: 'modern' } }),
  connectDomain: ({ slug }) => ({ body: { slug, domain: `${slug}.example.com` } }),
  checkDomain: ({ slug }) => ({ query: { slug } }),
  domainAllowed: () => ({ query: { domain: CONNECTED_DOMAIN } }),
  getSite: ({ slug }) => ({ params: { slug } }),
  getSiteProperty: ({ slug, propertyId }) => ({ params: { slug, id: propertyId } }),
  sendEnquiry: ({ slug, propertyId }) => ({
    params: { slug },
    body: { full_name: 'Rohit Bhatia', phone: '5550120420', property_id: propertyId, consent: true },
  }),
};

/** Whether a call ends the session that it is made with, and so needs a separate one. */
export const endsItsSession = (name: string): boolean => name === 'logout' || name === 'closeAccount';

const takesNothing = ({ params, body, file }: Endpoint) => !params && !body && !file;

/** A valid call of an endpoint about these belongings. Throws for an endpoint with input and without a sample. */
export const sampleCall = (name: string, endpoint: Endpoint, own: Belongings): SampleCall => {
  const sample = samples[name];
  if (sample) return sample(own);
  if (takesNothing(endpoint)) return {};
  throw new Error(`${name} has no good call yet: add it to \`samples\` in server/testing/sampleCalls.ts`);
};
