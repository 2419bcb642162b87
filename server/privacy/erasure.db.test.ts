import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { forgotUser } from '#contract/account.ts';
import { loginUser } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { leadsReport } from '#contract/figures.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  listBrokerLeads,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import { importLeads } from '#contract/leads/import.ts';
import { addLeadView, dismissDuplicate, mergeLeads, unmergeLeads } from '#contract/leads/tools.ts';
import { addAdminLeadEvent, addBrokerLeadEvent, changeLeads, planBrokerFollowUp } from '#contract/leads/work.ts';
import { askPrivacy, fetchPrivacyCopy, listBrokerPrivacyRequests, listPrivacyRequests } from '#contract/privacy.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import { saveSearch } from '#contract/seeker.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { users } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { ROWS_SCRUBBED_AT_ONCE } from '../limits/accounts.ts';
import { addSite, postHome } from '../testing/addSite.ts';
import { askAndConfirm, mailedToken } from '../testing/privacyRequests.ts';
import { formOf, type Sent, startTestApp } from '../testing/startTestApp.ts';
import { tableNames } from '../testing/tableNames.ts';
import { validInput } from '../testing/validInput.ts';

const NAME = 'Zephyrine Quillfeather';
const EMAIL = 'Zq.Mark@mail.example';
const PHONE = '+91 98290-77341';
const DIGITS = '9829077341';
const MESSAGE = 'Xylograph seven';
const SAID = `${NAME} (${EMAIL}, ${PHONE})`;

const longest = (body: Endpoint['body'], name: string): number | undefined => {
  const field = body?.describe().fields[name];
  const tests = field && 'tests' in field ? field.tests : [];
  return tests.flatMap(({ name: rule, params }) => (rule === 'max' ? Number(params?.max) : []))[0];
};

/** A body with every field, whose texts name the person. */
const marked = ({ body }: Endpoint, over: Readonly<Record<string, unknown>> = {}) => {
  const person = { full_name: NAME, email: EMAIL, phone: PHONE, message: MESSAGE, text: `${SAID} ${MESSAGE}` };
  const fields = Object.entries(validInput(body)).map(([name, value]) => [
    name,
    value === 'Text' ? SAID.slice(0, longest(body, name)) : value,
  ]);
  const own = Object.entries(person).filter(([name]) => body && name in body.fields);
  return { ...Object.fromEntries([...fields, ...own]), ...over };
};

const say = async (endpoint: Endpoint, sent: Sent, over?: Readonly<Record<string, unknown>>): Promise<number> => {
  const { status, body, text } = await app.ask(endpoint, { ...sent, body: marked(endpoint, over) });
  if (!(status in endpoint.responses)) throw new Error(`${endpoint.path}: ${status} ${text}`);
  return (body as { data: { id: number } }).data.id;
};

