import type { HttpHandler } from 'msw';
import { listMails, type Mail, sendMailAgain, sendTestMail } from '#contract/mails.ts';
import { mock } from './mock.ts';

const mailOf = (id: number, over: Partial<Mail>): Mail => ({
  id,
  kind: 'lead',
  to: 'asha@nivaas.example',
  state: 'sent',
  tries: 1,
  error: null,
  created_at: '2026-11-23T09:00:00.000Z',
  sent_at: '2026-11-23T09:00:02.000Z',
  ...over,
});

/** Mails in every state, the newest first. */
export const buildMails = (): Mail[] => [
  mailOf(5, { kind: 'digest', state: 'waiting', tries: 0, sent_at: null }),
  mailOf(4, { kind: 'new_sign_in', to: 'admin@nivaas.example' }),
  mailOf(3, {
    kind: 'reset',
    to: 'imran@nivaas.example',
    state: 'failed',
    sent_at: null,
    error: '451 Try again later',
  }),
  mailOf(2, {
    kind: 'broker_approved',
    to: 'someone@with-a-long-name.estate-agents-of-rajasthan.example',
    state: 'dead',
    tries: 8,
    sent_at: null,
    error: '550 No such mailbox',
  }),
  mailOf(1, {}),
  mailOf(0, { kind: 'broker_added' }),
];

type Way = 'smtp' | 'files' | 'off';

/** A server that queues mails to send again, and accepts test mails. */
export const mailCalls = (known: readonly Mail[] = buildMails(), sending: Way = 'smtp'): HttpHandler[] => {
  let mails = [...known];
  return [
    mock(listMails, () => ({
      data: mails,
      sending,
      server: {
        host: sending === 'smtp' ? 'smtp.nivaas.example' : null,
        from: 'no-reply@nivaas.example',
        sent: 214,
        dead: 0,
      },
    })),
    mock(sendTestMail, ({ body }) => {
      mails = [
        mailOf(mails.length + 1, { kind: 'test', to: String(body.to), state: 'waiting', sent_at: null }),
        ...mails,
      ];
      return { data: { message: 'The mail is on its way' } };
    }),
    mock(sendMailAgain, ({ params }) => {
      const id = Number(params.id);
      mails = mails.map((one) => (one.id === id ? { ...one, state: 'waiting', error: null } : one));
      return { data: { message: 'The mail is on its way' } };
    }),
  ];
};
