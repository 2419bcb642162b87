import { isFull } from './support/full.ts';
import { addBroker, newcomer } from './support/people.ts';
import { get, setStatus } from './support/post.ts';
import { logIn } from './support/signIn.ts';
import { type Newcomer, signUp } from './support/signUp.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

test('a home seeker signs up with a code, signs out and signs in again', async ({ server, visit }) => {
  const seeker: Newcomer = { ...newcomer('Ananya Sharma'), role: 'Buyer/Owner/Tenant', phone: '98290 41827' };
  const page = await visit(server, desktop);
  const code = page.getByLabel('Enter OTP');
  const alert = page.getByRole('alert');
  /** The latest code that was sent, once the server's output contains it. */
  const sentCode = async (other = '') => {
    await expect.poll(() => server.readOtp(seeker.phone)).not.toBe(other);
    return server.readOtp(seeker.phone) ?? '';
  };

  await test.step('a common password is rejected, and the form keeps its values', async () => {
    await signUp(page, { ...seeker, password: 'Password@123' });
    await expect(alert.getByText(/common/)).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue(seeker.name);
    await page.getByLabel(/^Password/).fill(seeker.password);
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    await expect(page.getByText('OTP sent to your phone')).toBeVisible();
  });

  await test.step('after five wrong codes only a new code works', async () => {
    const first = await sentCode();
    const wrong = first === '111111' ? '222222' : '111111';
    const verify = page.getByRole('button', { name: 'VERIFY OTP' });
    for (const left of [/4 tries are left/, /3 tries are left/, /2 tries are left/, /1 try is left/, /fifth time/]) {
      await code.fill(wrong);
      await verify.click();
      await expect(page.getByText(left)).toBeVisible();
    }
    // Now even the right code is rejected.
    await code.fill(first);
    await verify.click();
    await expect(page.getByText(/Too many wrong codes/)).toBeVisible();
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    const second = await sentCode(first);
    // The response to 'Resend OTP' clears the field.
    await expect(code).toHaveValue('');
    await expect(page.getByText('OTP sent to your phone')).toBeVisible();
    await code.fill(second);
    await code.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(seeker.name)).toBeVisible();
  });

  await test.step('the user signs out, and signs in only with the right password', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    await logIn(page, { ...seeker, password: 'Amber#2026palace' });
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(seeker.email);
    await logIn(page, seeker);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(seeker.name)).toBeVisible();
  });
});

test('an agent signs up on a phone, is pending, and sees a message when suspended', async ({
  server,
  meera,
  visit,
}) => {
  const agent: Newcomer = { ...newcomer('Kabir Meena'), role: 'Agent', phone: '+91 98290 51936' };
  const page = await visit(server, phone);

  await test.step('the code leads to the dashboard of a pending broker', async () => {
    await signUp(page, agent);
    await expect(page.getByText('OTP sent to your phone')).toBeVisible();
    await expect.poll(() => server.readOtp(agent.phone)).toBeTruthy();
    await page.getByLabel('Enter OTP').fill(server.readOtp(agent.phone) ?? '');
    await page.getByRole('button', { name: 'VERIFY OTP' }).click();
    await expect(page).toHaveURL('/broker/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const { data } = await get<{ data: object[] }>(server.url, 'broker/listbroker', meera.token);
    expect(data).toContainEqual(expect.objectContaining({ email: agent.email, status: 'pending' }));
  });

  await test.step('the agent signs out and in again', async () => {
    await page.getByRole('button', { name: /^Profile menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    await logIn(page, agent);
    await expect(page).toHaveURL('/broker/dashboard');
  });

  await test.step('the sign-in page tells a suspended agent', async () => {
    // Leaves the panel: otherwise a pending request of the panel could show the message first.
    await page.goto('about:blank');
    await setStatus(server.url, agent, 'suspended');
    await page.goto('/broker/properties');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await logIn(page, agent);
    await expect(page.getByText('Your account is suspended')).toBeVisible();
  });
});

// The form's stories cover the error, server/auth/signUp.db.test.ts the response.
test('signing up with an email in use shows an error at the field', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const { name, email, password } = await addBroker(server.url, 'Kabir Meena');
  const page = await visit(server, phone);
  await signUp(page, { name, email, password, role: 'Agent', phone: '98290 60000' });
  await expect(page.getByRole('alert').getByText(/already in use/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

// server/auth/auth.db.test.ts covers the limit on attempts, a story of the page the wait.
test('after five wrong passwords a user must wait, and sees for how long', async ({ start, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  // A server of its own, because the limit counts all attempts from this IP address.
  const page = await visit(await start(), desktop);
  await page.goto('/auth');
  const email = page.getByLabel('E-mail');
  await email.fill('nobody@mail.example');
  const statuses: number[] = [];
  for (let guess = 1; guess <= 6; guess++) {
    await page.getByLabel(/^Password/).fill(`Guess#${guess}word`);
    const response = page.waitForResponse('**/api/auth/user/login');
    await page.getByRole('button', { name: 'CONTINUE' }).click();
    statuses.push((await response).status());
    await expect(page.getByRole('alert')).toBeVisible();
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await expect(page.getByText(/Too many attempts.*You can try again in \d+ seconds/)).toBeVisible();
  await expect(email).toHaveValue('nobody@mail.example');
});
