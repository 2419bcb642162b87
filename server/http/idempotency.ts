import { createHash } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import { HttpError } from '../errors.ts';
import { keyFrom } from '../lib/slowKey.ts';
import { IDEMPOTENCY_H } from '../limits/server.ts';
import type { Session } from './session.ts';
import type { UploadedFile } from './uploadedFile.ts';

const USED = 'This Idempotency-Key was used for another request';

/** Identifies a repeatable write: the caller, the key, and a digest of the input. */
export interface Repeat {
  readonly actor: string;
  readonly key: string;
  /** Returns the digest of the input, computed on the first call: it is slow if the input contains a password. */
  readonly hash: () => Promise<string>;
}

interface Input {
  readonly session: Session | null;
  readonly params: unknown;
  readonly body: unknown;
  readonly file: Pick<UploadedFile, 'digest'> | undefined;
}

const actorOf = (request: FastifyRequest, session: Session | null, params: unknown): string => {
  if (session) return `${session.role}:${session.accountId}`;
  if (typeof params !== 'object' || params === null) return `signup:${request.ip}`;
  // A visitor of the platform's own pages has no slug.
  return `visitor:${'slug' in params ? String(params.slug) : ''}:${request.ip}`;
};

const digestOf = async (input: unknown, file: Input['file'], salt: string): Promise<string> => {
  const passwords: unknown[] = [];
  const open = JSON.stringify(input, (name, value: unknown) => {
    if (name !== 'password') return value;
    passwords.push(value);
    return undefined;
  });
  const hash = createHash('sha256').update(open);
  if (file) hash.update(file.digest);
  // A password is part of the digest, too. A plain hash of it would not be safe to store; a slow, salted one is.
  if (passwords.length > 0) hash.update(await keyFrom(JSON.stringify(passwords), salt));
  return hash.digest('hex');
};

/** Reads the `Idempotency-Key` header; undefined without one, 400 for an invalid key. */
export const repeatOf = (request: FastifyRequest, { session, params, body, file }: Input): Repeat | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new HttpError(400, 'Idempotency-Key must be 1 to 128 visible characters');
  }
  const actor = actorOf(request, session, params);
  let digest: Promise<string> | undefined;
  const hash = () => {
    digest ??= digestOf([request.routeOptions.url, params, body], file, `${actor} ${key}`);
    return digest;
  };
  return { actor, key, hash };
};

const mineOf = ({ actor, key }: Repeat) => and(eq(idempotencyKeys.actor, actor), eq(idempotencyKeys.key, key));

const findFirst = async (tx: Tx, repeat: Repeat) => {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(mineOf(repeat), gte(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H))));
  return first;
};

/** Whether this key was used within 24 hours. Does not compute the digest, which may be slow. */
export const isRepeated = async (tx: Tx, repeat: Repeat): Promise<boolean> =>
  (await findFirst(tx, repeat)) !== undefined;

/** The response to the first use of this key within 24 hours, if any; 422 if that was for a different request. */
export const replay = async <T>(tx: Tx, repeat: Repeat | undefined): Promise<T | undefined> => {
  const first = repeat && (await findFirst(tx, repeat));
  if (!first) return undefined;
  if (first.requestHash !== (await repeat.hash())) throw new HttpError(422, USED);
  return first.answer as T;
};

type Way = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Runs the cheap checks of a repeatable write before its expensive work. A repeat, which those checks may refuse
 * because of the first call's result, gets the first response. Undefined if the write should go on.
 */
export const repeatedOrChecked = async <T>(
  way: Way,
  repeat: Repeat | undefined,
  check: () => Promise<void>,
): Promise<T | undefined> => {
  try {
    await check();
    return undefined;
  } catch (refusal) {
    if (!repeat || !(await way((tx) => isRepeated(tx, repeat)))) throw refusal;
    // Computed outside a transaction: it may be slow, and must not hold a connection meanwhile.
    await repeat.hash();
    return way((tx) => replay<T>(tx, repeat));
  }
};

/** Frees a key whose write failed afterwards. */
export const forget = async (tx: Tx, repeat: Repeat | undefined): Promise<void> => {
  if (repeat) await tx.delete(idempotencyKeys).where(mineOf(repeat));
};

/**
 * Runs `write` once per key. The key and the response are stored in the write's own transaction, so that a repeat, even
 * a simultaneous one, gets the first response. 422 for the same key with a different input. Keys are kept for 24 hours.
 */
export const once = async <T>(tx: Tx, repeat: Repeat | undefined, write: () => Promise<T>): Promise<T> => {
  if (!repeat) return write();
  const { actor, key } = repeat;
  const hash = await repeat.hash();
  const mine = mineOf(repeat);
  await tx.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H))));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ actor, key, requestHash: hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.requestHash !== hash) throw new HttpError(422, USED);
    return first.answer as T;
  }
  const answer = await write();
  await tx.update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
};
