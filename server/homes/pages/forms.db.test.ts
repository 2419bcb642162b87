import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HomesView } from '#contract/homes/pageView.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { changeStatus } from '#contract/properties/endpoints.ts';
import { listAllProperties } from '#contract/properties/moderation.ts';
import { HONEYPOT } from '#contract/rules/enquiry.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { ENQUIRIES_OF_ADDRESS_TO_SITE } from '#server/limits/leads.ts';
import { postHome } from '#server/testing/addSite.ts';
import { renderedHomes } from '#server/testing/renderedHomes.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';

const app = await startTestApp({ builtHomes: renderedHomes, settings: { TRUST_PROXY: '1' } });
const broker = await app.addBroker();
let id = 0;
let address = 0;

beforeAll(async () => {
  await app.db.asOperator((tx) =>
    tx.update(brokers).set({ phone: '+91 98290 12345', phoneE164: '+919829012345' }).where(eq(brokers.id, broker.id)),
  );
  id = await postHome(app, broker.token, 'Neem');
});
beforeEach(() => {
  address += 1;
});
afterAll(() => app.close());

const person = { full_name: 'Rohit Bhatia', phone: '5550120420', message: 'Is it free?\r\nRohit', consent: 'on' };

const post = async (
  form: 'enquiry' | 'report',
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  home = id,
) => {
  const {
    statusCode,
    headers: answered,
    payload,
  } = await app.http.inject({
    method: 'POST',
    url: paths.homeForm(home, form),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.100.${address}`,
      ...headers,
    },
  });
  return { status: statusCode, headers: answered, to: String(answered.location ?? ''), payload };
};
const postedOn = (payload: string) => (JSON.parse(payload) as Extract<HomesView, { kind: 'home' }>).posted;
const leads = async () => (await app.ok(listBrokerLeads, { token: broker.token, query: {} })).data;

test('an enquiry is a lead, and the page that confirms it has the broker’s phone; sent twice it is stored once', async () => {
  const [first, again] = [await post('enquiry', person), await post('enquiry', person)];
  expect([first.status, again.status, again.to]).toEqual([303, 303, first.to]);
  expect(first.to).toMatch(/#enquire$/);
  expect(await leads()).toMatchObject([
    { full_name: 'Rohit Bhatia', source: 'website', property_interest: 'Neem', message: 'Is it free?\nRohit' },
  ]);
  const page = await app.http.inject(first.to.replace('#enquire', ''));
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(postedOn(page.payload)).toEqual({
    enquiry: { typed: {}, broker: { phone: '+91 98290 12345', phoneE164: '+919829012345' } },
  });
  const guessed = await app.http.inject(first.to.replace(/sent=.{43}#enquire/, `sent=${'A'.repeat(43)}`));
  expect(postedOn(guessed.payload)).toBeUndefined();
});

test('what is wrong is named on the page, with all that was typed', async () => {
  const before = await leads();
  const { status, payload, headers } = await post('enquiry', { full_name: 'Meera', phone: '12', message: '<b>Hi</b>' });
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(postedOn(payload)).toEqual({
    enquiry: {
      typed: { full_name: 'Meera', phone: '12', message: '<b>Hi</b>' },
      problems: {
        fields: {
          phone: 'Phone must have 7 to 15 digits',
          consent: 'Please agree so that the broker may contact you',
        },
      },
    },
  });
  expect(await leads()).toEqual(before);
});

test('a form from another website is not taken, and the limits are those of the call', async () => {
  const before = await leads();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as const)
    expect((await post('enquiry', person, headers)).status).toBe(403);
  const old = { method: 'POST', url: paths.homeForm(id, 'enquiry'), payload: 'full_name=x' } as const;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const statusFrom = async (origin: string) =>
    (await app.http.inject({ ...old, headers: { ...type, host: 'localhost:3000', origin } })).statusCode;
  expect(await Promise.all(['https://evil.example', 'null', 'http://localhost:3000'].map(statusFrom))).toEqual([
    403, 403, 400,
  ]);
  expect(await leads()).toEqual(before);
  const most = ENQUIRIES_OF_ADDRESS_TO_SITE.free;
  const bot = { ...person, [HONEYPOT]: 'https://spam.example' };
  for (let nth = 0; nth < most; nth += 1)
    expect((await post('enquiry', { ...bot, message: `${nth}` })).status).toBe(303);
  const { status, payload, headers } = await post('enquiry', person);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(postedOn(payload)).toMatchObject({
    enquiry: { typed: { full_name: 'Rohit Bhatia' } },
  });
  expect(await leads()).toEqual(before);
});

test('a report reaches the operator; without a reason it comes back as typed', async () => {
  const wrong = await post('report', { reason: '', note: 'It is smaller' });
  expect(wrong.status).toBe(400);
  expect(postedOn(wrong.payload)).toEqual({
    report: { typed: { note: 'It is smaller' }, problems: { reason: 'Reason is required' } },
  });
  const { status, to } = await post('report', { reason: 'sold', note: 'It is smaller' });
  expect([status, to]).toEqual([303, expect.stringMatching(/\?sent=report#report$/)]);
  const { data } = await app.ok(listAllProperties, { token: app.operator.token, query: { queue: 'reported' } });
  expect(data).toMatchObject([{ id, reports: 1 }]);
});

test('a home that is gone says so, one that never was is not found, and other bodies are not taken', async () => {
  expect((await post('enquiry', person, {}, 999_999)).status).toBe(404);
  expect((await post('enquiry', person, { 'content-type': 'text/html' })).status).toBe(415);
  expect((await post('enquiry', { ...person, message: 'x'.repeat(70_000) })).status).toBe(413);
  await app.ok(changeStatus, { token: broker.token, params: { id }, body: { status: 'sold' } });
  const { status, payload } = await post('enquiry', person);
  expect([status, JSON.parse(payload).kind]).toEqual([410, 'gone']);
});
