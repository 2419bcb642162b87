import { afterAll, describe, expect, test } from 'vitest';
import { endOtherSessions } from '#contract/account.ts';
import { logout, whoami } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, nounOf } from '#contract/endpoints.ts';
import { checkSiteDomain } from '#contract/managedSites.ts';
import { fetchPrivacyCopy } from '#contract/privacy.ts';
import { claimEnquiries, listOwnEnquiries, listSavedHomes, listSavedSearches } from '#contract/seeker.ts';
import { getSite, sendEnquiry } from '#contract/sites.ts';
import { notifications } from '../db/schema/platform.ts';
import { type Kind, MISSING, type Target, targetsOf } from '../testing/callTargets.ts';
import { endsItsSession, type SampleCall, sampleCall } from '../testing/sampleCalls.ts';
import { type Answered, startTestApp } from '../testing/startTestApp.ts';
import { type Actor, setUpTwoTenants } from '../testing/twoTenants.ts';

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
const world = await setUpTwoTenants(app);
afterAll(() => app.close());

// Calls about any broker or about the platform: their callers may reach every object.
const OF_ALL_BROKERS: ReadonlySet<string> = new Set([
  'getBroker',
  'updateBroker',
  'getBrokerQuotas',
  'updateBrokerQuotas',
  'getModerated',
  'reviewProperty',
  'checkRera',
  'sendMailAgain',
  'saveHome',
  'startPrivacyAgain',
  'updateOperator',
  'unpublishSite',
  'republishSite',
  'checkSiteDomain',
  'releaseSiteDomain',
]);

const refusals = {
  401: '{"message":"Please sign in"}',
  403: '{"message":"You do not have permission to do this"}',
  404: '{"message":"Not found"}',
} as const;

type Verdict = keyof typeof refusals | 'allowed';

/** Applies the rules in order: the session, the role, and whether the object exists for the caller. */
const verdictOn = (name: string, { access }: Endpoint, { role }: Actor, kind: Kind): Verdict => {
  if (access !== 'public') {
    if (!role) return 401;
    if (!access.includes(role)) return 403;
  }
  if (kind === 'own') return 'allowed';
  return kind === "other's" && (access === 'public' || OF_ALL_BROKERS.has(name)) ? 'allowed' : 404;
};

/** The callers that send every malformed id; one per role, because an id's meaning depends on the role only. */
const MALFORMING: ReadonlySet<string> = new Set(['anonymous', 'user', 'brokerA', 'operator']);

const isFull = process.env.TEST_FULL === '1';

interface Step extends Target {
  readonly who: string;
  readonly actor: Actor;
  readonly verdict: Verdict;
}

const stepsOf = (name: string, endpoint: Endpoint): Step[] =>
  Object.entries(world.actors).flatMap(([who, actor]) => {
    // Public calls are about a site or an account, for any caller.
    const { own, other } = endpoint.access === 'public' ? world.actors.brokerA : actor;
    const steps = targetsOf(name, endpoint, own, other).map((target) => ({
      ...target,
      who,
      actor,
      verdict: verdictOn(name, endpoint, actor, target.kind),
    }));
    // An invalid session is refused before the ids of the call are read, as the walk of the anonymous caller shows.
    if (!isFull && !actor.role && who !== 'anonymous') return steps.slice(0, 1);
    // One malformed id is enough where the role is refused, or where another caller sends the rest.
    const isAlike = (verdict: Verdict) =>
      verdict !== 404 || !MALFORMING.has(who) || (endpoint.access === 'public' && who !== 'anonymous');
    const last = steps.findIndex(({ kind, verdict }) => kind === 'malformed' && isAlike(verdict));
    return last < 0 ? steps : steps.slice(0, last + 1);
  });

const nameOf = ({ who, kind, params, verdict }: Step) => `${who}, ${kind} ${JSON.stringify(params ?? {})}: ${verdict}`;

let calls = 0;
// Each call comes from a different address, because one address may not make as many.
const send = (endpoint: Endpoint, { params, query, body }: SampleCall, authorization: string | undefined) => {
  calls += 1;
  const from = { 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}` };
  const headers = authorization ? { ...from, authorization } : from;
  return app.ask(endpoint, { params, query: query ?? {}, body, headers });
};

// Headers that differ between any two responses.
const PASSING = new Set(['x-request-id', 'content-security-policy', 'date']);
const wholeOf = ({ status, text, headers }: Answered) =>
  JSON.stringify([status, text, Object.entries(headers).filter(([name]) => !PASSING.has(name))]);

/**
 * All of a caller's credentials in a full run, otherwise one in turn: the server reads them before it knows the call.
 */
const credentialsOf = ({ credentials }: Actor): Actor['credentials'] => {
  const one = calls % credentials.length;
  return isFull ? credentials : credentials.slice(one, one + 1);
};

/** Sends every denied call and returns the unexpected results. */
const walkDenied = async (endpoint: Endpoint, steps: readonly Step[]): Promise<string[]> => {
  const wrong: string[] = [];
  const absent = new Set<string>();
  for (const step of steps) {
    if (step.verdict === 'allowed') continue;
    for (const authorization of credentialsOf(step.actor)) {
      const answer = await send(endpoint, step, authorization);
      const right = answer.status === step.verdict && answer.text === refusals[step.verdict];
      if (!right) wrong.push(`${nameOf(step)}, was ${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.status === 404) absent.add(wholeOf(answer));
    }
  }
  if (absent.size > 1) wrong.push(`404s can be told apart: ${[...absent].join(' and ')}`);
  return wrong;
};

