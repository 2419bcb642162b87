import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBrokerLead, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { type DryRun, getLeadImport, getWrongRows, importLeads } from '#contract/leads/import.ts';
import { listBrokerLeadEvents } from '#contract/leads/work.ts';
import { listBrokerNotifications } from '#contract/notifications.ts';
import { getQuotas } from '#contract/quotas.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { leadImports } from '#server/db/schema/leadWork.ts';
import { IMPORT_STUCK_MS, IMPORTED_A_DAY, IMPORTS_UNFINISHED } from '#server/limits/leads.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let vikram: Awaited<ReturnType<TestApp['addBroker']>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.asOwner((tx) => tx.delete(jobs));
  [asha, vikram] = [await app.addBroker(), await app.addBroker()];
});

const formOf = (file: string | Uint8Array, fields: Readonly<Record<string, string>>, name = 'leads-october.csv') => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return form;
};
const send = (file: string | Uint8Array, fields: Record<string, string> = {}, { token } = asha, key?: string) =>
  app.ask(importLeads, { token, body: formOf(file, fields), ...(key && { headers: { 'idempotency-key': key } }) });
const tryIt = async (file: string, fields: Record<string, string> = {}) => {
  const { status, body } = await send(file, { ...fields, dry_run: 'true' });
  expect(status).toBe(200);
  return (body as { data: DryRun }).data;
};
const start = async (file: string, fields: Record<string, string> = {}) => {
  const { status, body } = await send(file, fields);
  expect(status).toBe(202);
  return (body as { data: { id: number } }).data.id;
};
const stateOf = async (id: number, { token } = asha) => (await app.ok(getLeadImport, { token, params: { id } })).data;
const allLeads = async ({ token } = asha) =>
  (await app.ok(listBrokerLeads, { token, query: { limit: '100', sort: 'full_name', order: 'asc' } })).data;
const addLead = async (over: object) => {
  const body = { full_name: 'Ravi Saxena', email: 'ravi@mail.example', phone: '98290 20417', ...over };
  return (await app.ok(createBrokerLead, { token: asha.token, body })).data;
};

const file = [
  'Full Name,Mobile,Mail id,Town,Lead From',
  'Lalit Agarwal,098290 21273,lalit@mail.example,Jaipur,Facebook',
  'Ravi S.,+91 98290 20417,,Kota,',
  'Pooja Bansal,123,,,',
  '',
  'Harpreet Gill,+91-98290-20934,,,',
  'Lalit Agarwal,98290 21273,,,',
  'Gaurav Tak,98290 90064,LALIT@mail.example,,',
].join('\n');

