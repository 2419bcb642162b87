import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { getReady } from '#contract/health.ts';
import { createBrokerLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { DATABASE_POOL_SIZE } from '../limits/server.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = await app.addBroker();
await app.http.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const KB = 1024;
const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '5550120417' };

test('every timeout and every size is limited', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.http.server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    timeout: 60_000,
    keepAliveTimeout: 30_000,
    maxConnections: 2_000,
  });
  expect(app.http.initialConfig).toMatchObject({
    handlerTimeout: 15_000,
    bodyLimit: KB * KB,
    routerOptions: { maxParamLength: 16 * KB },
  });
});

type Limit = 'headersTimeout' | 'requestTimeout' | 'timeout' | 'keepAliveTimeout' | 'maxConnections';
type Limits = Partial<Record<Limit, number>>;

/** Runs `work` with lower limits, to save time. */
const under = async (limits: Limits, work: () => Promise<unknown>) => {
  const { server } = app.http;
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = server;
  Object.assign(server, limits);
  try {
    await work();
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections });
  }
};

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const open = (): Socket => connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');

/** Everything that the server sends until it closes the connection. */
const untilClosed = async (socket: Socket): Promise<string> => {
  let received = '';
  socket.on('data', (bytes) => {
    received += String(bytes);
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return received;
};
const say = (text: string, socket = open()): Promise<string> => {
  socket.write(text);
  return untilClosed(socket);
};

const write = `POST ${createBrokerLead.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const signed = () => `${write}authorization: Bearer ${token}\r\n`;
const form = () =>
  `POST /api/properties/1/media HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\n`;
const FORM_BYTES = 16 * KB * KB;
const TOO_SLOW = '{"message":"The request took too long to arrive"}';

describe('a connection', () => {
  test('with incomplete headers or body gets 408 in time, and others are served meanwhile', {
    timeout: 10_000,
  }, async () => {
    const before = await app.fingerprint();
    await under({ headersTimeout: 300, requestTimeout: 600 }, async () => {
      const slow = [say(write), say(`${signed()}content-length: 99\r\n\r\n{"full_name":`)];
      await app.ok(whoami, { token });
      for (const answer of await Promise.all(slow)) {
        expect(answer).toContain('HTTP/1.1 408 ');
        expect(answer).toContain(TOO_SLOW);
      }
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  test('whose body only trickles gets 408', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = once(app.http.server, 'request');
    // A public endpoint looks up no session, so the body is read at once.
    const open = write.replace(createBrokerLead.path, loginBroker.path);
    const answer = say(`${open}content-length: 99\r\n\r\n{"email":`);
    const [{ socket }] = await asked;
    for (let nth = 0; nth < 20; nth += 1) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.destroyed).toBe(true);
    expect(await answer).toContain(TOO_SLOW);
  });

  test('that is silent, or idle, is closed', async () => {
    await under({ timeout: 100 }, async () => expect(await untilClosed(open())).toBe(''));
    await under({ keepAliveTimeout: 100 }, async () => {
      expect(await say('GET /api/demo HTTP/1.1\r\nhost: localhost\r\n\r\n')).toContain('HTTP/1.1 200 ');
    });
  });

  test('beyond the maximum is closed; the others go on, and one that ends makes room', async () => {
    const ask = async (socket: Socket) => {
      socket.write('GET /api/demo HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const [answer] = await once(socket, 'data');
      return String(answer).split('\r\n')[0];
    };
    await under({ maxConnections: 3 }, async () => {
      const others = [open(), open(), open()];
      for (const socket of others) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
      expect(await untilClosed(open())).toBe('');
      for (const socket of others) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
      others.pop()?.destroy();
      const next = await vi.waitFor(async () => {
        const socket = open();
        expect(await Promise.race([ask(socket), untilClosed(socket)])).toBe('HTTP/1.1 200 OK');
        return socket;
      });
      for (const socket of [...others, next]) socket.destroy();
    });
  });
});

test('beyond 500 of one address a connection is closed at once; other addresses are served', async () => {
  const { port } = app.http.server.address() as AddressInfo;
  const from = (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress });
  const half = Array.from({ length: 500 }, () => from('127.0.0.2'));
  onTestFinished(() => half.forEach((socket) => void socket.destroy()));
  await Promise.all(half.map((socket) => once(socket, 'connect')));
  expect(await untilClosed(from('127.0.0.2'))).toBe('');
  const bye = 'GET /api/demo HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  expect(await say(bye, from('127.0.0.1'))).toContain('HTTP/1.1 200 ');
});

describe('too large, refused and not stored:', () => {
  // wire.db.test.ts sends headers, addresses and JSON that are too large.
  test.each([
    ['a form, by its declared length', () => `${form()}content-length: ${FORM_BYTES + 1}\r\n\r\n--b`],
    [
      'a form in chunks, before it has come whole',
      () => `${form()}transfer-encoding: chunked\r\n\r\n2000000\r\n${'x'.repeat(FORM_BYTES + KB)}`,
    ],
  ])('%s', async (_what, text) => {
    const before = await app.fingerprint();
    const socket = open();
    socket.write(text());
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toContain('HTTP/1.1 413 ');
    expect(await app.fingerprint()).toEqual(before);
  });

  test('a form with too many fields, or a field that is too large', async () => {
    const { id } = await app.ok(createProperty, { token, body: { basic: {}, features: {} } });
    const before = await app.fingerprint();
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 'x']));
    const send = (form: FormData) => app.ask(addMedia, { token, params: { id }, body: form });
    const [many, max, large] = [
      await send(formOf(fields(61))),
      await send(formOf(fields(60))),
      await send(formOf({ category: 'x'.repeat(64 * KB + 1) })),
    ];
    expect([many.status, many.body]).toEqual([413, { message: 'The request is too large' }]);
    expect(max.status).toBe(400);
    expect([large.status, large.body]).toEqual([413, { message: 'A field is too large' }]);
    expect(await app.fingerprint()).toEqual(before);
  });
});

const onPostgres = process.env.TEST_ENGINE === 'postgres';

describe('a slow database:', () => {
  const stillAsleep = () =>
    app.db.asOwner((tx) =>
      tx
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`query like 'select pg_sleep(60%' and state = 'active' and datname = current_database()`),
    );

  test('a locked row and an endless query are a 503; nothing is written, and the server goes on', async () => {
    const { data } = await app.ok(createBrokerLead, { token, body: lead });
    const before = await app.fingerprint();
    const [held, taken] = [deferred(), deferred()];
    onTestFinished(held.resolve);
    const holder = app.db.asOwner(async (tx) => {
      await tx.execute(sql`select id from leads where id = ${data.id} for update`);
      taken.resolve();
      await held.promise;
    });
    await taken.promise;
    const began = Date.now();
    const change = { token, params: { id: data.id }, body: { city: 'Jaipur' } };
    const waiting = app.ask(updateBrokerLead, change);
    // The embedded engine has one connection, and would run a slow query to its end.
    const endless = app.db.asSystem((tx) => tx.execute(onPostgres ? sql`select pg_sleep(60)` : sql`select 1`));
    const stopped = expect(endless).rejects.toThrow(DatabaseBusy);
    expect((await app.http.inject('/api/demo')).statusCode).toBe(200);
    if (onPostgres) await app.ok(whoami, { token });
    const { status, body, headers } = await waiting;
    await stopped;
    expect(Date.now() - began).toBeLessThan(6_500);
    expect([status, body]).toEqual([503, { message: 'The service is busy, please try again' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    held.resolve();
    await holder;
    expect(await app.fingerprint()).toEqual(before);
    expect((await app.ok(updateBrokerLead, change)).data.city).toBe('Jaipur');
    if (onPostgres) await vi.waitFor(async () => expect(await stillAsleep()).toEqual([]));
  });

  if (onPostgres) {
    test('sign-in, sessions and readiness go on while every other connection is taken', async () => {
      const held = deferred();
      onTestFinished(held.resolve);
      let taken = 0;
      const holders = Array.from({ length: DATABASE_POOL_SIZE }, () =>
        app.db.asOperator(async () => {
          taken += 1;
          await held.promise;
        }),
      );
      await vi.waitFor(() => expect(taken).toBe(DATABASE_POOL_SIZE));
      expect((await app.http.inject(getReady.path)).statusCode).toBe(200);
      const stranger = { email: 'nobody@test.example', password: 'wrong' };
      expect((await app.ask(loginBroker, { body: stranger })).status).toBe(401);
      // The session is found, and the role is refused.
      expect((await app.ask(createBrokerLead, { token: app.operator.token, body: lead })).status).toBe(403);
      held.resolve();
      await Promise.all(holders);
    });

    test('a connection that breaks in a transaction is a 503, and is replaced', async () => {
      const cut = app.db.asSystem(async (tx) => {
        const [self] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) one`);
        await app.db.asOwner((other) => other.execute(sql`select pg_terminate_backend(${self?.pid}::int)`));
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow(DatabaseBusy);
      await app.ok(whoami, { token });
    });
  }
});
