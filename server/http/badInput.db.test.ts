import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, Role } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { fetchPrivacyCopy } from '#contract/privacy.ts';
import { sessions } from '../db/schema/accounts.ts';
import { type BadCall, badCalls, shown, unstorableCalls, validCall } from '../testing/badInput.ts';
import { mustBeRefused } from '../testing/mustBeRefused.ts';
import { endsItsSession } from '../testing/sampleCalls.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { type Actor, setUpTwoTenants, type TwoTenants } from '../testing/twoTenants.ts';
import { undeclaredKeys } from '../testing/undeclaredKeys.ts';
import { validCallOf } from '../testing/validCalls.ts';

// For more or other cases: CASES=2000 SEED=7 npx vitest run server/http/badInput.db.test.ts
// A full run tests both engines, each with half of the cases.
const TOTAL = process.env.TEST_FULL === '1' ? 1_000 : 12;
const CASES = Number(process.env.CASES ?? (process.env.SKIP_POSTGRES === '1' ? TOTAL : TOTAL / 2));
const SEED = Number(process.env.SEED ?? (process.env.TEST_ENGINE === 'postgres' ? 20_261_122 : 20_261_121));
const MAX_MS = 2_000;

interface Case {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly call: BadCall;
  /** Identifies the case, together with the seed. */
  readonly nth: number;
  readonly authorization: string | undefined;
}

let app: TestApp;
let actors: TwoTenants['actors'];

const settle = async () => {
  app = await startTestApp();
  ({ actors } = await setUpTwoTenants(app));
  // Otherwise after some minutes even a refused call would write the session's time of last use.
  await app.db.asOwner((tx) => tx.update(sessions).set({ lastUsedAt: sql`now() + interval '1 day'` }));
};
beforeAll(settle);
afterAll(() => app.close());

const actorFor = ({ access }: Endpoint): Actor => {
  const byRole: Record<Role, Actor> = { broker: actors.brokerA, super_admin: actors.operator, user: actors.user };
  const role = access === 'public' || access.includes('broker') ? 'broker' : access[0];
  return byRole[role ?? 'user'];
};

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${MAX_MS} ms`)), MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const unpacked = (bytes: Buffer, coding: unknown): string =>
  String(coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes);

const send = async ({ endpoint, call, nth, authorization }: Case) => {
  const { statusCode, rawPayload, headers } = await inTime(
    app.http.inject({
      ...call,
      headers: { ...call.headers, ...(authorization && { authorization }) },
      // Each case has its own address, to stay below the sign-in limits.
      remoteAddress: `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    }),
  );
  if (statusCode === 204) {
    expect(rawPayload.length).toBe(0);
    return { status: statusCode, body: undefined };
  }
  const payload = unpacked(rawPayload, headers['content-encoding']);
  const isStream = endpoint.stream !== undefined && statusCode < 300;
  expect(headers['content-type'], payload).toBe(isStream ? endpoint.stream : 'application/json; charset=utf-8');
  const body: unknown = isStream ? payload : JSON.parse(payload);
  return { status: statusCode, body };
};

const isOurWords = (text: unknown) => typeof text === 'string' && /^[\w][^\n]{2,400}$/.test(text);

/** Sends a case, checks what must be true of every response, and returns its status. */
const check = async (one: Case): Promise<number> => {
  const { status, body } = await send(one);
  if (status >= 400) {
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    const { message, errors = {}, current: _, steps: __, kept: ___, ...rest } = body as Record<string, unknown>;
    expect(rest).toEqual({});
    expect([message, ...Object.values(errors as object)]).toSatisfy((all: unknown[]) => all.every(isOurWords));
    return status;
  }
  const schema = one.endpoint.responses[status];
  if (!schema) throw new Error(`Status ${status} is not in the contract`);
  await schema.validate(body, { strict: true });
  expect(undeclaredKeys(schema, body)).toEqual([]);
  return status;
};

