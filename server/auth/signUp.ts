import type { FastifyBaseLogger } from 'fastify';
import type { SignupBody, signupUser } from '#contract/auth.ts';
import type { Answer } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { HttpError, orThrow, taken } from '../errors.ts';
import { forget, isRepeated, once, type Repeat, replay } from '../http/idempotency.ts';
import { beginSignup, countRefused, endSignup, refuseWaiting } from '../http/throttle.ts';
import { addSignedUp, findAccount } from './accounts.ts';
import type { OtpSender } from './otpSender.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import {
  type Code,
  codeErrorOf,
  codePhone,
  countTry,
  dropCode,
  findCode,
  type IssuedCode,
  issueCode,
  replaceEarlier,
  type SignupRole,
  signupKey,
  spendCode,
  verdictOn,
} from './signupCodes.ts';

type SignupAnswer = Answer<typeof signupUser>;

/** One call of a signup: what was sent by whom, and what it needs. */
export interface Signup {
  readonly db: Database;
  /** Without one a signup needs no code. */
  readonly send: OtpSender | undefined;
  readonly role: SignupRole;
  readonly body: SignupBody;
  readonly address: string;
  readonly repeat: Repeat | undefined;
  readonly log: FastifyBaseLogger;
}

const emailTaken = () => taken('email', 'This email is already in use. Please log in, or use another one.');

const orTaken = (error: unknown): never => {
  const broken = brokenUnique(error);
  throw broken === 'users_email' || broken === 'brokers_email' ? emailTaken() : error;
};

interface Agreed {
  readonly passwordHash: string;
  /** When the details, and with them the tick, were sent. */
  readonly askedAt: Date;
}

const makeAccount = async (tx: Tx, { role, body, address }: Signup, agreed: Agreed): Promise<SignupAnswer> => {
  const id = await addSignedUp(tx, role, body, agreed);
  await recordAudit(tx, { actor: { role, accountId: id }, action: 'signed up', object: { type: role, id }, address });
  return { status: 201, body: { data: { id } } };
};

const withoutCode = async (signup: Signup): Promise<SignupAnswer> => {
  const { db, body, repeat } = signup;
  const agreed = { passwordHash: await hashPassword(body.password), askedAt: new Date() };
  // Slow with a password in it: nobody else's connection is held meanwhile.
  await repeat?.hash();
  return db.asSystem((tx) => once(tx, repeat, () => makeAccount(tx, signup, agreed))).catch(orTaken);
};

const sendCode = async (signup: Signup, send: OtpSender): Promise<SignupAnswer> => {
  const { db, role, body, address, repeat, log } = signup;
  const phone = codePhone(body.phone);
  const key = await signupKey(role, body);
  await repeat?.hash();
  let issued: IssuedCode | undefined;
  const answer = await db.asSystem((tx) =>
    once(tx, repeat, async (): Promise<SignupAnswer> => {
      if (await findAccount(tx, role, body.email)) throw emailTaken();
      issued = await issueCode(tx, key, phone);
      if (issued.code) await recordAudit(tx, { action: 'signup code issued', address, detail: { role } });
      return { status: 202, body: { otpId: issued.id, message: 'OTP sent to your phone' } };
    }),
  );
  if (!issued?.code) return answer;
  const { id, code } = issued;
  // Sent outside the transaction: a slow gateway holds nobody else up. What could not be sent was never issued.
  await send(phone, code).catch(async (error: unknown) => {
    log.error({ err: error }, 'a signup code could not be sent');
    await db.asSystem(async (tx) => {
      await dropCode(tx, id);
      await forget(tx, repeat);
    });
    throw new HttpError(503, 'The code could not be sent. Please try again in a moment.', {}, { 'retry-after': '5' });
  });
  await db.asSystem((tx) => replaceEarlier(tx, key, id));
  return answer;
};

const needCode = () => {
  const message = 'Please enter the code that was sent to your phone';
  return new HttpError(400, message, { errors: { otpCode: message } });
};

