import { PASSWORD_MAX } from '#contract/auth.ts';
import type { DemoAccount } from '#contract/demo.ts';
import { requiredEmail } from '#contract/fields.ts';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { createOperator, findAccount, hasOperator } from '../auth/accounts.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { violatedUnique } from '../db/errors.ts';
import { demoAccounts } from '../demo/accounts.ts';
import type { PhotoStore } from '../media/types.ts';

interface Start {
  readonly config: Pick<Config, 'production' | 'demo' | 'operatorEmail' | 'operatorPassword'>;
  readonly db: Database;
  readonly photoStore: PhotoStore;
  readonly log: (message: string) => void;
}

const makeFirstOperator = async ({ config: { operatorEmail, operatorPassword }, db }: Start): Promise<void> => {
  if (!operatorEmail) throw new ConfigError('ADMIN_EMAIL', 'is required: the first start makes the operator from it');
  if (!requiredEmail().isValidSync(operatorEmail)) {
    throw new ConfigError('ADMIN_EMAIL', 'must be an email address: the first start makes the operator from it');
  }
  if (!operatorPassword)
    throw new ConfigError('ADMIN_PASSWORD', 'is required: the first start makes the operator from it');
  const { guessableError } = await import('../auth/commonPasswords.ts');
  const problem =
    signupPasswordError(operatorPassword) ??
    (operatorPassword.length > PASSWORD_MAX ? 'Password is too long' : undefined) ??
    guessableError(operatorPassword, operatorEmail);
  if (problem) throw new ConfigError('ADMIN_PASSWORD', `is too weak: ${problem}`);
  await createOperator(db, { fullName: 'Administrator', email: operatorEmail, password: operatorPassword }).catch(
    (error: unknown) => {
      // Another process that started at the same time was faster.
      if (violatedUnique(error) !== 'operators_email') throw error;
    },
  );
};

// Imported on demand, because only production looks for a demo.
const refuseDemo = async (db: Database): Promise<void> => {
  const { findDemo } = await import('../demo/findDemo.ts');
  const { operators, brokers, users } = await db.asSystem(findDemo);
  const count = operators.length + brokers.length + users.length;
  if (count === 0) return;
  throw new ConfigError(
    'DATABASE_URL',
    `holds a demo (accounts: ${count}), whose password everyone knows: remove it with npm run demo:remove`,
  );
};

const ignored = ({ config }: Start, why: string): string[] => {
  const names = [config.operatorEmail && 'ADMIN_EMAIL', config.operatorPassword && 'ADMIN_PASSWORD'].filter(Boolean);
  return names.length > 0 ? [`Ignored: ${names.join(' and ')}, because ${why}`] : [];
};

/** The result of `firstStart`: the demo accounts to show, or none, and what to warn about. */
interface Started {
  readonly demoAccounts: readonly DemoAccount[];
  readonly warnings: readonly string[];
}

/**
 * Creates the operator, or the demo, in an empty database. Throws ConfigError for a missing or weak ADMIN_EMAIL or ADMIN_PASSWORD,
 * and in production for a database with a demo.
 */
export const firstStart = async (start: Start): Promise<Started> => {
  const { config, db, photoStore, log } = start;
  if (config.production) await refuseDemo(db);
  const warnings: string[] = [];
  if (await hasOperator(db))
    warnings.push(...ignored(start, 'they only make the first operator, and there is one already'));
  else if (config.demo) {
    warnings.push(...ignored(start, 'the demo has an operator of its own; DEMO=off makes yours instead'));
    // Imported on demand, because production does not need it.
    const { fillDemo } = await import('../demo/fillDemo.ts');
    await fillDemo({ db, store: photoStore, log, now: new Date() });
  } else await makeFirstOperator(start);
  if (!config.demo) return { demoAccounts: [], warnings };
  const operator = demoAccounts.find(({ role }) => role === 'super_admin')?.email ?? '';
  const isDemo = await db.asSystem((tx) => findAccount(tx, 'super_admin', operator));
  return { demoAccounts: isDemo ? demoAccounts : [], warnings };
};