/** Runs a case; its error names the endpoint, the seed and the case. */
const run = async (one: Case, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${one.name}, seed ${SEED}, case ${one.nth}: ${why}\n${shown(one.call)}`, { cause: error });
  }
};

const changedParts = async (before: Readonly<Record<string, string>>): Promise<string[]> => {
  const after = await app.fingerprint();
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((part) => before[part] !== after[part]);
};

/** Checks that the cases changed nothing; otherwise sends them again one by one to find the culprit. */
const expectUnchanged = async (before: Readonly<Record<string, string>>, cases: readonly Case[]): Promise<void> => {
  const changed = await changedParts(before);
  if (changed.length === 0) return;
  for (const one of cases) {
    const start = await app.fingerprint();
    await send(one);
    await run(one, async () => expect(await changedParts(start)).toEqual([]));
  }
  throw new Error(`${cases[0]?.name}, seed ${SEED}: one of ${cases.length} refused calls changed ${changed}, once`);
};

type State = Readonly<Record<string, string>>;

const refuseAll = async (cases: readonly Case[], before: State): Promise<void> => {
  for (const one of cases) {
    await run(one, async () => expect(await check(one)).toBeGreaterThanOrEqual(400));
  }
  await expectUnchanged(before, cases);
};

const readAll = async (cases: readonly Case[]): Promise<void> => {
  const before = await app.fingerprint();
  for (const one of cases) await run(one, async () => void (await check(one)));
  await expectUnchanged(before, cases);
};

const writeAll = async (cases: readonly Case[], start: State): Promise<void> => {
  let before = start;
  for (const one of cases) {
    await run(one, async () => {
      const status = await check(one);
      if (status >= 400) expect(await changedParts(before), `refused with ${status}, and yet changed`).toEqual([]);
      else before = await app.fingerprint();
    });
  }
};

// Each endpoint has its own cases, which do not depend on other endpoints.
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, SEED);

const casesOf = async (name: string, endpoint: Endpoint): Promise<Case[]> => {
  const actor = actorFor(endpoint);
  // Built first, because some calls need a link that works once, and there are fewer links than cases.
  const valid = validCallOf(name, endpoint, actor, -1);
  const calls = fc.sample(
    fc.nat().chain((nth) => badCalls(endpoint, validCallOf(name, endpoint, actor, nth))),
    { seed: seedOf(name), numRuns: CASES },
  );
  const one = { name, endpoint, authorization: endpoint.access === 'public' ? undefined : actor.credentials[0] };
  const all = [validCall(endpoint, valid), ...unstorableCalls(endpoint, valid), ...calls].map((call, nth) => ({
    ...one,
    call,
    nth,
  }));
  if (!endsItsSession(name)) return all;
  // A separate credential for each case.
  return Promise.all(all.map(async (each) => ({ ...each, authorization: await actor.throwaway() })));
};

/** Sends the valid call. */
const begin = async (name: string, endpoint: Endpoint) => {
  const [good, ...cases] = await casesOf(name, endpoint);
  if (!good) throw new Error('There is no valid call');
  return { good, cases, status: await check(good) };
};

test.each([...endpoints])(
  '%s answers any input in time and with our messages, and a refused call changes nothing',
  async (name, endpoint) => {
    let { status, good, cases } = await begin(name, endpoint);
    if (status >= 300) {
      // Cases of other endpoints have ended what this call is about.
      await app.close();
      await settle();
      ({ status, good, cases } = await begin(name, endpoint));
    }
    expect(status, `the valid call\n${shown(good.call)}`).toBeLessThan(300);
    // A copy can be fetched only once.
    if (endpoint.method === 'GET' && endpoint !== fetchPrivacyCopy) return readAll(cases);
    const verdicts = await Promise.all(cases.map(({ call }) => mustBeRefused(endpoint, call)));
    const start = await app.fingerprint();
    await refuseAll(
      cases.filter((_, at) => verdicts[at]),
      start,
    );
    await writeAll(
      cases.filter((_, at) => !verdicts[at]),
      start,
    );
  },
  60_000 + CASES * 400,
);
