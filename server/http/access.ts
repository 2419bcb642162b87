import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { recordDenied } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors.ts';
import type { CallLimits } from './callLimits.ts';
import { findSession, type Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that are not public, once the caller is authorized. */
    session: Session | null;
  }
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];

const unknownCaller = () => new HttpError(401, 'Please sign in', {}, { 'www-authenticate': 'Bearer' });

interface Gate {
  readonly db: Database;
  /** Whether operators must have a second step soon after their first sign-in. */
  readonly requireSecondFactor: boolean;
  readonly limits: Pick<CallLimits, 'whileIdentifying'>;
}

// What an account that lacks a second step may call: the calls about the account itself, to set one up.
const OWN_ACCOUNT = '/api/auth/';

const checkCaller = async (
  { db, requireSecondFactor }: Gate,
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
): Promise<void> => {
  const session = await findSession(db, token);
  if (!session) throw unknownCaller();
  if (!endpoint.access.includes(session.role)) {
    await db.asSystem((tx) =>
      recordDenied(tx, {
        actor: session,
        address: request.ip,
        detail: { method: endpoint.method, path: endpoint.path },
      }),
    );
    throw new HttpError(403, 'You do not have permission to do this');
  }
  const overdue = requireSecondFactor && session.role === 'super_admin' && session.secondStepOverdue;
  const lacking = session.role !== 'user' && session.lacksSecondStep;
  if ((overdue || lacking) && !endpoint.path.startsWith(OWN_ACCOUNT)) {
    throw new HttpError(403, 'Please set up the second step in your profile first', { code: 'second_factor_required' });
  }
  request.session = session;
};

/**
 * The session of a public endpoint's caller, if it is valid and of this role. Any other token is ignored: public
 * endpoints also work with a session that has ended.
 */
export const sessionOfPublic = async <R extends Session['role']>(
  { db, limits }: Gate,
  request: FastifyRequest,
  role: R,
): Promise<Extract<Session, { role: R }> | undefined> => {
  const token = tokenOf(request);
  if (!token) return undefined;
  const session = await limits.whileIdentifying(request, () => findSession(db, token));
  return session?.role === role ? (session as Extract<Session, { role: R }>) : undefined;
};

/**
 * Admits the endpoint's roles: 401 without a valid session, 403 (recorded in the audit trail) for another role, 403 for
 * an account that lacks a required second step, 429 when too many calls from the address wait for this.
 */
export const authorize = async (gate: Gate, endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
  if (endpoint.access === 'public') return;
  const token = tokenOf(request);
  if (!token) throw unknownCaller();
  await gate.limits.whileIdentifying(request, () => checkCaller(gate, endpoint, request, token));
};
