import type { HttpHandler } from 'msw';
import { loginBroker, loginSuperAdmin, loginUser, logout, signupBroker, signupUser, whoami } from '#contract/auth.ts';
import { type DemoAccount, listDemoAccounts } from '#contract/demo.ts';
import type { Role } from '#contract/endpoint.ts';
import { DEMO_PASSWORD, demoPeople } from '#contract/fixtures/accounts.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { APP_CODE } from './account.ts';
import { mock } from './mock.ts';

const account = (role: Role, person: keyof typeof demoPeople, note: string): DemoAccount => ({
  role,
  email: demoPeople[person].email,
  password: DEMO_PASSWORD,
  note,
});

/** The accounts of a demo server. */
export const demoAccounts: DemoAccount[] = [
  account('super_admin', 'operator', 'Operator'),
  account('broker', 'asha', 'Broker with a published site'),
  account('broker', 'vikram', 'Broker with a published site'),
  account('broker', 'pending', 'Broker awaiting approval'),
  account('broker', 'suspended', 'Suspended broker'),
  account('user', 'ravi', 'Home seeker'),
];

/** A server that offers these demo accounts; by default none, as outside a demo. */
export const demoCalls = (accounts: readonly DemoAccount[] = []): HttpHandler =>
  mock(listDemoAccounts, () => ({ data: [...accounts] }));

/** A server that accepts every login, as this role. */
export const loginCalls = (role: Role): HttpHandler[] => [
  mock(loginSuperAdmin, () => ({ token: 'token' })),
  mock(loginBroker, () => ({ token: 'token' })),
  mock(loginUser, () => ({ token: 'token', user: { name: demoPeople.ravi.name, email: demoPeople.ravi.email } })),
  mock(whoami, () => ({ data: buildProfile({ role }) })),
  mock(logout, () => ({ data: { id: 7 } })),
];

/** A server whose accounts have a second step, as this role: it asks for `APP_CODE`. */
export const codeCalls = (role: Role): HttpHandler[] => [
  ...[loginSuperAdmin, loginBroker].map((login) =>
    mock(login, ({ body: { otp } }) => {
      if (otp === APP_CODE) return { token: 'token' };
      const message = otp ? 'This code is wrong, or was used already' : 'Please enter the code of your app';
      const refusal = { message, code: 'second_factor', ...(otp ? { errors: { otp: message } } : {}) };
      return { status: 401, body: refusal } as never;
    }),
  ),
  ...loginCalls(role),
];

/** A server that sends a code, and creates the account for a signup with that code. */
export const signupCodeCalls = (otpCode: string, otpId = 'otp-1'): HttpHandler[] =>
  [signupUser, signupBroker].map((signup) =>
    mock(signup, ({ body }) =>
      body.otpId === otpId && body.otpCode === otpCode
        ? { status: 201 as const, body: { data: { id: 7 } } }
        : { status: 202 as const, body: { otpId, message: 'OTP sent to your phone' } },
    ),
  );

/** A server that creates the account at once. */
export const signupCalls = (): HttpHandler[] =>
  [signupUser, signupBroker].map((signup) => mock(signup, () => ({ status: 201 as const, body: { data: { id: 7 } } })));

/** For `parameters.session`: a person with this role is signed in. */
export const signedIn = (role: Role) => {
  const profile = buildProfile({ role });
  return { [role]: { ...profile, token: 'token', profile } };
};
