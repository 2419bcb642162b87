import { randomBytes, randomInt } from 'node:crypto';
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { PRIVACY_DUE_DAYS, type PrivacyBody, type PrivacyKind, type PrivacyWays } from '#contract/privacy.ts';
import { codePhone } from '../auth/signupCodes.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { found, HttpError, orThrow } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { countPrivacyRequest } from '../http/throttle.ts';
import { addJob } from '../jobs/queue.ts';
import { keyFrom } from '../lib/slowKey.ts';
import { CODE_LIFE_S, CODE_TRIES } from '../limits/accounts.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { linkTokenHash } from '../tokens/linkTokens.ts';
import { type Contact, contactOf, endRequestsOf, inTime, type PrivacyRow } from '../tokens/privacyTokens.ts';

const NO_CONTACT = 'Please give your e-mail or your phone';
const NOTHING_RIGHT = 'Please give the correct name or city, or a note';

const refuse = (field: string, message: string) => new HttpError(400, message, { errors: { [field]: message } });

const contactIn = ({ email, phone }: PrivacyBody, ways: PrivacyWays): Contact => {
  if (email?.trim()) {
    if (!ways.email) throw refuse('email', 'This server sends no mail');
    return { email: email.trim().toLowerCase(), phone: null };
  }
  if (phone?.trim()) {
    if (!ways.phone) throw refuse('phone', 'This server sends no codes');
    return { email: null, phone: codePhone(phone) };
  }
  throw refuse('email', NO_CONTACT);
};

/**
 * Stores a request, and queues a job that sends its proof if any data is held: neither the response nor its timing
 * reveals that. 429 with Retry-After for too many from an address or for a contact, 400 for a contact that cannot
 * receive a proof.
 */
export const askPrivacy = async (
  db: Database,
  body: PrivacyBody,
  { address, ways }: { readonly address: string; readonly ways: PrivacyWays },
): Promise<string> => {
  const contact = contactIn(body, ways);
  const [fullName, city, note] = [body.full_name, body.city, body.note].map((text) => text?.trim() || null);
  const right = body.kind === 'correct' ? { fullName, city, note } : {};
  if (body.kind === 'correct' && !fullName && !city && !note) throw refuse('note', NOTHING_RIGHT);
  const id = randomBytes(24).toString('base64url');
  await db.asSystem(async (tx) => {
    await countPrivacyRequest(tx, contact, address);
    await tx.insert(privacyRequests).values({ id, kind: body.kind, ...contact, ...right });
    await addJob(tx, 'privacy_proof', { id });
    await recordAudit(tx, { action: 'privacy.asked', address, detail: { kind: body.kind } });
  });
  return id;
};

const hashOf = async (id: string, code: string): Promise<string> =>
  (await keyFrom(code, `privacy ${id}`)).toString('hex');

/** Creates a request's code, and stores only a slow hash of it; an earlier code stops working. */
export const issueCode = async (db: Database, id: string): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashOf(id, code);
  await db.asSystem((tx) =>
    tx
      .update(privacyRequests)
      .set({ codeHash, codeAt: sql`now()` })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'asked'))),
  );
  return code;
};

const dead = () => new HttpError(400, 'This link or code does not work any more, or is wrong. Please ask again.');

/** The proof that confirms a request: a link's token, or the code with the request's id. */
interface Proof {
  readonly token?: string | undefined;
  readonly id?: string | undefined;
  readonly otp?: string | undefined;
}

// Counts the try before hashing the code, so that a burst cannot slip past. Does the same work whether or not a code
// was sent, so that the timing does not reveal whether data about a phone is held.
const requestOfCode = async (db: Database, id: string, otp: string): Promise<string | undefined> => {
  const [row] = await db.asSystem((tx) =>
    tx
      .update(privacyRequests)
      .set({ tries: sql`${privacyRequests.tries} + 1` })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'asked'), lt(privacyRequests.tries, CODE_TRIES)))
      .returning({
        codeHash: privacyRequests.codeHash,
        works: sql<boolean>`${privacyRequests.codeAt} > now() - make_interval(secs => ${CODE_LIFE_S}::int)`,
      }),
  );
  // Request ids cannot be guessed, so the faster refusal of an unknown one reveals nothing.
  if (!row) return undefined;
  const hash = await hashOf(id, otp);
  return row.works && row.codeHash === hash ? id : undefined;
};

/**
 * Confirms a request: a job carries it out, and the operators are notified. Of two simultaneous calls the second finds
 * it confirmed. 400 for any proof that does not work. An erasure ends its contact's other requests.
 */
export const confirmPrivacy = async (
  db: Database,
  { token, id, otp }: Proof,
  address: string,
): Promise<{ kind: PrivacyKind; state: 'open' }> => {
  const proven = !token && id && otp ? await requestOfCode(db, id, otp.trim()) : undefined;
  if (!token && !proven) throw dead();
  const isProven = proven
    ? eq(privacyRequests.id, proven)
    : and(arrayContains(privacyRequests.proofHashes, [linkTokenHash(token ?? '')]), inTime(privacyRequests.createdAt));
  const outcome = await db.asSystem(async (tx) => {
    const [row] = await tx
      .update(privacyRequests)
      .set({
        state: 'open',
        proofHashes: [],
        codeHash: null,
        confirmedAt: sql`now()`,
        dueAt: sql`now() + make_interval(days => ${PRIVACY_DUE_DAYS}::int)`,
      })
      .where(and(isProven, eq(privacyRequests.state, 'asked')))
      .returning();
    const contact = row && contactOf(row);
    if (!contact) return dead();
    if (row.kind === 'erase') await endRequestsOf(tx, contact, row.id);
    await addJob(tx, 'privacy_request', { id: row.id });
    await notifyOperator(tx, {
      kind: 'privacy_request',
      title: 'Privacy request',
      message: `Someone’s request about their own data is carried out by itself; the time limit is ${PRIVACY_DUE_DAYS} days.`,
      link: `${paths.superadmin.settings}#privacy`,
    });
    await recordAudit(tx, { action: 'privacy.confirmed', address, detail: { request: row.id, kind: row.kind } });
    return { kind: row.kind, state: 'open' } as const;
  });
  return orThrow(outcome);
};

/** Restarts a failed request, for an operator. 404 for any other request. */
export const startAgain = async (db: Database, id: string, session: Session, address: string): Promise<PrivacyRow> =>
  db.asSystem(async (tx) => {
    const [row] = await tx
      .update(privacyRequests)
      .set({ state: 'open', endedAt: null })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'failed')))
      .returning();
    const { kind } = found(row);
    await addJob(tx, 'privacy_request', { id });
    await recordAudit(tx, { actor: session, action: 'privacy.started_again', address, detail: { request: id, kind } });
    return found(row);
  });
