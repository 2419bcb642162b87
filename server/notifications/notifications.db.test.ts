import { afterAll, expect, test } from 'vitest';
import { createBroker } from '#contract/brokers.ts';
import { createAdminLead } from '#contract/leads/endpoints.ts';
import { listNotifications, readNotification } from '#contract/notifications.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';
import { notifyOperator } from './notify.ts';

const app = await startTestApp();
const { token } = app.operator;
afterAll(() => app.close());

const unread = async (limit?: string) =>
  (await app.ok(listNotifications, { token, ...(limit && { query: { limit } }) })).data;

test('the list has the newest first; a read notification leaves it, and stays read', async () => {
  const person = { full_name: 'Asha Rathore', email: 'asha@test.example' };
  await app.ok(createBroker, { token, body: formOf({ ...person, password: PASSWORD }) });
  await app.ok(createAdminLead, { token, body: { ...person, full_name: 'Kiran Rao', phone: '5550120417' } });
  const list = await unread();
  expect(list.map(({ title, message, is_read }) => [title, message, is_read])).toEqual([
    ['New lead', 'Kiran Rao (main website)', false],
    ['New broker', 'Asha Rathore was added as a broker.', false],
  ]);
  const params = { id: list[0]?.id };
  expect((await app.ok(readNotification, { token, params })).data).toEqual({ ...list[0], is_read: true });
  expect(await unread()).toEqual(list.slice(1));
  expect((await app.ok(readNotification, { token, params })).data.is_read).toBe(true);
});

test('ten at a time, also from signups and sites, and none of a rolled back transaction', async () => {
  const about = { kind: 'broker_pending', link: '/superadmin/brokers', message: 'At sign-up' } as const;
  const tell = (nth: number) => ({ ...about, title: `Told ${nth}` });
  for (let nth = 0; nth < 12; nth += 1) await app.db.asSystem((tx) => notifyOperator(tx, tell(nth)));
  await app.db.asPublic('no-such-site', (tx) => notifyOperator(tx, tell(12)));
  const undone = app.db.asSystem(async (tx) => {
    await notifyOperator(tx, tell(13));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const first = await app.ok(listNotifications, { token });
  expect([first.data.length, first.data[0]?.title]).toEqual([10, 'Told 12']);
  const all = await unread('100');
  expect(all.length).toBeGreaterThanOrEqual(13);
  expect(first.meta.unread).toBe(all.length);
});
