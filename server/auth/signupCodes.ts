import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type SignupBody, signupConsent } from '#contract/auth.ts';
import { CODE_RESEND_S } from '#contract/rules/lifetimes.ts';
import type { Tx } from '../db/database.ts';
import { signupCodes } from '../db/schema/accounts.ts';
import { HttpError } from '../errors.ts';
import { e164 } from '../lib/phone.ts';
import { keyFrom } from '../lib/slowKey.ts';
import { CODE_LIFE_S, CODE_LIMITS, CODE_TRIES, CODES_KEPT_H } from '../limits/accounts.ts';

/** The roles that can sign up. */
export type SignupRole = 'user' | 'broker';

/** A stored code. */
export type Code = Pick<
  typeof signupCodes.$inferSelect,
  'boundHash' | 'codeHash' | 'tries' | 'usedAt' | 'createdAt'
> & {
  readonly expired: boolean;
};

// Replaces the `boundHash` of a code that a newer one superseded.
const REPLACED = '';
// "sign" in ASCII: the key of the lock.
const SIGNUP_LOCK = 0x7369676e;

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::int)`;

const NO_MOBILE = 'Please enter an Indian mobile number with 10 digits: the code is sent to it';

/**
 * The phone that receives the code, in E.164; the code limits count by it. 400 for a phone that is not a ten-digit
 * Indian number: messages are sent within India only (specification 001, section 2).
 */
export const codePhone = (phone: string): string => {
  const number = e164(phone);
  if (!number || !/^\+91\d{10}$/.test(number)) throw new HttpError(400, NO_MOBILE, { errors: { phone: NO_MOBILE } });
  return number;
};

/** The key of a signup, derived from its role, name, email, phone, password and consent. */
export const signupKey = (
  role: SignupRole,
  { full_name, email, phone, password, consent }: SignupBody,
): Promise<Buffer> =>
  keyFrom(
    JSON.stringify([role, full_name, email, phone, password, consent ? signupConsent.version : null]),
    `${role} ${email.toLowerCase()} ${phone}`,
  );

const under = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const boundTo = (key: Buffer): string => under(key, 'signup');
const hashedCode = (key: Buffer, id: string, code: string): string => under(key, `${id} ${code}`);

const codeError = (message: string) => new HttpError(400, message, { errors: { otpCode: message } });

const tooManyCodes = (toPhone: boolean, seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new HttpError(
    429,
    `Too many codes were ${toPhone ? 'sent to this phone' : 'requested'}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {},
    { 'retry-after': String(Math.max(1, seconds)) },
  );
};

/** The phone that a code is requested for, in E.164, and the caller's network. */
interface Asker {
  readonly phone: string;
  readonly network: string;
}

// The rows that a limit counts.
const countedFor = ({ phone, network }: Asker) => ({
  phone: sql`${signupCodes.phone} = ${phone}`,
  address: sql`${signupCodes.network} = ${network} and ${signupCodes.usedAt} is null`,
  range: sql`starts_with(${signupCodes.network}, ${network.replace(/\d+$/, '')}) and ${signupCodes.usedAt} is null`,
  prefix: sql`starts_with(${signupCodes.phone}, ${phone.slice(0, -4)})`,
  platform: sql`true`,
});

const refuseTooMany = async (tx: Tx, asker: Asker): Promise<void> => {
  const counted = countedFor(asker);
  const columns = CODE_LIMITS.map(({ of, withinS }, nth) => [
    `limit${nth}`,
    // The count, and the seconds until the oldest of them stops counting.
    sql<[number, number]>`json_build_array(count(*) filter (where ${counted[of]} and age < ${withinS}::int),
      ceil(${withinS}::int - max(age) filter (where ${counted[of]} and age < ${withinS}::int)))`,
  ]);
  const aged = sql`lateral (select extract(epoch from now() - ${signupCodes.createdAt}) as age) ages`;
  const [sent] = await tx
    .select(Object.fromEntries(columns) as Record<string, SQL<[number, number]>>)
    .from(signupCodes)
    .innerJoin(aged, sql`true`)
    .where(gt(signupCodes.createdAt, ago(CODES_KEPT_H * 3_600)));
  for (const [nth, { of, most }] of CODE_LIMITS.entries()) {
    const [number = 0, seconds = 0] = sent?.[`limit${nth}`] ?? [];
    if (number >= most) throw tooManyCodes(of === 'phone', seconds);
  }
};

