import { linkIn, mailsIn } from './support/mails.ts';
import { addBroker } from './support/people.ts';
import { signInBroker } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const NEW = 'Udaipur#2026lake';

test('a broker who forgot the password sets a new one by a link, which works once and ends every session', async ({
  server,
  visit,
}) => {
  const broker = await addBroker(server.url, 'Lata Joshi');
  const page = await visit(server, desktop);
  let link = '';

  await test.step('the login leads to the page that asks for the e-mail, and says the same for any', async () => {
    await page.goto('/auth?role=broker');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/auth/forgot?role=broker');
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('E-mail').fill(broker.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If this email has an account, a link to a new password is on its way.')).toBeVisible();
  });

  await test.step('the mail has the link, at the server’s own address', async () => {
    await expect.poll(async () => (await mailsIn(server.dataDir, 'reset', broker.email)).length).toBe(1);
    const [mail = ''] = await mailsIn(server.dataDir, 'reset', broker.email);
    expect(mail).toContain('Subject: Set a new password');
    link = await linkIn(server, 'reset', broker.email);
  });

  await test.step('the page takes the token out of its address, and sets the password', async () => {
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveURL('/auth/reset');
    await page.getByLabel(/^New password/).fill(NEW);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    const whoami = await page.request.get('/api/auth/whoami', { headers: { authorization: `Bearer ${broker.token}` } });
    expect(whoami.status()).toBe(401);
    await expect.poll(async () => (await mailsIn(server.dataDir, 'password_changed', broker.email)).length).toBe(1);
  });

  await test.step('a second use of the link says so, and leads to another', async () => {
    await page.goto(link);
    await page.getByLabel(/^New password/).fill(NEW);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('This link does not work any more')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot');
  });

  await test.step('the new password opens the account; the profile shows this session and changes the password', async () => {
    await signInBroker(page, { email: broker.email, password: NEW });
    await expect(page).toHaveURL('/broker/dashboard');
    await page.goto('/broker/settings/view-profile');
    await expect(page.getByText(/\(this session\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel(/^Current password/).fill('not this one');
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(broker.password);
    await dialog.getByLabel(/^New password again/).fill(broker.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('This is not your current password').first()).toBeVisible();
    await dialog.getByLabel(/^Current password/).fill(NEW);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByText(/\(this session\)/)).toBeVisible();
  });
});