/** Everything that is stored, as text. */
const dump = (): Promise<string> =>
  app.db.asOwner(async (tx) => {
    const texts: string[] = [];
    for (const name of await tableNames(tx)) {
      const { rows } = (await tx.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`)) as {
        rows: { row: string }[];
      };
      texts.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    return texts.join('\n');
  });

/** The lines that name the person. */
const tracesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        /quillfeather|(?<!a)zq\.mark|zq%2emark|xylograph/i.test(line) || line.replace(/\D/g, '').includes(DIGITS),
    );

const fillLeads = async () => {
  const [asBroker, asOperator] = [{ token: broker.token }, { token: app.operator.token }];
  const visitor = { params: { slug: broker.slug } };
  await say(sendEnquiry, visitor, { property_id: homeId, website: '', filled_ms: 20_000 });
  await say(sendEnquiry, visitor, { property_id: homeId, website: '', filled_ms: 20_000, message: `${MESSAGE} again` });
  await say(enquireHome, { params: { id: homeId } }, { website: '', filled_ms: 20_000 });
  const keyed = { ...asBroker, headers: { 'idempotency-key': 'kept' } };
  const lead = await say(createBrokerLead, keyed);
  const twin = await say(createBrokerLead, asBroker);
  const about = { ...asBroker, params: { id: lead } };
  await app.ok(updateBrokerLead, { ...about, body: { full_name: `${NAME} Junior`, city: SAID } });
  await app.ok(updateBrokerLead, { ...about, body: { full_name: NAME } });
  await say(addBrokerLeadEvent, about, { kind: 'call' });
  await say(planBrokerFollowUp, about, { at: '2099-01-01T10:00:00Z' });
  await app.ok(mergeLeads, { ...about, body: { other_id: twin, fields: {} } });
  await say(addLeadView, asBroker, { name: NAME, query: { q: EMAIL } });
  await say(addAdminLeadEvent, { ...asOperator, params: { id: await say(createAdminLead, asOperator) } });
  const file = Buffer.from(
    `Name,Phone,Email,Message\n${NAME},${PHONE},${EMAIL},${MESSAGE}\nAsha Rao,98290 55555,,Hello\n`,
  );
  await app.ok(importLeads, { ...asBroker, body: formOf({ duplicates: 'add' }, { name: 'file', bytes: file }) });
  return lead;
};

/** Another person's lead, whose timeline quotes the person. */
const addStranger = async (): Promise<number> => {
  const body = { full_name: 'Asha Rao', email: 'asha.rao@mail.example', phone: '98290 55555', message: 'My own' };
  const { data } = await app.ok(createBrokerLead, { token: broker.token, body });
  const quoting = { kind: 'note', text: `Her colleague is ${EMAIL}, not a${EMAIL}.` };
  await app.ok(addBrokerLeadEvent, { token: broker.token, params: { id: data.id }, body: quoting });
  return data.id;
};

const fillRest = async () => {
  const user = await app.addUser({ email: EMAIL });
  await app.db.asOwner((tx) => tx.update(users).set({ fullName: NAME, phone: PHONE, phoneE164: `+91${DIGITS}` }));
  await say(saveSearch, { token: user.token }, { query: '', name: SAID.slice(0, 100) });
  await app.ask(loginUser, { body: { email: EMAIL, password: 'wrong' } });
  await app.ok(forgotUser, { body: { email: EMAIL } });
  await say(reportHome, { params: { id: homeId } }, { contact: EMAIL });
  // More answers than one transaction reads, with the person in the last one.
  await app.db.asOwner((tx) =>
    tx.execute(sql`insert into idempotency_keys (actor, key, request_hash, answer)
      select 'z', lpad(nth::text, 9, '0'), '', jsonb_build_object('text', case nth when ${ROWS_SCRUBBED_AT_ONCE}::int then ${SAID}::text end)
      from generate_series(0, ${ROWS_SCRUBBED_AT_ONCE}::int) nth`),
  );
};

const figures = async () => {
  const { data } = await app.ok(leadsReport, { token: app.operator.token });
  const page = await app.ok(listBrokerLeads, { token: broker.token, query: { limit: '100' } });
  return { data, leads: page.data.map(({ id, status, source, created_at }) => ({ id, status, source, created_at })) };
};

const app = await startTestApp();
const broker = await addSite(app);
const homeId = await postHome(app, broker.token, 'Neem Court');
const lead = await fillLeads();
const stranger = await addStranger();
await fillRest();
await app.ok(askPrivacy, { body: { kind: 'correct', email: EMAIL, full_name: NAME, note: SAID } });
// Sends the waiting mails, so that the next one is that of the copy.
await app.mailsSent();
await askAndConfirm(app, { kind: 'copy', email: EMAIL });
const copyToken = (await mailedToken(app, EMAIL.toLowerCase())) ?? '';
const before = await figures();
afterAll(() => app.close());

test('after an erasure nothing that is stored names the person, also if it failed in between', async () => {
  const tables = new Set(tracesIn(await dump()).map((line) => line.split(' ')[0]));
  expect([...tables]).toEqual(
    expect.arrayContaining([
      ...['idempotency_keys', 'jobs', 'lead_events', 'lead_imports', 'lead_merges', 'lead_views', 'leads'],
      ...['listing_reports', 'login_attempts', 'notifications', 'privacy_requests', 'saved_searches', 'users'],
    ]),
  );
  await askAndConfirm(app, { kind: 'erase', email: EMAIL });
  // Earlier requests ended at once.
  expect((await app.ask(fetchPrivacyCopy, { params: { token: copyToken } })).status).toBe(404);
  await app.db.asOwner((tx) => tx.execute(sql`revoke update on leads from nivaas_app`));
  await app.mailsSent();
  expect((await app.ok(listPrivacyRequests, { token: app.operator.token })).data).toMatchObject([
    { kind: 'erase', state: 'open' },
    { kind: 'copy', state: 'done' },
  ]);
  await app.db.asOwner(async (tx) => {
    await tx.execute(sql`grant update on leads to nivaas_app`);
    await tx.update(jobs).set({ runAt: sql`now()` });
  });
  await app.mailsSent();
  expect(tracesIn(await dump())).toEqual([]);
});

test('the leads stay without a person: figures, timelines and what others wrote are the same', async () => {
  expect(await figures()).toEqual(before);
  const { data } = await app.ok(listBrokerLeads, { token: broker.token, query: { limit: '100' } });
  expect(data.find(({ id }) => id === lead)).toMatchObject({
    ...{ full_name: 'Erased', email: null, phone: '', message: null, city: null },
    ...{ follow_up: null, duplicates: 0, privacy: 'erased' },
  });
  expect(data.find(({ id }) => id === stranger)).toMatchObject({
    full_name: 'Asha Rao',
    message: 'My own',
    privacy: null,
  });
  expect(
    (await app.ask(exportAdminLeads, { token: app.operator.token })).text.match(/Erased/g)?.length,
  ).toBeGreaterThan(3);
  const touched = data.filter(({ privacy }) => privacy === 'erased').length;
  expect((await app.ok(listBrokerPrivacyRequests, { token: broker.token })).data).toMatchObject([
    { kind: 'erase', state: 'done', leads: touched },
    { kind: 'copy', state: 'done' },
  ]);
});

test('nobody changes a lead that was erased, and the same person who enquires again is a new lead', async () => {
  const about = { token: broker.token, params: { id: lead } };
  for (const [endpoint, over] of [
    [updateBrokerLead, { full_name: NAME }],
    [addBrokerLeadEvent, { kind: 'note', text: NAME }],
    [planBrokerFollowUp, { at: '2099-01-01T10:00:00Z', kind: 'call' }],
    [mergeLeads, { other_id: stranger, fields: {} }],
    [dismissDuplicate, { other_id: stranger }],
    [unmergeLeads, {}],
  ] as const)
    expect((await app.ask(endpoint, { ...about, body: over })).status, endpoint.path).toBe(409);
  const bulk = await app.ok(changeLeads, { token: broker.token, body: { ids: [lead], assigned_to: NAME } });
  expect(bulk.data).toMatchObject([{ id: lead, ok: false }]);
  expect(tracesIn(await dump())).toEqual([]);
  await say(sendEnquiry, { params: { slug: broker.slug } }, { property_id: homeId, website: '', filled_ms: 20_000 });
  const { data } = await app.ok(listBrokerLeads, { token: broker.token });
  expect(data[0]).toMatchObject({ full_name: NAME, privacy: null, duplicates: 0 });
});
