import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditActions, exportAudit, listAudit } from '#contract/audit.ts';
import { audit } from '../db/schema/platform.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

const { token, id: operator } = app.operator;
const ask = async (query: Record<string, string>) => (await app.ok(listAudit, { token, query })).data;
const idsOf = async (query: Record<string, string>) => (await ask(query)).map(({ object_id }) => object_id);

let asha: number;
beforeAll(async () => {
  asha = (await app.addBroker({ fullName: 'Asha Rathore' })).id;
  const by = { actorRole: 'broker', actorId: asha, objectType: 'lead' };
  const at = (time: string) => ({ at: new Date(time) });
  await app.db.asOwner(async (tx) => {
    await tx.delete(audit);
    await tx.insert(audit).values([
      // The first and the last moment of the 10th in India.
      { ...by, ...at('2026-11-09T18:30:00Z'), action: 'lead.created', objectId: 1 },
      {
        ...by,
        ...at('2026-11-10T18:29:59.999Z'),
        action: 'lead.updated',
        objectId: 2,
        detail: { from: 'new', to: 'lost' },
      },
      {
        ...at('2026-11-10T18:30:00Z'),
        action: 'broker.suspended',
        actorRole: 'super_admin',
        actorId: operator,
        objectType: 'broker',
        objectId: 3,
      },
      { ...at('2026-11-12T06:00:00Z'), action: 'lead.created', objectType: 'lead', objectId: 4, address: '192.0.2.7' },
      { ...at('2026-11-12T06:00:00Z'), action: 'account.signed_in', actorRole: 'user', actorId: 7 },
    ]);
  });
});

test('entries, newest first, with the names of operators and brokers', async () => {
  const entries = await ask({});
  expect(entries.map(({ actor }) => actor)).toEqual([
    { role: 'user', id: 7, name: null },
    { role: null, id: null, name: null },
    { role: 'super_admin', id: operator, name: 'Meera Krishnan' },
    { role: 'broker', id: asha, name: 'Asha Rathore' },
    { role: 'broker', id: asha, name: 'Asha Rathore' },
  ]);
  expect(entries[1]).toMatchObject({
    at: '2026-11-12T06:00:00.000Z',
    object_type: 'lead',
    address: '192.0.2.7',
    detail: null,
  });
  const second = await app.ok(listAudit, { token, query: { page: '2', limit: '3' } });
  expect(second).toMatchObject({ data: [{ object_id: 2 }, { object_id: 1 }], meta: { total: 5, page: 2, limit: 3 } });
});

test.each([
  [{ actor_role: 'broker' }, [2, 1]],
  [{ action: 'lead.created' }, [4, 1]],
  [{ object_type: 'broker' }, [3]],
  [{ object_type: 'lead', object_id: '2' }, [2]],
  [{ from: '2026-11-10', to: '2026-11-10' }, [2, 1]],
  [{ from: '2026-11-10T18:30:00Z', to: '2026-11-11' }, [3]],
  [{ to: '2026-11-09T18:30:00Z' }, [1]],
  [{ actor_role: 'super_admin', action: 'lead.created' }, []],
] as const)('the filter %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids);
});

test('a filter that makes no sense is refused', async () => {
  const senseless: Record<string, string>[] = [
    { action: 'lead changed' },
    { from: 'yesterday' },
    { to: '2026-13-01' },
    { from: '2026-02-30' },
    { from: '0001-01-01' },
    { to: '9999-12-31T23:59:59-12:00' },
    { actor_role: 'visitor' },
  ];
  for (const query of senseless) {
    expect((await app.ask(listAudit, { token, query })).status, JSON.stringify(query)).toBe(400);
  }
});

test('the same as CSV, which the trail tells of', async () => {
  const { text, headers } = await app.ask(exportAudit, { token, query: { object_type: 'lead', to: '2026-11-10' } });
  expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
  expect(text.split('\n').map((line) => line.replace(/^\d+,/, ''))).toEqual([
    'id,at,actor_role,actor_id,actor_name,action,object_type,object_id,address,detail',
    `2026-11-10T18:29:59.999Z,broker,${asha},Asha Rathore,lead.updated,lead,2,,"{""to"":""lost"",""from"":""new""}"`,
    `2026-11-09T18:30:00.000Z,broker,${asha},Asha Rathore,lead.created,lead,1,,`,
    '',
  ]);
  expect(await ask({ action: 'audit.exported' })).toMatchObject([{ actor: { name: 'Meera Krishnan' } }]);
});

test('every action is a noun and a verb', () => {
  expect(auditActions.values.filter((action) => !/^[a-z]+(?:_[a-z]+)*\.[a-z]+(?:_[a-z]+)*$/.test(action))).toEqual([]);
});
