import type { Page } from '@playwright/test';
import { fill } from './fill.ts';
import type { Account } from './operator.ts';
import type { Newcomer } from './signUp.ts';

/** Signs in the operator through the form. */
export const signInOperator = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/superadmin/login');
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Fills in and submits the form of the sign-in page, which must be open. */
export const logIn = async (page: Page, { role, email, password }: Account & Pick<Newcomer, 'role'>): Promise<void> => {
  await page.getByRole('radio', { name: role }).check();
  await fill(page, { 'E-mail': email, Password: password });
  await page.getByRole('button', { name: 'CONTINUE' }).click();
};

/** Signs in a broker through the form. */
export const signInBroker = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/auth');
  await logIn(page, { ...account, role: 'Agent' });
};
