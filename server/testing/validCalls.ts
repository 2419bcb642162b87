import type { Endpoint } from '#contract/endpoint.ts';
import type { ValidCall } from './badInput.ts';
import { CONNECTED_DOMAIN } from './platformRows.ts';
import { sampleCall } from './sampleCalls.ts';
import { PASSWORD } from './startTestApp.ts';
import type { Actor, Belongings } from './twoTenants.ts';
import { validInput } from './validInput.ts';

type Fields = Readonly<Record<string, unknown>>;

// The first call of a signup, each with a different phone; auth/signUp.db.test.ts tests the second call, with a code.
const signup = (nth: number, numbers: number): Fields => ({
  email: `made-${nth}@test.example`,
  phone: String(numbers + (nth % 1_000_000_000)),
  otpId: undefined,
  otpCode: undefined,
});

// Values that the schemas do not determine: existing accounts, and texts with a meaning.
const knownFields: Readonly<Record<string, (own: Belongings, other: Belongings, nth: number) => Fields>> = {
  loginSuperAdmin: () => ({ email: 'operator@test.example', password: PASSWORD }),
  loginBroker: (own) => ({ email: own.email, password: PASSWORD }),
  loginUser: (own) => ({ email: own.userEmail, password: PASSWORD }),
  signupUser: (_, __, nth) => signup(nth, 4_000_000_000),
  signupBroker: (_, __, nth) => signup(nth, 9_000_000_000),
  forgotSuperAdmin: (_, __, nth) => ({ email: `forgot-${nth}@test.example` }),
  forgotBroker: (_, __, nth) => ({ email: `forgot-${nth}@test.example` }),
  forgotUser: (_, __, nth) => ({ email: `forgot-${nth}@test.example` }),
  resetPassword: ({ resetToken }) => ({ token: resetToken(), password: PASSWORD }),
  confirmEmail: ({ emailToken }) => ({ token: emailToken() }),
  askPrivacy: (_, __, nth) => ({ email: `asks-${nth}@test.example` }),
  confirmPrivacy: ({ privacyToken }) => ({ token: privacyToken() }),
  changePassword: () => ({ current: PASSWORD, password: PASSWORD }),
  createOperator: (_, __, nth) => ({ email: `made-operator-${nth}@test.example`, password: PASSWORD }),
  confirmTwoFactor: ({ otp }) => ({ otp: otp() }),
  disableTwoFactor: () => ({ password: PASSWORD }),
  createBroker: (_, __, nth) => ({ email: `made-${nth}@test.example` }),
  // A different email each time, because one address is sent few confirmations.
  updateBrokerProfile: (_, __, nth) => ({ email: `confirm-${nth}@test.example` }),
  updateUserProfile: (_, __, nth) => ({ email: `confirm-user-${nth}@test.example` }),
  updateBroker: (_, other) => ({ email: other.email }),
  createBrokerUser: (_, __, nth) => ({ email: `made-user-${nth}@test.example`, password: PASSWORD }),
  updateBrokerUser: ({ userEmail }) => ({ email: userEmail }),
  updateAdminLead: () => ({ updated_at: undefined }),
  updateBrokerLead: () => ({ updated_at: undefined }),
  changeLeads: ({ leadId }) => ({ ids: [leadId] }),
  mergeLeads: ({ extraLeadId }) => ({ other_id: extraLeadId }),
  dismissDuplicate: ({ dueLeadId }) => ({ other_id: dueLeadId }),
  addLeadView: (_, __, nth) => ({ name: `View ${nth}`, query: { status: 'new' } }),
  importLeads: () => ({ mapping: '{"full_name":"Name","phone":"Phone"}' }),
  changeProperty: () => ({ updated_at: undefined }),
  reviewProperty: () => ({ seen: undefined }),
  approveProperties: () => ({ seen: undefined }),
  orderMedia: ({ extraHome }) => ({ order: [extraHome.mediaId] }),
  addVideo: () => ({ url: 'https://youtu.be/dQw4w9WgXcQ' }),
  updatePreferences: () => ({ kinds: { domain_lost: { bell: true, mail: 'daily' } }, data: undefined }),
  connectDomain: ({ slug }) => ({ slug, domain: `${slug}.example.com` }),
  sendEnquiry: ({ propertyId }) => ({ property_id: propertyId, website: '', filled_ms: 20_000 }),
  saveSearch: () => ({ query: 'type=flat' }),
  unsubscribe: ({ unsubscribeToken }) => ({ token: unsubscribeToken }),
  closeAccount: () => ({ password: PASSWORD }),
  enquireHome: () => ({ website: '', filled_ms: 20_000 }),
};

const indian = () => ({ tz: 'Asia/Kolkata' });

const knownQueries: Readonly<Record<string, (own: Belongings) => Fields>> = {
  checkDomain: ({ slug }) => ({ slug }),
  getToday: indian,
  listAdminLeads: indian,
  listBrokerLeads: indian,
  exportAdminLeads: indian,
  exportBrokerLeads: indian,
  listAudit: () => ({ from: '2026-01-01', to: '2026-12-31T23:59:59Z' }),
  exportAudit: () => ({ from: '2026-01-01', to: '2026-12-31' }),
  domainAllowed: () => ({ domain: CONNECTED_DOMAIN }),
};

// Calls about any broker change the other one, because this one's session is used for further calls.
const ABOUT_BROKERS = /^\/api\/(?:broker|quotas)\//;

/** A call with every field of the endpoint's schemas, about the actor's objects. `nth` makes unique values. */
export const validCallOf = (name: string, endpoint: Endpoint, { own, other }: Actor, nth: number): ValidCall => ({
  params: sampleCall(name, endpoint, ABOUT_BROKERS.test(endpoint.path) ? other : own).params ?? {},
  body: { ...validInput(endpoint.body), ...knownFields[name]?.(own, other, nth) },
  query: { ...validInput(endpoint.query), ...knownQueries[name]?.(own) },
  picture: endpoint.file?.holds === 'table' ? Buffer.from('Name,Phone\nAsha,5550120417\n') : own.picture,
});
