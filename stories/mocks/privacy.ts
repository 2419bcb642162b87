import type { HttpHandler } from 'msw';
import {
  askPrivacy,
  confirmPrivacy,
  fetchPrivacyCopy,
  getPrivacyWays,
  getRetention,
  listBrokerPrivacyRequests,
  listPrivacyRequests,
  type PrivacyKind,
  type PrivacyRequest,
  startPrivacyAgain,
} from '#contract/privacy.ts';
import { mock } from './mock.ts';

/** The token that the mocked server accepts. */
export const PRIVACY_TOKEN = 'P'.repeat(43);
/** The code that it accepts. */
export const PRIVACY_CODE = '271828';

const refused = {
  status: 400,
  body: { message: 'This link or code does not work any more, or is wrong. Please ask again.' },
};

/** A server that accepts requests, and confirms them with `PRIVACY_TOKEN` or `PRIVACY_CODE`. */
export const askingCalls = (): HttpHandler[] => {
  let asked: PrivacyKind = 'erase';
  return [
    mock(getPrivacyWays, () => ({ data: { email: true, phone: true } })),
    mock(askPrivacy, ({ body }) => {
      asked = body.kind as PrivacyKind;
      return { data: { id: 'request-1' } };
    }),
    mock(confirmPrivacy, ({ body }) =>
      body.token === PRIVACY_TOKEN || (body.id === 'request-1' && body.otp === PRIVACY_CODE)
        ? { data: { kind: asked, state: 'open' as const } }
        : (refused as never),
    ),
    mock(fetchPrivacyCopy, ({ params }) =>
      params.token === PRIVACY_TOKEN
        ? {
            data: { copy: { contact: 'meera@example.com', leads: [] }, csv: 'what,value\ncontact,meera@example.com\n' },
          }
        : ({ status: 404, body: { message: 'Not found' } } as never),
    ),
  ];
};

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const requestOf = (id: number, over: Partial<PrivacyRequest>): PrivacyRequest => ({
  id: `request-${id}`,
  kind: 'erase',
  at: daysFromNow(-id),
  due_at: daysFromNow(30 - id),
  state: 'done',
  ...over,
});

/** Requests in every state, the newest first. */
export const buildRequests = (): PrivacyRequest[] => [
  requestOf(1, { state: 'open' }),
  requestOf(2, { kind: 'copy' }),
  requestOf(5, { kind: 'correct', state: 'failed' }),
  requestOf(9, { kind: 'withdraw' }),
  requestOf(33, { state: 'open' }),
];

/** A server with these requests, and a dry run of retention. */
export const privacyPanelCalls = (requests: readonly PrivacyRequest[] = buildRequests(), total = requests.length) => {
  const meta = { total, page: 1, limit: 10 };
  let held = [...requests];
  return [
    mock(listPrivacyRequests, ({ query }) => ({ data: held, meta: { ...meta, page: Number(query.page) } })),
    mock(startPrivacyAgain, ({ params }) => {
      held = held.map((one) => (one.id === params.id ? { ...one, state: 'open' as const } : one));
      return { data: held.find(({ id }) => id === params.id) ?? requestOf(1, {}) };
    }),
    mock(listBrokerPrivacyRequests, ({ query }) => ({
      data: requests.map((one, nth) => ({ ...one, leads: nth + 1 })),
      meta: { ...meta, page: Number(query.page) },
    })),
    mock(getRetention, () => ({
      data: [
        { what: 'Leads closed or lost', kept_days: null, would_erase: 0 },
        { what: 'Audit log', kept_days: 365, would_erase: 1204 },
        { what: 'Enquiries that no one claimed', kept_days: 30, would_erase: 3 },
        { what: 'Sign-up codes', kept_days: 1, would_erase: 0 },
      ],
    })),
  ];
};
