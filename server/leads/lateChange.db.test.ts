import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { audit } from '../db/schema/platform.ts';
import { rounds } from '../testing/rounds.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

let token: string;
const addLead = async () => {
  ({ token } = await app.addBroker());
  const body = { full_name: 'Kiran', email: 'kiran@test.example', phone: '5550120417' };
  return (await app.ok(createBrokerLead, { token, body })).data;
};
const change = (id: number, body: object) => app.ask(updateBrokerLead, { token, params: { id }, body });

test.each(rounds(4))(
  'of twenty concurrent changes of the same version one succeeds and the others are conflicts, round %i',
  async () => {
    const { id, updated_at } = await addLead();
    const responses = await app.atOnce(20, (nth) => change(id, { city: `City ${nth}`, updated_at }));
    const made = responses.flatMap(({ status }, nth) => (status === 200 ? [`City ${nth}`] : []));
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await app.ok(listBrokerLeads, { token })).data.map(({ city }) => city)).toEqual(made);
  },
);

test.each(rounds(4))(
  'each of twenty concurrent changes of status follows from the previous one, round %i',
  async () => {
    const { id } = await addLead();
    const statuses = ['contacted', 'lost', 'closed', 'new'];
    await app.atOnce(20, (nth) => change(id, { status: statuses[nth % 4] }));
    const trail = await app.db.asOperator((tx) =>
      tx
        .select()
        .from(audit)
        .where(and(eq(audit.objectId, id), eq(audit.action, 'lead.status_changed')))
        .orderBy(audit.id),
    );
    const followed = ['new', ...trail.map(({ detail }) => detail?.to)];
    expect(trail.map(({ detail }) => detail?.from)).toEqual(followed.slice(0, -1));
    expect((await app.ok(listBrokerLeads, { token })).data[0]?.status).toBe(followed.at(-1));
  },
);
