import type { Page } from '@playwright/test';
import { fill } from './fill.ts';
import type { Account } from './operator.ts';

/** Signs the operator in through the form. */
export const signInOperator = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/superadmin/login');
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Signs a broker in through the form. */
export const signInBroker = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('radio', { name: 'Agent' }).check();
  await fill(page, { 'E-mail': email, Password: password });
  await page.getByRole('button', { name: 'CONTINUE' }).click();
};
