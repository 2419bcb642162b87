import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { isFull } from './support/full.ts';
import { mailsIn } from './support/mails.ts';
import { addBroker } from './support/people.ts';
import { signInBroker } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const PROFILE = '/broker/settings/view-profile';

/**
 * A code of the authenticator app. `stepsOn` 1 gives the next one, which is valid already: each code works only once.
 */
const codeOf = (secret: string, stepsOn = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 });

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
};

// server/auth/secondStep.db.test.ts covers which codes are accepted; the stories of the card, the dialogs and the
// sign-in cover each step.
test('a broker sets up a second step, and signs in with a code and with a recovery code', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const broker = await addBroker(server.url, 'Lata Joshi');
  const page = await visit(server, desktop);
  const next = page.getByRole('button', { name: 'CONTINUE' });
  let secret = '';
  let recovery = '';

  await test.step('the profile sets it up with a secret that an app reads, and tells ten recovery codes', async () => {
    await signInBroker(page, broker);
    await expect(page).toHaveURL('/broker/dashboard');
    await page.goto(PROFILE);
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up the second step' });
    const uri = await dialog.getByRole('link', { name: 'open the app on this device' }).getAttribute('href');
    secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
    await expect(dialog.getByText(secret)).toBeVisible();
    await dialog.getByLabel(/^Code from your app/).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const codes = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(new Set(codes).size).toBe(10);
    [recovery = ''] = codes;
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();
    await expect.poll(async () => (await mailsIn(server.dataDir, 'second_step_on', broker.email)).length).toBe(1);
  });

  await test.step('the sign-in asks for the code after the password, and names a wrong one', async () => {
    await signOut(page);
    await signInBroker(page, broker);
    const field = page.getByLabel(/^Code from your app/);
    await expect(field).toBeFocused();
    await field.fill('000000');
    await next.click();
    await expect(page.getByText('This code is wrong, or was used already').first()).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(codeOf(secret, 1));
    await next.click();
    await expect(page).toHaveURL('/broker/dashboard');
  });

  await test.step('a recovery code lets in', async () => {
    await signOut(page);
    await signInBroker(page, broker);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel(/^Recovery code/).fill(recovery);
    await next.click();
    await expect(page).toHaveURL('/broker/dashboard');
    await expect.poll(async () => (await mailsIn(server.dataDir, 'recovery_code_used', broker.email)).length).toBe(1);
  });
});
