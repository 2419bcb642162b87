import { afterAll, expect, test } from 'vitest';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import {
  listAllNotifications,
  listBrokerNotifications,
  listNotifications,
  readAllBrokerNotifications,
  readAllNotifications,
  readBrokerNotification,
} from '#contract/notifications.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { addSite } from '../testing/addSite.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { notifyOperator } from './notify.ts';

const app = await startTestApp();
const { token: operator } = app.operator;
afterAll(() => app.close());

const enquire = (slug: string, more: object = {}) =>
  app.ok(sendEnquiry, {
    params: { slug },
    body: { full_name: 'Rohit Bhatia', phone: '5550120420', consent: true, ...more },
  });
const bell = (token: string) => app.ok(listBrokerNotifications, { token });
const told = async (token: string) =>
  (await bell(token)).data.map(({ kind, title, message }) => [kind, title, message]);

test('an enquiry rings its broker’s bell and no other, and so does one that joins the lead', async () => {
  const [asha, vikram] = [await addSite(app), await addSite(app)];
  await enquire(asha.slug, { message: 'Is it  still\nfree?' });
  await enquire(asha.slug, { message: 'Can we see it on Sunday?' });
  expect(await told(asha.token)).toEqual([
    ['enquiry_joined', 'Rohit Bhatia enquired again', '“Can we see it on Sunday?”'],
    ['lead', 'New lead: Rohit Bhatia', '“Is it still free?”'],
  ]);
  const { data } = await bell(asha.token);
  expect(new Set(data.map(({ link }) => link))).toEqual(new Set([expect.stringMatching(/^\/broker\/crm\/\d+$/)]));
  expect(await told(vikram.token)).toEqual([]);
  expect((await app.ok(listNotifications, { token: operator })).data).toEqual([]);
  const params = { id: data[0]?.id };
  expect((await app.ask(readBrokerNotification, { token: vikram.token, params })).status).toBe(404);
  expect((await bell(asha.token)).meta).toEqual({ unread: 2 });
});

test('a lead that the broker types rings nobody', async () => {
  const { token } = await app.addBroker();
  await app.ok(createBrokerLead, {
    token,
    body: { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '5550120417' },
  });
  expect(await bell(token)).toEqual({ data: [], meta: { unread: 0 } });
});

test('a read notification stays on the list; all are read at once, of nobody else', async () => {
  const [asha, vikram] = [await addSite(app), await addSite(app)];
  for (const phone of ['5550120421', '5550120422', '5550120423']) await enquire(asha.slug, { phone });
  await enquire(vikram.slug);
  const [newest] = (await bell(asha.token)).data;
  const read = await app.ok(readBrokerNotification, { token: asha.token, params: { id: newest?.id } });
  expect(read.data).toEqual({ ...newest, is_read: true });
  expect(await bell(asha.token)).toMatchObject({ data: [read.data, {}, {}], meta: { unread: 2 } });
  expect((await app.ok(readAllBrokerNotifications, { token: asha.token })).data).toEqual({ read: 2 });
  expect((await bell(asha.token)).meta).toEqual({ unread: 0 });
  expect((await bell(vikram.token)).meta).toEqual({ unread: 1 });
});

test('the operator finds all by kind, words and whether they are read, a page at a time', async () => {
  const about = { message: 'x', link: '/' };
  await app.db.asOperator(async (tx) => {
    for (const nth of [1, 2, 3])
      await notifyOperator(tx, { ...about, kind: 'main_lead', title: `Lead 100% of ${nth}` });
    await notifyOperator(tx, { ...about, kind: 'broker_added', title: 'Joined' });
  });
  const find = async (query: Record<string, string>) => {
    const { data, meta } = await app.ok(listAllNotifications, { token: operator, query });
    return [data.map(({ title }) => title), meta.total];
  };
  expect(await find({ kind: 'main_lead', limit: '2' })).toEqual([['Lead 100% of 3', 'Lead 100% of 2'], 3]);
  expect(await find({ kind: 'main_lead', limit: '2', page: '2' })).toEqual([['Lead 100% of 1'], 3]);
  expect(await find({ q: '100% OF 2' })).toEqual([['Lead 100% of 2'], 1]);
  expect(await find({ q: '1_0' })).toEqual([[], 0]);
  await app.ok(readAllNotifications, { token: operator });
  expect(await find({ unread: 'true' })).toEqual([[], 0]);
  expect((await find({ unread: 'false' }))[1]).toBe(4);
});