const verify = async (signup: Signup, otpId: string, typed: string, code: Code): Promise<SignupAnswer> => {
  const { db, role, body, address, repeat } = signup;
  const verdict = verdictOn(code, await signupKey(role, body), otpId, typed);
  const passwordHash = verdict === 'right' ? await hashPassword(body.password) : undefined;
  if (passwordHash) await repeat?.hash();
  const outcome = await db
    .asSystem(async (tx): Promise<SignupAnswer | HttpError> => {
      // One at a time from here on: of a hundred right answers one makes the account, and no wrong one goes uncounted.
      const refusal = codeErrorOf(await findCode(tx, otpId, true));
      const meanwhile = refusal && (await replay<SignupAnswer>(tx, repeat));
      if (meanwhile || refusal) return meanwhile ?? refusal;
      if (verdict !== 'right' || !passwordHash) {
        await recordAudit(tx, { action: 'signup refused', address, detail: { role, code: verdict } });
        // Answered, not thrown: what was just counted must stay.
        return countTry(tx, otpId, verdict === 'right' ? 'wrong' : verdict);
      }
      return once(tx, repeat, async () => {
        await spendCode(tx, otpId);
        return makeAccount(tx, signup, { passwordHash, askedAt: code.createdAt });
      });
    })
    .catch(orTaken);
  const answer = orThrow(outcome);
  await db.asSystem((tx) => endSignup(tx, address));
  return answer;
};

const withCode = async (signup: Signup, otpId: string): Promise<SignupAnswer> => {
  const { db, body, address } = signup;
  const typed = body.otpCode?.trim();
  if (!typed) throw needCode();
  const code = await db.asSystem((tx) => findCode(tx, otpId, false));
  const over = codeErrorOf(code);
  // A code that can still be used has its own five tries: a right one is heard, whatever else its address did. What is over
  // is refused before anything slow is done: ten thousand guesses cost no more than five.
  if (code && !over) return verify(signup, otpId, typed, code);
  await db.asSystem((tx) => refuseWaiting(tx, address));
  throw over ?? needCode();
};

const begin = async (signup: Signup): Promise<SignupAnswer> => {
  const { db, send, address } = signup;
  await db.asSystem(async (tx) => {
    await refuseWaiting(tx, address);
    await beginSignup(tx, address);
  });
  try {
    return await (send ? sendCode(signup, send) : withoutCode(signup));
  } catch (error) {
    // What went wrong on our side does not count.
    if (isOurs(error)) await db.asSystem((tx) => endSignup(tx, address)).catch(() => undefined);
    throw error;
  }
};

// The same call again under its key. Its digest is slow: only a key that is known is worth one, and only so many of them.
const repeated = async ({ db, address, repeat }: Signup): Promise<SignupAnswer | undefined> => {
  const isKnown = repeat && (await db.asSystem((tx) => isRepeated(tx, repeat)));
  if (!isKnown) return undefined;
  await db.asSystem((tx) => beginSignup(tx, address));
  await repeat.hash();
  return db.asSystem((tx) => replay<SignupAnswer>(tx, repeat));
};

const isOurs = (error: unknown): boolean => !(error instanceof HttpError) || error.status >= 500;
const isWait = (error: unknown): boolean => error instanceof HttpError && error.status === 429;

/**
 * Signs a user or a broker up. With a sender: 202 and a code first, 201 once the same signup comes with that code. 400 for a
 * common password, a phone that no code can be sent to or a code that does not do, 409 for a taken email, 429 for too many
 * calls or codes, 503 when the code could not be sent. Without a sender: 201 at once.
 */
export const signUp = async (signup: Signup): Promise<SignupAnswer> => {
  const { db, send, body, address } = signup;
  refuseCommon(body.password);
  const earlier = await repeated(signup);
  if (earlier) return earlier;
  try {
    return await (send && body.otpId ? withCode(signup, body.otpId) : begin(signup));
  } catch (error) {
    if (!isOurs(error) && !isWait(error)) await db.asSystem((tx) => countRefused(tx, address));
    throw error;
  }
};
