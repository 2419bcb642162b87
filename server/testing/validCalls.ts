import type { Endpoint } from '#contract/endpoint.ts';
import type { ValidCall } from './badInput.ts';
import { PASSWORD } from './startTestApp.ts';
import { type Actor, type Belongings, CONNECTED_DOMAIN } from './twoTenants.ts';
import { validInput } from './validInput.ts';

type Fields = Readonly<Record<string, unknown>>;

// A first call, for a phone of its own: what comes with a code is asked in auth/signUp.db.test.ts.
const signup = (nth: number, numbers: number): Fields => ({
  email: `made-${nth}@test.example`,
  phone: String(numbers + (nth % 1_000_000_000)),
  otpId: undefined,
  otpCode: undefined,
});

// What a schema alone does not tell: who is there, and what a text must say.
const told: Readonly<Record<string, (own: Belongings, other: Belongings, nth: number) => Fields>> = {
  loginSuperAdmin: () => ({ email: 'operator@test.example', password: PASSWORD }),
  loginBroker: (own) => ({ email: own.email, password: PASSWORD }),
  loginUser: (own) => ({ email: own.userEmail, password: PASSWORD }),
  signupUser: (_, __, nth) => signup(nth, 4_000_000_000),
  signupBroker: (_, __, nth) => signup(nth, 9_000_000_000),
  createBroker: (_, __, nth) => ({ email: `made-${nth}@test.example` }),
  updateBroker: (_, other) => ({ email: other.email }),
  createBrokerUser: (_, __, nth) => ({ email: `made-user-${nth}@test.example`, password: PASSWORD }),
  updateBrokerUser: ({ userEmail }) => ({ email: userEmail }),
  updateAdminLead: () => ({ updated_at: undefined }),
  updateBrokerLead: () => ({ updated_at: undefined }),
  addVideo: () => ({ url: 'https://youtu.be/dQw4w9WgXcQ' }),
  connectDomain: ({ slug }) => ({ slug, domain: `${slug}.example.com` }),
  // As a person sends it.
  sendEnquiry: ({ propertyId }) => ({ property_id: propertyId, website: '', filled_ms: 20_000 }),
};

const asked: Readonly<Record<string, (own: Belongings) => Fields>> = {
  checkDomain: ({ slug }) => ({ slug }),
  domainAllowed: () => ({ domain: CONNECTED_DOMAIN }),
};

const namedBy = ({ path }: Endpoint, own: Belongings, other: Belongings): Fields => {
  const { propertyId, mediaId, slug, leadId, userId, notificationId } = own;
  if (path.startsWith('/api/broker/')) return { id: other.brokerId };
  if (path.startsWith('/api/notifications')) return { id: notificationId };
  const id = path.startsWith('/api/leads') ? leadId : path.startsWith('/api/broker-users') ? userId : propertyId;
  return { id, propertyId, mediaId, slug };
};

/** A call with every field that the endpoint's schemas declare, about what is the actor's. `nth`: for what may be there once. */
export const validCallOf = (name: string, endpoint: Endpoint, { own, other }: Actor, nth: number): ValidCall => ({
  params: namedBy(endpoint, own, other),
  body: { ...validInput(endpoint.body), ...told[name]?.(own, other, nth) },
  query: { ...validInput(endpoint.query), ...asked[name]?.(own) },
  picture: own.picture,
});
