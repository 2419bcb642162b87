import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { operators, secondSteps } from '../db/schema/accounts.ts';
import { HttpError, orThrow } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { attemptOf, type BegunAttempt, beginAttempt, forgiveAttempt, undoAttempt } from '../http/throttle.ts';
import { SECOND_STEP_GRACE_DAYS } from '../limits/accounts.ts';
import { addMail } from '../mail/mailJobs.ts';
import { confirmPassword } from './confirmPassword.ts';
import { findProfile } from './queries.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf, uriOf } from './totp.ts';

interface Owner {
  readonly role: Role;
  readonly accountId: number;
}

const ofOwner = ({ role, accountId }: Owner) => and(eq(secondSteps.role, role), eq(secondSteps.accountId, accountId));

const stored = async (tx: Tx, owner: Owner) => (await tx.select().from(secondSteps).where(ofOwner(owner)))[0];

/**
 * The account's second step, and when it must be set up: for operators after a grace period if `required` is true, and
 * at once for anyone who signs in after the setting that requires it is switched on.
 */
export const findSecondStep = async (
  tx: Tx,
  owner: Owner & { readonly lacksSecondStep: boolean },
  required: boolean,
) => {
  const row = await stored(tx, owner);
  const on = Boolean(row?.confirmedAt);
  const graced = required && !on && owner.role === 'super_admin';
  const [operator] = graced
    ? await tx.select({ first: operators.firstLoginAt }).from(operators).where(eq(operators.id, owner.accountId))
    : [];
  const due =
    owner.lacksSecondStep && !on
      ? new Date()
      : operator?.first && new Date(operator.first.getTime() + SECOND_STEP_GRACE_DAYS * 86_400_000);
  return {
    on,
    recovery_codes_left: on ? (row?.recoveryHashes.length ?? 0) : 0,
    required_by: due?.toISOString() ?? null,
  };
};

/** Whether the account has a second step. */
export const hasSecondStep = async (tx: Tx, owner: Owner): Promise<boolean> =>
  (await tx.$count(secondSteps, and(ofOwner(owner), isNotNull(secondSteps.confirmedAt)))) > 0;

/** Uses up a code of the app, or a recovery code: when several calls send the same one, only one succeeds. */
export const takeCode = async (tx: Tx, owner: Owner, code: string): Promise<'code' | 'recovery' | undefined> => {
  const row = await stored(tx, owner);
  if (!row?.confirmedAt) return undefined;
  const step = stepOf(row.secret, code);
  const hash = recoveryHash(code);
  const left = secondSteps.recoveryHashes;
  const taken = await tx
    .update(secondSteps)
    .set(step === undefined ? { recoveryHashes: sql`array_remove(${left}, ${hash})` } : { lastStep: step })
    .where(and(ofOwner(owner), step === undefined ? sql`${hash} = any(${left})` : lt(secondSteps.lastStep, step)))
    .returning({ role: secondSteps.role });
  return taken.length === 0 ? undefined : step === undefined ? 'recovery' : 'code';
};

const ON = 'The second step is already on. Turn it off first.';

/** Begins to set up the second step. 409 while one is on. */
export const beginSecondStep = async (db: Database, session: Session, address: string) => {
  const { email } = await findProfile(db, session);
  return db.asSystem(async (tx) => {
    const { role, accountId, tokenHash: begunBy } = session;
    const fresh = { secret: newSecret(), begunBy };
    const [row] = await tx
      .insert(secondSteps)
      .values({ role, accountId, ...fresh })
      .onConflictDoUpdate({
        target: [secondSteps.role, secondSteps.accountId],
        set: {
          secret: sql`case when ${secondSteps.begunBy} = ${begunBy} then ${secondSteps.secret} else excluded.secret end`,
          begunBy,
          createdAt: sql`now()`,
        },
        setWhere: isNull(secondSteps.confirmedAt),
      })
      .returning({ secret: secondSteps.secret });
    if (!row) throw new HttpError(409, ON);
    await recordAudit(tx, { actor: session, action: 'second_step.begun', address });
    return { secret: row.secret, uri: uriOf(row.secret, email) };
  });
};

interface Tried {
  readonly begun: BegunAttempt;
  readonly email: string;
  readonly name: string;
}

// Counts a call as a failed sign-in until it has succeeded.
const trying = async <T>(
  db: Database,
  session: Session,
  address: string,
  work: (tried: Tried) => Promise<T | HttpError>,
): Promise<T> => {
  const { email, name } = await findProfile(db, session);
  const begun = await db.asSystem((tx) => beginAttempt(tx, attemptOf(session.role, email, address)));
  const outcome = await work({ begun, email, name }).catch(async (error: unknown) => {
    await db.asSystem((tx) => undoAttempt(tx, begun)).catch(() => undefined);
    throw error;
  });
  return orThrow(outcome);
};

const WRONG_CODE = 'This code is wrong, or was used already';

/** The refusal of a wrong or used code. */
export const wrongCode = (status: 400 | 401): HttpError =>
  new HttpError(status, WRONG_CODE, { ...(status === 401 && { code: 'second_factor' }), errors: { otp: WRONG_CODE } });

/** Switches the second step on, and returns the recovery codes. Wrong codes count like failed sign-ins. */
export const confirmSecondStep = (db: Database, session: Session, otp: string, address: string): Promise<string[]> =>
  trying(db, session, address, ({ begun, email: to, name }) =>
    db.asSystem(async (tx) => {
      const row = await stored(tx, session);
      if (row?.confirmedAt) throw new HttpError(409, ON);
      if (!row || row.begunBy !== session.tokenHash) throw new HttpError(409, 'Please set up the second step again');
      const lastStep = stepOf(row.secret, otp);
      if (lastStep === undefined) {
        await recordAudit(tx, { actor: session, action: 'second_step.refused', address });
        return wrongCode(400);
      }
      const codes = newRecoveryCodes();
      const confirmed = await tx
        .update(secondSteps)
        .set({ lastStep, confirmedAt: sql`now()`, recoveryHashes: codes.map(recoveryHash) })
        .where(and(ofOwner(session), isNull(secondSteps.confirmedAt), eq(secondSteps.secret, row.secret)))
        .returning({ role: secondSteps.role });
      if (confirmed.length === 0) throw new HttpError(409, ON);
      await forgiveAttempt(tx, begun);
      await addMail(tx, { kind: 'second_step_on', role: session.role, to, name });
      await recordAudit(tx, { actor: session, action: 'second_step.switched_on', address });
      return codes;
    }),
  );

/** Switches the second step off. Wrong passwords count like failed sign-ins. */
export const disableSecondStep = async (
  db: Database,
  session: Session,
  password: string,
  address: string,
): Promise<void> => {
  const asked = { password, field: 'password', refused: 'second_step.refused' } as const;
  const { email: to, name, holdPassword } = await confirmPassword(db, session, asked, address);
  await db.asSystem(async (tx) => {
    await holdPassword(tx);
    const [ended] = await tx.delete(secondSteps).where(ofOwner(session)).returning({ on: secondSteps.confirmedAt });
    if (ended?.on) await addMail(tx, { kind: 'second_step_off', role: session.role, to, name });
    await recordAudit(tx, { actor: session, action: 'second_step.switched_off', address });
  });
};
