import type { FastifyBaseLogger } from 'fastify';
import type { SignupBody, signupUser } from '../../contract/auth';
import type { Answer } from '../../contract/endpoint';
import { recordAudit } from '../db/audit';
import type { Database, Tx } from '../db/database';
import { brokenUnique } from '../db/errors';
import { HttpError, orThrow, taken } from '../http/errors';
import { forget, once, type Repeat, replay } from '../http/idempotency';
import { addSignedUp, findAccount } from './accounts';
import type { OtpSender } from './otpSender';
import { hashPassword, refuseCommon } from './passwords';
import {
  codePhone,
  countTry,
  dropCode,
  findCode,
  type IssuedCode,
  issueCode,
  refusalOf,
  type SignupRole,
  signupKey,
  spendCode,
  verdictOn,
} from './signupCodes';
import { beginSignup, forgiveSignup } from './throttle';

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

const makeAccount = async (tx: Tx, { role, body, address }: Signup, passwordHash: string): Promise<SignupAnswer> => {
  const id = await addSignedUp(tx, role, body, passwordHash);
  await recordAudit(tx, { actor: { role, accountId: id }, action: 'signed up', object: { type: role, id }, address });
  return { status: 201, body: { data: { id } } };
};

const withoutCode = async (signup: Signup): Promise<SignupAnswer> => {
  const { db, repeat } = signup;
  const passwordHash = await hashPassword(signup.body.password);
  return db.asSignIn((tx) => once(tx, repeat, () => makeAccount(tx, signup, passwordHash))).catch(orTaken);
};

const sendCode = async (signup: Signup, send: OtpSender): Promise<SignupAnswer> => {
  const { db, role, body, address, repeat, log } = signup;
  const key = await signupKey(role, body);
  const phone = codePhone(body.phone);
  let issued: IssuedCode | undefined;
  const answer = await db.asSignIn((tx) =>
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
    await db.asSignIn(async (tx) => {
      await dropCode(tx, id);
      await forget(tx, repeat);
    });
    throw new HttpError(503, 'The code could not be sent. Please try again in a moment.', {}, { 'retry-after': '5' });
  });
  return answer;
};

const needCode = () => {
  const message = 'Please enter the code that was sent to your phone';
  return new HttpError(400, message, { errors: { otpCode: message } });
};

const withCode = async (signup: Signup, otpId: string): Promise<SignupAnswer> => {
  const { db, role, body, address, repeat } = signup;
  const typed = body.otpCode?.trim();
  if (!typed) throw needCode();
  // What is over is refused before anything slow is done: ten thousand guesses cost no more than five.
  const { code, earlier } = await db.asSignIn(async (tx) => ({
    code: await findCode(tx, otpId, false),
    earlier: await replay<SignupAnswer>(tx, repeat),
  }));
  if (earlier) return earlier;
  const over = refusalOf(code);
  if (over || !code) throw over ?? needCode();
  const verdict = verdictOn(code, await signupKey(role, body), otpId, typed);
  const passwordHash = verdict === 'right' ? await hashPassword(body.password) : undefined;
  const outcome = await db
    .asSignIn(async (tx): Promise<SignupAnswer | HttpError> => {
      // One at a time from here on: of a hundred right answers one makes the account, and no wrong one goes uncounted.
      const refusal = refusalOf(await findCode(tx, otpId, true));
      const meanwhile = await replay<SignupAnswer>(tx, repeat);
      if (meanwhile || refusal) return meanwhile ?? refusal ?? needCode();
      if (verdict !== 'right' || !passwordHash) {
        await recordAudit(tx, { action: 'signup refused', address, detail: { role, code: verdict } });
        // Answered, not thrown: what was just counted must stay.
        return countTry(tx, otpId, verdict === 'right' ? 'wrong' : verdict);
      }
      return once(tx, repeat, async () => {
        await spendCode(tx, otpId);
        return makeAccount(tx, signup, passwordHash);
      });
    })
    .catch(orTaken);
  const answer = orThrow(outcome);
  await db.asSignIn((tx) => forgiveSignup(tx, address));
  return answer;
};

const isOurs = (error: unknown): boolean => !(error instanceof HttpError) || error.status >= 500;

/**
 * Signs a user or a broker up. With a sender: 202 and a code first, 201 once the same signup comes with that code. 400 for a
 * common password or a code that does not do, 409 for a taken email, 429 for too many calls or codes, 503 when the code could
 * not be sent. Without a sender: 201 at once.
 */
export const signUp = async (signup: Signup): Promise<SignupAnswer> => {
  const { db, send, body, address, repeat } = signup;
  refuseCommon(body.password);
  // Slow with a password in it: nobody else's connection is held meanwhile.
  await repeat?.hash();
  const earlier = repeat && (await db.asSignIn((tx) => replay<SignupAnswer>(tx, repeat)));
  if (earlier) return earlier;
  await db.asSignIn((tx) => beginSignup(tx, address));
  try {
    if (!send) return await withoutCode(signup);
    return await (body.otpId ? withCode(signup, body.otpId) : sendCode(signup, send));
  } catch (error) {
    // What went wrong on our side does not count.
    if (isOurs(error)) await db.asSignIn((tx) => forgiveSignup(tx, address)).catch(() => undefined);
    throw error;
  }
};