const problemIn = async (endpoint: Endpoint, step: Step, { status, text, body }: Answered) => {
  const schema = endpoint.responses[status];
  if (!schema) return `was ${status} ${text.slice(0, 200)}`;
  if (!(await schema.isValid(body, { strict: true }))) return `answered what the contract does not: ${text}`;
  if (step.actor.role === 'super_admin' && endpoint.access !== 'public') return undefined;
  // Anyone may see any broker's public homes; publicVisibility.db.test.ts shows that no other homes are public.
  if (nounOf.get(endpoint) === 'homes' || endpoint === listOwnEnquiries || endpoint === listSavedHomes)
    return undefined;
  const foreign = world.marks.filter((mark) => mark !== step.whose.mark && text.includes(mark));
  return foreign.length > 0 ? `showed what ${foreign.join(', ')}` : undefined;
};

/** Makes every allowed call and returns the failures. Proves that only their caller makes the denied calls invalid. */
const walkAllowed = async (name: string, endpoint: Endpoint, steps: readonly Step[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const step of steps) {
    if (step.verdict !== 'allowed') continue;
    const { credentials, throwaway } = step.actor;
    const authorization = endsItsSession(name) ? await throwaway() : credentials[0];
    const problem = await problemIn(endpoint, step, await send(endpoint, step, authorization));
    if (problem) wrong.push(`${nameOf(step)}, ${problem}`);
  }
  return wrong;
};

// Signing out comes last, so that the other calls do not depend on it; then `whoami` shows that every session works.
const last: readonly Endpoint[] = [logout, whoami];
const walked = [...endpoints].toSorted(([, a], [, b]) => last.indexOf(a) - last.indexOf(b));

/** The state after the last call; undefined once something else has changed it. */
let known: Readonly<Record<string, string>> | undefined;

describe('who may call on what', () => {
  test.each(walked)('%s', async (name, endpoint) => {
    const steps = stepsOf(name, endpoint);
    // Earlier calls have already marked everything as read.
    if (/^readAll/.test(name)) {
      await app.db.asOwner((tx) => tx.update(notifications).set({ isRead: false }));
      known = undefined;
    }
    const before = known ?? (await app.fingerprint());
    known = undefined;
    expect(await walkDenied(endpoint, steps)).toEqual([]);
    expect(await app.fingerprint(), 'a refused call left something behind').toEqual(before);
    if (endpoint === endOtherSessions) for (const actor of Object.values(world.actors)) await actor.throwaway();
    expect(await walkAllowed(name, endpoint, steps)).toEqual([]);
    known = await app.fingerprint();
    const changed = JSON.stringify(known) !== JSON.stringify(before);
    // Other calls only read, write once, or need what is missing here (a DNS answer, an earlier enquiry, a new match).
    const writes =
      (endpoint.method !== 'GET' && endpoint !== checkSiteDomain && endpoint !== claimEnquiries) ||
      endpoint === listSavedSearches ||
      endpoint === fetchPrivacyCopy;
    expect(changed, 'writes are seen, reads write nothing').toBe(writes);
  });

  test.each([
    ['getSite', getSite],
    ['sendEnquiry', sendEnquiry],
  ])('%s: the site of a pending or suspended broker answers like a missing one', async (name, endpoint) => {
    const before = await app.fingerprint();
    const steps = Object.entries(world.actors).flatMap(([who, actor]) =>
      world.hidden.flatMap((whose) => {
        const step = { ...sampleCall(name, endpoint, whose), whose, who, actor, verdict: 404 } as const;
        const missing = { ...step, params: { slug: MISSING.string }, kind: 'missing' } as const;
        return [{ ...step, kind: "other's" } as const, missing];
      }),
    );
    expect(await walkDenied(endpoint, steps)).toEqual([]);
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('the sample calls', () => {
  test('fit the contract', async () => {
    const { own } = world.actors.brokerA;
    for (const [name, endpoint] of endpoints) {
      const { params, query = {}, body } = sampleCall(name, endpoint, own);
      const fits = async () => {
        await endpoint.params?.validate(params, { strict: true });
        await endpoint.query?.validate(query);
        if (!(body instanceof FormData)) await endpoint.body?.validate(body, { strict: true });
        return 'yes';
      };
      await expect(fits(), name).resolves.toBe('yes');
    }
  });

  test('an endpoint with input and without a sample call fails, and names the place to add one', () => {
    const planted = { ...sendEnquiry, path: '/api/planted/{slug}' } as const;
    const { own, other } = world.actors.brokerA;
    expect(() => targetsOf('planted', planted, own, other)).toThrow(
      'planted has no good call yet: add it to `samples` in server/testing/sampleCalls.ts',
    );
  });
});
