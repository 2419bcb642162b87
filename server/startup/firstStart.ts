import { PASSWORD_MAX } from '#contract/auth.ts';
import type { DemoAccount } from '#contract/demo.ts';
import { requiredEmail } from '#contract/fields.ts';
import { signupPasswordError } from '#contract/rules/signupPassword.ts';
import { createOperator, findAccount, hasOperator } from '../auth/accounts.ts';
import { guessableError } from '../auth/commonPasswords.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { demoAccounts } from '../demo/accounts.ts';
import type { ImageStore } from '../media/types.ts';

interface Start {
  readonly config: Pick<Config, 'demo' | 'adminEmail' | 'adminPassword'>;
  readonly db: Database;
  readonly images: ImageStore;
  readonly log: (message: string) => void;
}

const makeFirstOperator = async ({ config: { adminEmail, adminPassword }, db }: Start): Promise<void> => {
  if (!adminEmail) throw new ConfigError('ADMIN_EMAIL', 'is required: the first start makes the operator from it');
  if (!requiredEmail().isValidSync(adminEmail)) {
    throw new ConfigError('ADMIN_EMAIL', 'must be an email address: the first start makes the operator from it');
  }
  if (!adminPassword)
    throw new ConfigError('ADMIN_PASSWORD', 'is required: the first start makes the operator from it');
  const problem =
    signupPasswordError(adminPassword) ??
    (adminPassword.length > PASSWORD_MAX ? 'Password is too long' : undefined) ??
    guessableError(adminPassword, adminEmail);
  if (problem) throw new ConfigError('ADMIN_PASSWORD', `is too weak: ${problem}`);
  await createOperator(db, { fullName: 'Administrator', email: adminEmail, password: adminPassword }).catch(
    (error: unknown) => {
      // Another process that started at the same time was first.
      if (brokenUnique(error) !== 'operators_email') throw error;
    },
  );
};

/**
 * Creates the operator, or the demo, in an empty database. Returns the demo accounts to show, or none. Throws ConfigError for a
 * missing or weak ADMIN_EMAIL or ADMIN_PASSWORD.
 */
export const firstStart = async (start: Start): Promise<readonly DemoAccount[]> => {
  const { config, db, images, log } = start;
  if (!(await hasOperator(db))) {
    if (config.demo) {
      // Imported here, because it loads all drawings, which production does not need.
      const { fillDemo } = await import('../demo/fillDemo.ts');
      await fillDemo({ db, imageStore: images, log, now: new Date() });
    } else await makeFirstOperator(start);
  }
  if (!config.demo) return [];
  const operator = demoAccounts.find(({ role }) => role === 'super_admin')?.email ?? '';
  const isDemo = await db.asSystem((tx) => findAccount(tx, 'super_admin', operator));
  return isDemo ? demoAccounts : [];
};
