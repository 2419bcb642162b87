import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads.ts';
import { audit } from '../db/schema/platform.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addLead = async () => {
  ({ token } = await app.addBroker());
  const body = { full_name: 'Kiran', email: 'kiran@test.example', phone: '5550120417' };
  return (await app.ok(createBrokerLead, { token, body })).data;
};
const change = (id: number, body: object) => app.ask(updateBrokerLead, { token, params: { id }, body });

test.each([1, 2, 3, 4])(
  'of twenty changes of what all have read, one is made and the others are told, round %i',
  async () => {
    const { id, updated_at } = await addLead();
    const answers = await app.atOnce(20, (nth) => change(id, { city: `City ${nth}`, updated_at }));
    const made = answers.flatMap(({ status }, nth) => (status === 200 ? [`City ${nth}`] : []));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await app.ok(listBrokerLeads, { token })).data.map(({ city }) => city)).toEqual(made);
  },
);

test.each([1, 2, 3, 4])('of twenty changes of status at once each follows from the last, round %i', async () => {
  const { id } = await addLead();
  const statuses = ['contacted', 'lost', 'closed', 'new'];
  await app.atOnce(20, (nth) => change(id, { status: statuses[nth % 4] }));
  const trail = await app.db.asOperator((tx) =>
    tx
      .select()
      .from(audit)
      .where(and(eq(audit.objectId, id), eq(audit.action, 'lead status changed')))
      .orderBy(audit.id),
  );
  const said = ['new', ...trail.map(({ detail }) => detail?.to)];
  expect(trail.map(({ detail }) => detail?.from)).toEqual(said.slice(0, -1));
  expect((await app.ok(listBrokerLeads, { token })).data[0]?.status).toBe(said.at(-1));
});
