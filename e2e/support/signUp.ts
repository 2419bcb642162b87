import type { Page } from '@playwright/test';
import { fill } from './fill.ts';

export interface Newcomer {
  role: 'Buyer/Owner/Tenant' | 'Agent';
  name: string;
  email: string;
  password: string;
  phone: string;
}

/** Fills in the sign-up form and submits it. */
export const signUp = async (page: Page, person: Newcomer): Promise<void> => {
  await page.goto('/auth');
  await signUpHere(page, person);
};

/** As `signUp`, on the login page, which must be open. */
export const signUpHere = async (page: Page, person: Newcomer): Promise<void> => {
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('radio', { name: person.role }).check();
  await fill(page, {
    'Your Name': person.name,
    'E-mail': person.email,
    Password: person.password,
    Mobile: person.phone,
  });
  await page.getByRole('button', { name: 'SIGN UP' }).click();
};
