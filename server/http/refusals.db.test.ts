import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { logout } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia, createProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = await app.addBroker();
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const send = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: string,
  headers: Record<string, string> = json,
) => app.http.inject({ method, url, payload, headers: { authorization: `Bearer ${token}`, ...headers } });

test.each([
  ['a list', Array.from({ length: 250_000 }, () => 1)],
  ['a list sent as text', JSON.stringify(Array.from({ length: 250_000 }, () => 1))],
])('%s that is far too long is refused at once, with a short response', async (_what, highlights) => {
  const began = Date.now();
  const answer = await app.ask(createProperty, { token, body: { basic: {}, features: {}, highlights } });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Highlights must have at most 60 entries');
  expect(answer.text.length).toBeLessThan(6_000);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test.each([
  ['text', { basic: 'secret', features: {} }, 'Basic must be an object'],
  ['null', { basic: {}, features: null }, 'Features must be an object'],
  ['a list', { basic: ['secret'], features: {} }, 'Basic must be an object'],
])('%s instead of an object is refused with our message', async (_what, body, message) => {
  expect((await app.ask(createProperty, { token, body })).body).toMatchObject({ message });
});

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, file: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg\r\n\r\nbytes\r\n`;
test.each([
  ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 'The form did not arrive completely'],
  ['of garbage', 'garbage', form, 'The form did not arrive completely'],
  ['without a body', '', form, 'Media type is required'],
  [
    'that ends within a field',
    '--x\r\ncontent-disposition: form-data; name="category"\r\n\r\nOth',
    form,
    'The form did not arrive completely',
  ],
  ['that ends within its file', part('file', 'a.jpg').slice(0, -4), form, 'The form did not arrive completely'],
  ['with an invalid header', '--x\r\nnonsense\r\n\r\nOther\r\n--x--\r\n', form, 'Media type is required'],
  ['with two files', `${part('file', 'a.jpg')}${part('file', 'b.jpg')}--x--\r\n`, form, 'one file at a time'],
  ['with a file under another name', `${part('picture', 'a.jpg')}--x--\r\n`, form, 'Please send the file as file'],
])('a form %s is 400', async (_what, payload, headers, message) => {
  const answer = await send('POST', addMedia.path.replace('{id}', '1'), payload, headers);
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)]);
});

test('an empty file input of any name is not a file', async () => {
  const body = formOf({ full_name: 'A', email: 'none@test.example', password: 'Namaste#2026home' });
  body.set('other', new Blob([]), '');
  expect((await app.ask(createBroker, { token: app.operator.token, body })).status).toBe(201);
});

test('a query parameter with a single value may be given only once', async () => {
  for (const query of ['page=2&page=3', 'q=a&q=b', 'status=new&status=lost']) {
    const answer = await send('GET', `${listBrokerLeads.path}?${query}`, undefined, {});
    expect([answer.statusCode, answer.json().message], query).toEqual([400, expect.stringContaining('only once')]);
  }
});

test('a call without a body may have a content type; a required body may not be empty', async () => {
  const photo = setPrimary.path.replace('{propertyId}', '1').replace('{mediaId}', '1');
  expect((await send('POST', photo, '')).statusCode).toBe(404);
  const empty = await send('POST', createBrokerLead.path, '');
  expect([empty.statusCode, empty.json()]).toEqual([400, { message: 'The body must be a JSON object' }]);
  const other = await app.addBroker();
  const out = await send('POST', logout.path, '', { ...json, authorization: `Bearer ${other.token}` });
  expect(out.statusCode).toBe(200);
});

test('a malformed id is 404 before the body is parsed, and after the caller is authorized', async () => {
  for (const id of ['abc', '0', '7.0', 'x'.repeat(101), '%', '%ff', '%E0%A4%A']) {
    const url = updateBrokerLead.path.replace('{id}', id);
    const answer = await send('PATCH', url, '{');
    expect([answer.statusCode, answer.json()], id).toEqual([404, { message: 'Not found' }]);
    expect(answer.headers, id).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await app.http.inject({ method: 'PATCH', url })).statusCode, id).toBe(401);
  }
  expect((await send('GET', '/nowhere/%ff')).json()).toEqual({ message: 'Not found' });
});

test('a caller who is suspended, or signs out, while the body arrives writes nothing', async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const body = JSON.stringify({ full_name: 'Too late', email: 'a@b.example', phone: '5550120417' });
  const late = async (caller: { id: number; token: string }, meanwhile: () => Promise<unknown>) => {
    const calls = vi.spyOn(app.db, 'asSystem');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${createBrokerLead.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${caller.token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body.slice(0, 5)}`,
    );
    // Authorized once the headers arrive, and again when the body is complete.
    await vi.waitFor(() => expect(calls.mock.settledResults[0]?.type).toBe('fulfilled'), 10_000);
    await meanwhile();
    socket.write(body.slice(5));
    const [answer] = await once(socket, 'data');
    calls.mockRestore();
    const written = await app.db.withTenant(caller.id, (tx) => tx.select().from(leads));
    return [String(answer).split('\r\n')[0], written.length];
  };
  const [suspended, out, stays] = [await app.addBroker(), await app.addBroker(), await app.addBroker()];
  const suspend = () =>
    app.db.asOperator((tx) => tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, suspended.id)));
  expect(await late(suspended, suspend)).toEqual(['HTTP/1.1 401 Unauthorized', 0]);
  expect(await late(out, () => app.ok(logout, { token: out.token }))).toEqual(['HTTP/1.1 401 Unauthorized', 0]);
  expect(await late(stays, async () => undefined)).toEqual(['HTTP/1.1 201 Created', 1]);
});
