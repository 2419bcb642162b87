import { afterAll, expect, test } from 'vitest';
import { createBroker } from '#contract/brokers.ts';
import {
  defaultPreferences,
  getPreferences,
  listAllNotifications,
  listBrokerNotifications,
  listNotifications,
  updatePreferences,
} from '#contract/notifications.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { publishSite } from '#contract/templates.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { addMail } from '../mail/mailJobs.ts';
import { jobHandlers, onDeadJob } from '../startup/jobHandlers.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token: operator } = app.operator;
afterAll(() => app.close());

const choose = (token: string, kinds: object) => app.ok(updatePreferences, { token, body: { kinds } });
const addSite = async () => {
  const broker = await app.addBroker();
  const { slug } = (await app.ok(publishSite, { token: broker.token, body: { template: 'modern' } })).data;
  let nth = 0;
  const enquire = () => {
    nth += 1;
    const body = { full_name: 'Rohit Bhatia', phone: `555012042${nth}`, consent: true };
    return app.ok(sendEnquiry, { params: { slug }, body });
  };
  return { ...broker, enquire };
};
const sentTo = async (to: string) => (await app.mailsSent()).filter((mail) => mail.to === to).map(({ kind }) => kind);

test('each role has its own kinds; any part of them is changed, the rest stays, also of other people', async () => {
  const [asha, vikram] = [await app.addBroker(), await app.addBroker()];
  const kindsOf = async (token: string) => (await app.ok(getPreferences, { token })).data.kinds;
  expect(await kindsOf(asha.token)).toEqual(defaultPreferences.broker);
  expect(await kindsOf(operator)).toEqual(defaultPreferences.super_admin);
  const changed = await choose(asha.token, { lead: { mail: 'daily' } });
  expect(changed.data.kinds).toEqual({ ...defaultPreferences.broker, lead: { bell: true, mail: 'daily' } });
  await choose(asha.token, { lead: { bell: false }, domain_lost: { mail: 'never' } });
  await app.ok(updatePreferences, {
    token: asha.token,
    body: { data: { kinds: { enquiry_joined: { mail: 'never' } } } },
  });
  expect(await kindsOf(asha.token)).toEqual({
    ...defaultPreferences.broker,
    lead: { bell: false, mail: 'daily' },
    domain_lost: { bell: true, mail: 'never' },
    enquiry_joined: { bell: true, mail: 'never' },
  });
  expect(await kindsOf(vikram.token)).toEqual(defaultPreferences.broker);
});

test.each([
  [{ kinds: { gossip: { bell: true } } }],
  [{ kinds: { password_changed: { mail: 'never' } } }],
  [{ kinds: { lead: { mail: 'hourly' } } }],
  [{ kinds: { lead: { mail: null } } }],
  [{ kinds: { lead: { bell: 'yes' } } }],
  [{ kinds: { lead: { sms: true } } }],
  [{ kinds: { lead: true } }],
  [{ kinds: [] }],
  [{ kinds: null }],
  [{ data: { kinds: { gossip: {} } } }],
  [{ kinds: { lead: { mail: 'never' }, mail_failed: { mail: 'never' } } }],
])('nothing is changed by %j', async (body) => {
  const { token } = await app.addBroker();
  expect((await app.ask(updatePreferences, { token, body })).status).toBe(400);
  expect((await app.ok(getPreferences, { token })).data.kinds).toEqual(defaultPreferences.broker);
});

test('a broker who turned the mail of leads off gets none; one who silenced them has no bell', async () => {
  const asha = await addSite();
  await asha.enquire();
  expect(await sentTo(asha.email)).toEqual(['lead']);
  await choose(asha.token, { lead: { mail: 'never' } });
  await asha.enquire();
  expect(await sentTo(asha.email)).toEqual([]);
  const bell = () => app.ok(listBrokerNotifications, { token: asha.token });
  expect((await bell()).meta).toEqual({ unread: 2 });
  await choose(asha.token, { lead: { bell: false, mail: 'at_once' } });
  await asha.enquire();
  expect(await bell()).toEqual({ data: [], meta: { unread: 0 } });
  expect(await sentTo(asha.email)).toEqual(['lead']);
});

test('the operator’s choices decide the bell and the mail; the list of all stays complete', async () => {
  const add = (name: string) => {
    const fields = { full_name: name, email: `${name.toLowerCase()}@test.example`, password: PASSWORD };
    return app.ok(createBroker, { token: operator, body: formOf(fields) });
  };
  await choose(operator, { broker_added: { bell: false, mail: 'at_once' } });
  await add('Kavita');
  expect(await sentTo(app.operator.email)).toEqual(['broker_added']);
  expect((await app.ok(listNotifications, { token: operator })).data).toEqual([]);
  const all = await app.ok(listAllNotifications, { token: operator, query: { kind: 'broker_added' } });
  expect(all.data).toMatchObject([{ message: 'Kavita was added as a broker.' }]);
});

test('a dead mail is told to the operator, but not one that tells of a dead mail', async () => {
  await choose(operator, { mail_failed: { mail: 'at_once' } });
  await app.db.asSystem((tx) => addMail(tx, { kind: 'test', role: 'broker', to: 'gone@test.example', name: 'Asha' }));
  const send = () =>
    Promise.reject(Object.assign(new Error('No such mailbox'), { code: 'EENVELOPE', responseCode: 550 }));
  const work = (mailer: { send: typeof send; close: () => undefined } | undefined) => {
    const sending = { db: app.db, mailer, origin: 'https://nivaas.test' };
    return runDueJobs({
      db: app.db,
      handlers: jobHandlers(sending, app.homes.index),
      onDeadJob: onDeadJob(sending),
    });
  };
  const told = async () => {
    const { data } = await app.ok(listAllNotifications, { token: operator, query: { kind: 'mail_failed' } });
    return data.map(({ title, message }) => `${title}: ${message}`);
  };
  await work({ send, close: () => undefined });
  expect(await told()).toEqual(['Mail failed: To gone@test.example: No such mailbox']);
  // While mail is off every mail is dead, which the settings already show.
  await app.db.asSystem((tx) => addMail(tx, { kind: 'test', role: 'broker', to: 'off@test.example', name: 'Asha' }));
  await work(undefined);
  expect(await told()).toHaveLength(1);
});
