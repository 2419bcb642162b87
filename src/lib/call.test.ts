import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { createBroker, listBrokers } from '#contract/brokers.ts';
import { listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { ApiError, messageOf } from './apiError.ts';
import { call } from './call.ts';
import { readSession, takeSessionEnded, writeSession } from './sessions.ts';

const session = {
  token: 'secret',
  name: 'Asha',
  email: 'a@b.example',
  phone: null,
  photo: null,
  lastLoginAt: null,
  profile: null,
};
const credentials = { email: 'a@b.example', password: 'x', remember: undefined };
const fetching = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => fetching.mockResolvedValueOnce(Response.json(body, { status }));
const sent = () => {
  const [url, init] = fetching.mock.lastCall ?? [];
  return { url: String(url), method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

describe('call', () => {
  it("fills the path, sends the role's token and a JSON body", async () => {
    writeSession('broker', session);
    answer(200, { data: {} });
    await call(updateBrokerLead, { params: { id: 7 }, body: { status: 'contacted' } });
    expect(sent()).toMatchObject({ url: '/api/leads/broker/7', method: 'PATCH', body: '{"status":"contacted"}' });
    expect(sent().headers.get('authorization')).toBe('Bearer secret');
    expect(sent().headers.get('content-type')).toBe('application/json');
  });

  it("sends no other role's token", async () => {
    writeSession('broker', session);
    answer(200, { data: [], meta: { total: 0, page: 1, limit: 1 } });
    await call(listBrokers, { query: { limit: 1, q: '' } });
    expect(sent().url).toBe('/api/broker/listbroker?limit=1');
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('sends a multipart form with the file last, and leaves absent fields out', async () => {
    answer(201, { data: {} });
    const file = new Blob(['x'], { type: 'image/png' });
    const fields = { full_name: 'A', email: 'a@b.example', password: 'p', phone: null };
    await call(createBroker, { body: { ...fields, license_no: undefined, status: undefined }, file });
    const form = sent().body;
    expect(form).toBeInstanceOf(FormData);
    expect([...(form as FormData).keys()]).toEqual(['full_name', 'email', 'password', 'photo']);
  });

  it("throws the server's message and its messages by field", async () => {
    answer(400, { message: 'Please check the form', errors: { email: 'Email is required' } });
    const refusal = await call(loginBroker, { body: credentials }).catch((error) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    const errors = { email: 'Email is required' };
    expect(refusal).toMatchObject({ status: 400, message: 'Please check the form', errors });
  });

  it('sends no token to a login, and sets no time limit', async () => {
    writeSession('broker', session);
    answer(200, { token: 'new' });
    await call(loginBroker, { body: credentials });
    expect(sent().url).toBe('/api/auth/broker/login');
    expect(sent().headers.has('authorization')).toBe(false);
    // Without a signal, only a lost connection can end the call.
    expect(fetching.mock.lastCall?.[1]?.signal).toBeUndefined();
  });

  it('reports that the server cannot be reached', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(listBrokerLeads, {})).rejects.toThrow('The server cannot be reached');
  });

  it('throws an error without a message for a response of another server', async () => {
    for (const page of ['<html>Welcome to this network</html>', 'null', '']) {
      fetching.mockResolvedValueOnce(new Response(page));
      const failure: unknown = await call(loginBroker, { body: credentials }).catch((error) => error);
      expect(messageOf(failure, 'Login failed')).toBe('Login failed');
    }
  });

  it('ends the session on a 401 to its token', async () => {
    writeSession('broker', session);
    answer(401, { message: 'Please sign in' });
    await call(listBrokerLeads, {}).catch(() => null);
    expect(readSession('broker')).toBeNull();
    expect(takeSessionEnded('broker')).toBe(true);
  });

  it('keeps the session when whoami is refused: that failure is ignored', async () => {
    writeSession('broker', session);
    answer(401, { message: 'Please sign in' });
    await call(whoami, {}, { as: 'broker' }).catch(() => null);
    expect(readSession('broker')).toMatchObject({ token: 'secret' });
  });

  it('reports that storage is refused', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(() => writeSession('broker', session)).toThrow('Auth not initialized');
  });
});
