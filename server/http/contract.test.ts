import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, Role } from '../../contract/endpoint';
import { endpoints } from '../../contract/endpoints';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let app: TestApp;
let tokens: Record<Role, string>;

beforeAll(async () => {
  app = await startTestApp();
  const [broker, user] = [await app.addBroker(), await app.addUser()];
  tokens = { super_admin: app.operator.token, broker: broker.token, user: user.token };
});
afterAll(() => app.close());

// May only get shorter.
const NOT_SERVED = [
  'signupUser',
  'signupBroker',
  'updateSuperAdminProfile',
  'updateBrokerProfile',
  'getHealth',
  'exportAdminLeads',
  'exportBrokerLeads',
  'listNotifications',
  'readNotification',
  'connectDomain',
  'checkDomain',
  'listBrokerUsers',
  'createBrokerUser',
  'updateBrokerUser',
];

const params = { id: 1, propertyId: 1, mediaId: 1, slug: 'no-such-site' };
const roleOf = ({ access }: Endpoint): Role | undefined => (access === 'public' ? undefined : access[0]);

test('what is not served yet says so, and the list of it only shrinks', async () => {
  const missing: string[] = [];
  for (const [name, endpoint] of endpoints) {
    const role = roleOf(endpoint);
    const { status, body } = await app.ask(endpoint, { params, token: role && name !== 'logout' ? tokens[role] : '' });
    if (status !== 501) continue;
    expect(body).toEqual({ message: 'Not available yet' });
    missing.push(name);
  }
  expect(missing.filter((name) => !NOT_SERVED.includes(name))).toEqual([]);
});

test('every endpoint lets in its own roles only: 401 without a living session, 403 for another role', async () => {
  const dead = 'A'.repeat(43);
  for (const [name, endpoint] of endpoints) {
    if (endpoint.access === 'public') continue;
    for (const token of [undefined, 'x', dead, `${tokens.super_admin}x`]) {
      const { status, text } = await app.ask(endpoint, { params, token });
      expect(`${status} ${text}`, name).toBe('401 {"message":"Please sign in"}');
    }
    for (const role of ['super_admin', 'broker', 'user'] as const) {
      if (endpoint.access.includes(role)) continue;
      const { status, text } = await app.ask(endpoint, { params: { ...params, id: 'x' }, token: tokens[role] });
      expect(`${status} ${text}`, `${name} as ${role}`).toBe('403 {"message":"You may not do this"}');
    }
  }
});

test('an id that is malformed or missing answers the same 404 everywhere', async () => {
  for (const [name, endpoint] of endpoints) {
    const role = roleOf(endpoint);
    if (!role || NOT_SERVED.includes(name) || !endpoint.path.endsWith('{id}')) continue;
    for (const id of ['x', '0', '-1', '1.5', '007', '1e3', '0x1', '2147483648', '9'.repeat(30), '2000000000']) {
      const isWrite = endpoint.method !== 'GET';
      const form = new FormData();
      for (const [field, value] of Object.entries({ full_name: 'A', email: 'a@b.example' })) form.set(field, value);
      const body = isWrite ? (endpoint.encoding === 'multipart' ? form : {}) : undefined;
      const { status, text } = await app.ask(endpoint, { token: tokens[role], params: { id }, body });
      expect(`${status} ${text}`, `${name} ${id}`).toBe('404 {"message":"Not found"}');
    }
  }
});

test('every route under /api stands in the contract', () => {
  const declared = new Set([...endpoints.values()].map(({ method, path }) => `${method} ${path}`));
  expect(declared.size).toBe(endpoints.size);
  for (const url of ['/api', '/api/', '/api/nothing', '/api/leads', '/api/auth/whoami/x']) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect(app.http.hasRoute({ method, url }), `${method} ${url}`).toBe(false);
    }
  }
});
