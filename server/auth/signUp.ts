import type { FastifyBaseLogger } from 'fastify';
import type { SignupBody, signupUser } from '#contract/auth.ts';
import type { Answer } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { HttpError, orThrow, taken } from '../errors.ts';
import { forget, isRepeated, once, type Repeat, replay } from '../http/idempotency.ts';
import { beginSignup, countRefused, endSignup, networkOf, refuseWaiting } from '../http/throttle.ts';
import { concurrencyPerCaller } from '../lib/concurrencyPerCaller.ts';
import { SIGNUPS_OF_ADDRESS } from '../limits/server.ts';
import { addSignedUp, hasOwnAccount, rejectTakenEmail } from './accounts.ts';
import type { OtpSender } from './otpSender.ts';
import { hashPassword, refuseGuessable } from './passwords.ts';
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

type SignupResponse = Answer<typeof signupUser>;

/** A signup call with its dependencies. */
export interface Signup {
  readonly db: Database;
  /** Without a sender a signup needs no code. */
  readonly send: OtpSender | undefined;
  readonly role: SignupRole;
  readonly body: SignupBody;
  readonly address: string;
  readonly repeat: Repeat | undefined;
  readonly log: FastifyBaseLogger;
}

const EMAIL_TAKEN = 'This email is already in use. Please log in, or use another one.';

interface AccountData {
  readonly passwordHash: string;
  /** The time of the call that sent the details and the accepted terms. */
  readonly consentAt: Date;
}

const createAccount = async (tx: Tx, { role, body, address }: Signup, data: AccountData): Promise<SignupResponse> => {
  const id = await addSignedUp(tx, role, body, data);
  await recordAudit(tx, {
    actor: { role, accountId: id },
    action: 'account.signed_up',
    object: { type: role, id },
    address,
  });
  return { status: 201, body: { data: { id } } };
};

const refuseTaken = async (tx: Tx, { role, body }: Signup): Promise<void> => {
  if (await hasOwnAccount(tx, role, body.email)) throw taken('email', EMAIL_TAKEN);
};

const withoutCode = async (signup: Signup): Promise<SignupResponse> => {
  const { db, body, repeat } = signup;
  await db.asSystem((tx) => refuseTaken(tx, signup));
  const data = { passwordHash: await hashPassword(body.password, body.email), consentAt: new Date() };
  // Hashing a body with a password is slow, so it runs before the transaction and holds no connection.
  await repeat?.hash();
  return db
    .asSystem((tx) => once(tx, repeat, () => createAccount(tx, signup, data)))
    .catch((error: unknown) => rejectTakenEmail(error, EMAIL_TAKEN));
};

