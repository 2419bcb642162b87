import type { HttpHandler } from 'msw';
import { changePassword, endOtherSessions, endSession, listSessions, type SessionRow } from '#contract/account.ts';
import type { Answer } from '#contract/endpoint.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import { mock } from './mock.ts';

/** Sessions of an account: this one, a phone and an unknown program. */
export const buildSessions = (): SessionRow[] => [
  {
    id: 1,
    browser: 'Chrome on Windows',
    place: '203.0.113.0/24',
    current: true,
    created_at: '2026-11-20T08:00:00.000Z',
    last_used_at: '2026-11-23T09:00:00.000Z',
  },
  {
    id: 2,
    browser: 'Safari on iPhone',
    place: '2001:db8:1::/48',
    current: false,
    created_at: '2026-11-18T08:00:00.000Z',
    last_used_at: '2026-11-22T18:30:00.000Z',
  },
  {
    id: 3,
    browser: '',
    place: '',
    current: false,
    created_at: '2026-11-01T08:00:00.000Z',
    last_used_at: '2026-11-02T10:15:00.000Z',
  },
];

/** The ten codes that the server shows only once. */
export const recoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, at) => `${'ABCDEFGHJK'[at]}7KQ-3MZP-Y2HV-6WXN-4RTB-5DLC`,
);

/** The code that the mocked server accepts. */
export const APP_CODE = '314159';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const off: Answer<typeof getTwoFactor>['data'] = { on: false, recovery_codes_left: 0, required_by: null };

/** A server with a second step in this state; `APP_CODE` sets it up, and any password turns it off. */
export const secondStepCalls = (given: Partial<typeof off> = {}): HttpHandler[] => {
  let step = { ...off, ...given };
  return [
    mock(getTwoFactor, () => ({ data: step })),
    mock(beginTwoFactor, () => ({
      data: { secret: SECRET, uri: `otpauth://totp/Nivaas:asha%40nivaas.example?issuer=Nivaas&secret=${SECRET}` },
    })),
    mock(confirmTwoFactor, () => {
      step = { on: true, recovery_codes_left: 10, required_by: null };
      return { data: { recovery_codes: [...recoveryCodes] } };
    }),
    mock(disableTwoFactor, () => {
      step = off;
      return { data: { id: 7 } };
    }),
  ];
};

/** A server that stores sessions, and changes any password if the current one is right. */
export const accountCalls = (): HttpHandler[] => {
  let sessions = buildSessions();
  return [
    mock(listSessions, () => ({ data: sessions })),
    mock(endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== Number(params.id));
      return { data: { id: Number(params.id) } };
    }),
    mock(endOtherSessions, () => {
      const ended = sessions.length - 1;
      sessions = sessions.filter(({ current }) => current);
      return { data: { ended } };
    }),
    mock(changePassword, () => ({ data: { id: 7 } })),
    ...secondStepCalls(),
  ];
};