/** A code to send, or only the id if a usable code was just sent. */
export interface IssuedCode {
  readonly id: string;
  readonly code?: string;
}

/**
 * Issues a code for a signup. Within 30 seconds the same signup gets its existing code, if that is still usable. 429
 * when a code limit is reached; a lock serialises calls, so that a burst is counted, too.
 */
export const issueCode = async (tx: Tx, key: Buffer, asker: Asker): Promise<IssuedCode> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${SIGNUP_LOCK}::int, 0)`);
  const boundHash = boundTo(key);
  const [live] = await tx
    .select({ id: signupCodes.id })
    .from(signupCodes)
    .where(
      and(
        eq(signupCodes.boundHash, boundHash),
        isNull(signupCodes.usedAt),
        lt(signupCodes.tries, CODE_TRIES),
        gt(signupCodes.createdAt, ago(CODE_RESEND_S)),
      ),
    )
    .orderBy(desc(signupCodes.createdAt))
    .limit(1);
  if (live) return live;
  await refuseTooMany(tx, asker);
  const id = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(signupCodes).values({ id, boundHash, codeHash: hashedCode(key, id, code), ...asker });
  return { id, code };
};

/** Invalidates the earlier codes of a signup once a newer one was sent; their rows still count towards the limits. */
export const replaceEarlier = async (tx: Tx, key: Buffer, id: string): Promise<void> => {
  await tx
    .update(signupCodes)
    .set({ boundHash: REPLACED })
    .where(and(eq(signupCodes.boundHash, boundTo(key)), ne(signupCodes.id, id), isNull(signupCodes.usedAt)));
};

/** Deletes a code that could not be sent, so that it does not count. */
export const dropCode = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(signupCodes).where(eq(signupCodes.id, id));
};

/** The code with this otpId. `lock` locks its row until the transaction ends. */
export const findCode = async (tx: Tx, id: string, lock: boolean): Promise<Code | undefined> => {
  const { boundHash, codeHash, tries, usedAt, createdAt } = signupCodes;
  const expired = sql<boolean>`${createdAt} <= ${ago(CODE_LIFE_S)}`;
  const query = tx
    .select({ boundHash, codeHash, tries, usedAt, createdAt, expired })
    .from(signupCodes)
    .where(eq(signupCodes.id, id))
    .limit(1);
  const [code] = await (lock ? query.for('update') : query);
  return code;
};

/** Why a code cannot be used any more; undefined while it can. */
export const codeErrorOf = (code: Code | undefined): HttpError | undefined => {
  if (code?.usedAt) return codeError('This code was used already. Please log in.');
  if (!code || code.expired) return codeError('This code has expired. Please use Resend OTP to get a new one.');
  if (code.boundHash === REPLACED) return codeError('A newer code was sent to you. Please enter that one.');
  if (code.tries >= CODE_TRIES) return codeError('Too many wrong codes. Please use Resend OTP to get a new one.');
  return undefined;
};

/** Whether the typed code is right or wrong; `changed` when the code was sent for another signup. */
export const verdictOn = (code: Code, key: Buffer, id: string, typed: string): 'right' | 'wrong' | 'changed' => {
  if (!isEqual(code.boundHash, boundTo(key))) return 'changed';
  return isEqual(code.codeHash, hashedCode(key, id, typed)) ? 'right' : 'wrong';
};

/** Counts a wrong try and returns its error. */
export const countTry = async (tx: Tx, id: string, verdict: 'wrong' | 'changed'): Promise<HttpError> => {
  const [{ tries } = { tries: CODE_TRIES }] = await tx
    .update(signupCodes)
    .set({ tries: sql`${signupCodes.tries} + 1` })
    .where(eq(signupCodes.id, id))
    .returning({ tries: signupCodes.tries });
  if (verdict === 'changed') {
    return codeError('Your details changed after this code was sent. Please use Resend OTP to get a new one.');
  }
  const left = CODE_TRIES - tries;
  if (left <= 0) return codeError('This code is wrong, for the fifth time. Please use Resend OTP to get a new one.');
  return codeError(`This code is wrong. Please check it: ${left} ${left === 1 ? 'try is' : 'tries are'} left.`);
};

/** Marks a code as used; the caller has locked its row. */
export const spendCode = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(signupCodes).set({ usedAt: sql`now()` }).where(eq(signupCodes.id, id));
};