const sendCode = async (signup: Signup, send: OtpSender): Promise<SignupResponse> => {
  const { db, role, body, address, repeat, log } = signup;
  const phone = codePhone(body.phone);
  await db.asSystem((tx) => refuseTaken(tx, signup));
  const key = await signupKey(role, body);
  await repeat?.hash();
  let issued: IssuedCode | undefined;
  const answer = await db.asSystem((tx) =>
    once(tx, repeat, async (): Promise<SignupResponse> => {
      await refuseTaken(tx, signup);
      issued = await issueCode(tx, key, { phone, network: networkOf(address) });
      if (issued.code) await recordAudit(tx, { action: 'signup.code_issued', address, detail: { role } });
      return { status: 202, body: { otpId: issued.id, message: 'OTP sent to your phone' } };
    }),
  );
  if (!issued?.code) return answer;
  const { id, code } = issued;
  // Sent outside the transaction: a slow gateway holds no connection. A code that could not be sent is deleted.
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

const codeMissing = () => {
  const message = 'Please enter the code that was sent to your phone';
  return new HttpError(400, message, { errors: { otpCode: message } });
};

const verify = async (signup: Signup, otpId: string, typed: string, code: Code): Promise<SignupResponse> => {
  const { db, role, body, address, repeat } = signup;
  const verdict = verdictOn(code, await signupKey(role, body), otpId, typed);
  const passwordHash = verdict === 'right' ? await hashPassword(body.password, body.email) : undefined;
  if (passwordHash) await repeat?.hash();
  const outcome = await db
    .asSystem(async (tx): Promise<SignupResponse | HttpError> => {
      // The row lock serialises tries: of a hundred calls with the right code one creates the account, and every wrong
      // one counts.
      const refusal = codeErrorOf(await findCode(tx, otpId, true));
      const meanwhile = refusal && (await replay<SignupResponse>(tx, repeat));
      if (meanwhile || refusal) return meanwhile ?? refusal;
      if (verdict !== 'right' || !passwordHash) {
        await recordAudit(tx, { action: 'signup.refused', address, detail: { role, code: verdict } });
        // Returned, not thrown, so that the transaction keeps the count.
        return countTry(tx, otpId, verdict === 'right' ? 'wrong' : verdict);
      }
      return once(tx, repeat, async () => {
        await spendCode(tx, otpId);
        return createAccount(tx, signup, { passwordHash, consentAt: code.createdAt });
      });
    })
    .catch((error: unknown) => rejectTakenEmail(error, EMAIL_TAKEN));
  const answer = orThrow(outcome);
  await db.asSystem((tx) => endSignup(tx, address));
  return answer;
};

const withCode = async (signup: Signup, otpId: string): Promise<SignupResponse> => {
  const { db, body, address } = signup;
  const typed = body.otpCode?.trim();
  if (!typed) throw codeMissing();
  const code = await db.asSystem((tx) => findCode(tx, otpId, false));
  const codeError = codeErrorOf(code);
  // A usable code has its own five tries, whatever limit its address has reached. An unusable code is rejected before any
  // hashing: ten thousand guesses cost no more than five.
  if (code && !codeError) return verify(signup, otpId, typed, code);
  await db.asSystem((tx) => refuseWaiting(tx, address));
  throw codeError ?? codeMissing();
};

// One after another per address, because a refusal is counted only afterwards.
const inTurnOfAddress = concurrencyPerCaller(SIGNUPS_OF_ADDRESS);

const begin = async (signup: Signup): Promise<SignupResponse> => {
  const { db, send, address } = signup;
  await db.asSystem(async (tx) => {
    await refuseWaiting(tx, address);
    await beginSignup(tx, address);
  });
  try {
    return await (send ? sendCode(signup, send) : withoutCode(signup));
  } catch (error) {
    // Neither server failures nor refusals by the code limits count.
    if (isOurs(error) || isWait(error)) await db.asSystem((tx) => endSignup(tx, address)).catch(() => undefined);
    throw error;
  }
};

// A repeat under the same idempotency key. Hashing its body is slow: it is done for known keys only, and within the limit.
const repeated = async ({ db, address, repeat }: Signup): Promise<SignupResponse | undefined> => {
  const isKnown = repeat && (await db.asSystem((tx) => isRepeated(tx, repeat)));
  if (!isKnown) return undefined;
  await db.asSystem((tx) => beginSignup(tx, address));
  await repeat.hash();
  return db.asSystem((tx) => replay<SignupResponse>(tx, repeat));
};

const isOurs = (error: unknown): boolean => !(error instanceof HttpError) || error.status >= 500;
const isWait = (error: unknown): boolean => error instanceof HttpError && error.status === 429;

const attempt = async (signup: Signup): Promise<SignupResponse> => {
  const { db, send, body, address } = signup;
  await refuseGuessable(body.password, body.email);
  const earlier = await repeated(signup);
  if (earlier) return earlier;
  try {
    return await (send && body.otpId ? withCode(signup, body.otpId) : begin(signup));
  } catch (error) {
    if (!isOurs(error) && !isWait(error)) await db.asSystem((tx) => countRefused(tx, address));
    throw error;
  }
};

/**
 * Signs up a user or a broker. With a sender: first 202 and a code, then 201 for the same signup with that code. 400 for a
 * password that is easy to guess, a phone that cannot receive a code and a wrong code, 409 for a taken email, 429 for too many
 * calls or codes, 503 when the code could not be sent. Without a sender: 201 at once.
 */
export const signUp = (signup: Signup): Promise<SignupResponse> =>
  signup.send && signup.body.otpId
    ? attempt(signup)
    : inTurnOfAddress(networkOf(signup.address), () => attempt(signup));
