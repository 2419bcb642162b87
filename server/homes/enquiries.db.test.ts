import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { brokers } from '../db/schema/accounts.ts';
import { postHome } from '../testing/addSite.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let vikram: Awaited<ReturnType<TestApp['addBroker']>>;
let [neem, plot, katha, never] = [0, 0, 0, 0];

beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
  asha = await app.addBroker();
  vikram = await app.addBroker();
  const pending = await app.addBroker({ status: 'pending' });
  await app.db.asOperator((tx) =>
    tx.update(brokers).set({ phone: '+91 98290 12345', phoneE164: '+919829012345' }).where(eq(brokers.id, asha.id)),
  );
  neem = await postHome(app, asha.token, 'Neem');
  plot = await postHome(app, vikram.token, 'Plot');
  katha = await postHome(app, vikram.token, 'Katha');
  never = await postHome(app, pending.token, 'Never');
});
afterAll(() => app.close());

describe('an enquiry', () => {
  const person = { full_name: 'Rohit Bhatia', phone: '5550120420', consent: true, message: 'Is it free?' };
  const from = (nth: number) => ({ 'x-forwarded-for': `198.51.100.${nth}` });
  const enquire = (id: number, headers: Record<string, string>, more: object = {}) =>
    app.ask(enquireHome, { params: { id }, body: { ...person, ...more }, headers });
  const leadsOf = async (token: string) => (await app.ok(listBrokerLeads, { token, query: {} })).data;

  test('is a lead of the home’s broker, whose phone is answered', async () => {
    const answer = await enquire(neem, from(1));
    expect([answer.status, answer.body]).toEqual([
      201,
      { data: { id: expect.any(Number), broker: { phone: '+91 98290 12345', phoneE164: '+919829012345' } } },
    ]);
    expect(await leadsOf(asha.token)).toMatchObject([
      {
        full_name: 'Rohit Bhatia',
        source: 'website',
        status: 'new',
        property_interest: 'Neem',
        message: 'Is it free?',
      },
    ]);
    expect(await leadsOf(vikram.token)).toEqual([]);
  });

  test('repeated with the same key is stored once; a program’s is not stored, and learns no phone', async () => {
    const headers = { ...from(2), 'idempotency-key': 'home-1' };
    const answers = await app.atOnce(10, () => enquire(plot, headers, { phone: '5550120421' }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await enquire(katha, headers, { phone: '5550120421' })).status).toBe(422);
    const bot = await enquire(plot, from(3), { website: 'https://spam.example', phone: '5550120422' });
    expect([bot.status, (bot.body as { data: { broker: object } }).data.broker]).toEqual([
      201,
      { phone: null, phoneE164: null },
    ]);
    expect(await leadsOf(vikram.token)).toHaveLength(1);
  });

  test('needs consent and a home that is public', async () => {
    expect((await enquire(neem, from(4), { consent: false })).status).toBe(400);
    expect((await enquire(never, from(4))).status).toBe(404);
    expect((await enquire(999_999, from(4))).status).toBe(404);
  });
});