describe('a dry run', () => {
  test('says what would become of each row, and writes nothing', async () => {
    const ravi = await addLead({ status: 'contacted' });
    const stored = async () => ({ ...(await app.fingerprint()), audit: 'who was shown which leads' });
    const before = await stored();
    expect(await tryIt(file)).toEqual({
      rows: 6,
      new: 2,
      duplicates: 3,
      wrong: [{ row: 4, field: 'phone', message: 'Phone must have 7 to 15 digits' }],
      columns: ['Full Name', 'Mobile', 'Mail id', 'Town', 'Lead From'],
      mapping: { full_name: 'Full Name', phone: 'Mobile', email: 'Mail id', city: 'Town', source: 'Lead From' },
      duplicate_rows: [
        { row: 3, lead_id: ravi.id, full_name: 'Ravi Saxena', status: 'contacted' },
        { row: 7, same_as_row: 2, full_name: 'Lalit Agarwal' },
        { row: 8, same_as_row: 2, full_name: 'Lalit Agarwal' },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  test('does not know leads of other brokers', async () => {
    await app.ok(createBrokerLead, {
      token: vikram.token,
      body: { full_name: 'Ravi', email: 'r@mail.example', phone: '9829020417' },
    });
    expect(await tryIt(file)).toMatchObject({ new: 3, duplicates: 2 });
  });

  test('takes the columns that are chosen by hand; without a phone every row is wrong', async () => {
    const mapping = { full_name: 'Full Name', phone: 'Mobile', message: 'Town' };
    expect(await tryIt(file, { mapping: JSON.stringify(mapping) })).toMatchObject({ mapping, duplicates: 1 });
    const { rows, wrong } = await tryIt(file, { mapping: '{"full_name":"Full Name"}' });
    expect([rows, wrong.length, wrong[0]]).toEqual([6, 6, { row: 2, field: 'phone', message: 'Phone is required' }]);
  });

  test('lists the first 100 rows of a kind', async () => {
    const many = `Name,Phone\n${'A,1\n'.repeat(150)}${'B,9829020417\n'.repeat(150)}`;
    const { rows, duplicates, wrong, duplicate_rows: repeated } = await tryIt(many);
    expect([rows, duplicates, wrong.length, repeated.length]).toEqual([300, 149, 100, 100]);
  });
});

describe('an import', () => {
  test('adds each row that is new, once, with its origin in the timeline, and tells the bell when it has ended', async () => {
    await addLead({});
    const id = await start(file);
    expect(await stateOf(id)).toEqual({ state: 'waiting', done: 0, rows: 6, added: 0, skipped: 0, wrong: 0 });
    await app.mailsSent();
    expect(await stateOf(id)).toEqual({ state: 'done', done: 6, rows: 6, added: 2, skipped: 3, wrong: 1 });
    const [harpreet, lalit] = await allLeads();
    expect([harpreet, lalit]).toMatchObject([
      { full_name: 'Harpreet Gill', phone: '+91-98290-20934', email: null, source: 'website', status: 'new' },
      { full_name: 'Lalit Agarwal', phone: '098290 21273', city: 'Jaipur', source: 'social_media' },
    ]);
    const events = await app.ok(listBrokerLeadEvents, { token: asha.token, params: { id: lalit?.id ?? 0 } });
    expect(events.data).toMatchObject([
      {
        kind: 'imported',
        actor: { role: 'broker', name: asha.fullName },
        detail: { source: 'social_media', property_interest: null, file: 'leads-october.csv' },
      },
    ]);
    expect((await app.ok(listBrokerNotifications, { token: asha.token })).data).toMatchObject([
      {
        kind: 'leads_imported',
        title: '2 leads imported',
        message: 'leads-october.csv: 3 duplicates skipped, 1 row wrong',
        link: '/broker/crm',
      },
    ]);
  });

  test('adds duplicates, too, if that is asked for', async () => {
    await addLead({});
    const id = await start(file, { duplicates: 'add' });
    await app.mailsSent();
    expect(await stateOf(id)).toMatchObject({ added: 5, skipped: 0, wrong: 1 });
  });

  test('the same call again is the same import', async () => {
    const key = 'october';
    const [first, second] = [await send(file, {}, asha, key), await send(file, {}, asha, key)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
    expect((await send(`${file}\nX,9829000000`, {}, asha, key)).status).toBe(422);
    await app.mailsSent();
    expect(await allLeads()).toHaveLength(3);
  });

  test('gives the wrong rows back, with the columns of the file and the reason', async () => {
    const text = 'Note,Name,Phone\n=1+1,Pooja,123\nx,Asha,9829020417\n';
    const id = await start(text);
    const { body, headers } = await app.ask(getWrongRows, { token: asha.token, params: { id } });
    expect(body).toBe("Note,Name,Phone,Reason\n'=1+1,Pooja,123,Phone must have 7 to 15 digits\n");
    expect(headers['content-disposition']).toBe('attachment; filename="wrong-rows.csv"');
  });

  test("is the broker's own: another one reads 404", async () => {
    const id = await start(file);
    for (const endpoint of [getLeadImport, getWrongRows])
      expect((await app.ask(endpoint, { token: vikram.token, params: { id } })).status).toBe(404);
  });

  test('does not use up the leads that may be added by hand', async () => {
    await addLead({ phone: '9829011111', email: 'other@mail.example' });
    await start(file);
    await app.mailsSent();
    expect((await app.ok(getQuotas, { token: asha.token })).data.leads_a_day.used).toBe(1);
  });

  test('whose rows cannot be added for an hour has failed: the broker is told, and what was added stays', async () => {
    const id = await start(file);
    await app.db.asOwner(async (tx) => {
      await tx.update(leadImports).set({ mapping: { full_name: 'gone', phone: 'gone' } });
      await tx.update(jobs).set({ createdAt: sql`now() - make_interval(secs => ${IMPORT_STUCK_MS / 1_000 + 1}::int)` });
    });
    await app.mailsSent();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', added: 0 });
    const [notice] = (await app.ok(listBrokerNotifications, { token: asha.token })).data;
    expect(notice?.title).toBe('Import stopped after 0 leads');
    const [job] = await app.db.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.kind, 'lead_import')));
    expect([job?.state, job?.error]).toEqual(['dead', 'The rows could not be added (no code)']);
  });
});

describe('is refused', () => {
  test.each<[string, string | Uint8Array, Record<string, string>, number, string]>([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), {}, 400, 'This is an Excel or zip file'],
    ['an empty file', '', {}, 400, 'no rows'],
    ['a file over 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), {}, 413, 'larger than 10 MB'],
    ['more than 20,000 rows', `Name,Phone\n${'A,1\n'.repeat(20_001)}`, {}, 400, 'at most 20,000'],
    ['a mapping that is no JSON', file, { mapping: 'x' }, 400, 'Mapping must be JSON'],
    ['a mapping of another field', file, { mapping: '{"id":"Town"}' }, 400, 'Mapping must be JSON'],
    ['a mapping to no column', file, { mapping: '{"city":"Village"}' }, 400, 'no column “Village”'],
    ['columns without a phone', 'Name,Town\nAsha,Kota\n', {}, 400, 'Choose the columns that hold name and phone'],
  ])('%s', async (_, content, fields, status, message) => {
    const answer = await send(content, fields);
    expect([answer.status, answer.body]).toMatchObject([status, { message: expect.stringContaining(message) }]);
  });

  test('an import of a broker who has enough unfinished ones, or has imported too many rows within a day', async () => {
    for (let nth = 0; nth < IMPORTS_UNFINISHED; nth += 1) await start(file);
    expect(await send(file)).toMatchObject({ status: 409, body: { message: expect.stringContaining('not finished') } });
    await app.mailsSent();
    await app.db.asOwner((tx) => tx.update(leadImports).set({ rows: IMPORTED_A_DAY.active }));
    expect(await send(file)).toMatchObject({ status: 409, body: { message: expect.stringContaining('within a day') } });
    expect((await send(file, {}, vikram)).status).toBe(202);
  });

  test('an import of a broker whose kept files are too large together, whether or not they have ended', async () => {
    await start(file);
    await app.mailsSent();
    await app.db.asOwner(async (tx) => {
      const large = sql`repeat('x', ${10 * 1024 * 1024}::int)`;
      await tx.update(leadImports).set({ content: large }).where(eq(leadImports.brokerId, asha.id));
      // Ten of them.
      await tx.execute(sql`insert into lead_imports (broker_id, file_name, content, mapping, rows, ended_at)
        select broker_id, file_name, content, mapping, 0, now() from lead_imports, generate_series(1, 9)
        where broker_id = ${asha.id}`);
    });
    expect(await send(file)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('at most 100 MB') },
    });
    expect((await send(file, {}, vikram)).status).toBe(202);
  });
});
