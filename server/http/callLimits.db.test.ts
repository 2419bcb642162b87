import { afterAll, expect, test, vi } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { createBrokerLead, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { listProperties } from '#contract/properties/endpoints.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
afterAll(() => app.close());

const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '5550120417' };

test('an account adds at most 300 at once, and then waits; bad input, reading and other accounts are not affected', async () => {
  const [hasty, calm] = [await app.addBroker(), await app.addBroker()];
  const add = (token: string, body: object = lead) => app.ask(createBrokerLead, { token, body });
  const bad = await Promise.all(Array.from({ length: 320 }, () => add(hasty.token, { ...lead, phone: 'x' })));
  expect(new Set(bad.map(({ status }) => status))).toEqual(new Set([400]));
  // The clock of the limit stands still, however long the database takes.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const answers: Awaited<ReturnType<typeof add>>[] = [];
  // In batches: all calls at once would wait longer for the database than a call may.
  for (let nth = 0; nth < 7; nth += 1) answers.push(...(await app.atOnce(50, () => add(hasty.token))));
  clock.mockRestore();
  const added = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect([added.length, refused.length]).toEqual([300, 50]);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1' });
  expect(refused[0]?.body).toEqual({ message: 'You are adding too much at once. Please try again in a moment.' });
  expect((await app.ask(listBrokerLeads, { token: hasty.token })).status).toBe(200);
  expect((await add(calm.token)).status).toBe(201);
});

test('eight calls of an account run at once and 500 wait; another account is answered meanwhile', async () => {
  const [busy, other] = [await app.addBroker(), await app.addBroker()];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const enter = app.db.withTenant;
  let running = 0;
  const spy = vi.spyOn(app.db, 'withTenant').mockImplementation(async (brokerId, work) => {
    if (brokerId === busy.id) {
      running += 1;
      await held;
    }
    return enter(brokerId, work);
  });
  const list = (token: string) => app.ask(listProperties, { token });
  try {
    let refused = 0;
    const calls = Array.from({ length: 520 }, async () => {
      const { status, body } = await list(busy.token);
      if (status === 429) {
        refused += 1;
        expect(body).toEqual({ message: 'Too many requests at once' });
      }
      return status;
    });
    await vi.waitFor(() => expect(refused).toBe(12), { timeout: 12_000 });
    expect((await list(other.token)).status).toBe(200);
    expect(running).toBe(8);
    release();
    // A call that waits too long gets a 503, but no waiting call is refused.
    const waited = (await Promise.all(calls)).filter((status) => status !== 429);
    expect(waited).toHaveLength(508);
    expect(new Set(waited)).toContain(200);
  } finally {
    release();
    spy.mockRestore();
  }
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test.each([
  [
    'two callers of an address are looked up at once',
    2,
    (headers: Record<string, string>) => ({
      endpoint: whoami,
      sent: { token: 'x'.repeat(43), headers },
    }),
  ],
  [
    'eight people of an address sign in at once',
    8,
    (headers: Record<string, string>) => ({
      endpoint: loginBroker,
      sent: { body: { email: `nobody${Math.random()}@test.example`, password: PASSWORD }, headers },
    }),
  ],
])('%s; another address is answered meanwhile', async (_, most, call) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const enter = app.db.asSystem;
  let entered = 0;
  const spy = vi.spyOn(app.db, 'asSystem').mockImplementation(async (work) => {
    entered += 1;
    await held;
    return enter(work);
  });
  const ask = (address: string) => {
    const { endpoint, sent } = call(from(address));
    return app.ask(endpoint, sent);
  };
  try {
    const flood = Array.from({ length: most + 2 }, () => ask('192.0.2.1'));
    const other = ask('198.51.100.1');
    await vi.waitFor(() => expect(entered).toBe(most + 1));
    await new Promise(setImmediate);
    expect(entered).toBe(most + 1);
    release();
    expect(new Set((await Promise.all([...flood, other])).map(({ status }) => status))).toEqual(new Set([401]));
  } finally {
    release();
    spy.mockRestore();
  }
});
