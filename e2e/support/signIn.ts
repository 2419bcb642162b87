import type { Page } from '@playwright/test';
import type { Account } from './operator.ts';

/** Signs the operator in through the form. */
export const signInOperator = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/superadmin/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Signs a broker in through the form. */
export const signInBroker = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('radio', { name: 'Agent' }).check();
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'CONTINUE' }).click();
};
