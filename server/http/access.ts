import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { recordDenied } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors.ts';
import { findSession, type Session } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that are not public, once the caller is authorized. */
    session: Session | null;
  }
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];

/** Admits the endpoint's roles: 401 without a valid session, 403 (counted in the audit trail) for another role. */
export const authorize = async (db: Database, endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
  if (endpoint.access === 'public') return;
  const token = tokenOf(request);
  const session = token ? await findSession(db, token) : undefined;
  if (!session) throw new HttpError(401, 'Please sign in', {}, { 'www-authenticate': 'Bearer' });
  if (!endpoint.access.includes(session.role)) {
    await db.asSystem((tx) =>
      recordDenied(tx, {
        actor: session,
        address: request.ip,
        detail: { method: endpoint.method, path: endpoint.path },
      }),
    );
    throw new HttpError(403, 'You may not do this');
  }
  request.session = session;
};
