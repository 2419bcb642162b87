import type { Page } from '@playwright/test';

export interface Newcomer {
  role: 'Buyer/Owner/Tenant' | 'Agent';
  name: string;
  email: string;
  password: string;
  phone: string;
}

/** Fills the registration in and sends it. */
export const signUp = async (page: Page, who: Newcomer): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('radio', { name: who.role }).check();
  await page.getByLabel('Your Name').fill(who.name);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel(/^Password/).fill(who.password);
  await page.getByLabel('Mobile').fill(who.phone);
  await page.getByRole('button', { name: 'SIGN UP' }).click();
};
