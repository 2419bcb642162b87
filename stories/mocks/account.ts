import type { HttpHandler } from 'msw';
import { changePassword, endOtherSessions, endSession, listSessions, type SessionRow } from '#contract/account.ts';
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

/** A server that keeps sessions, and changes any password whose current one is right. */
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
  ];
};
