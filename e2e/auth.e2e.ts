import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { operator, operatorAlone } from './support/operator';
import { tokenOf } from './support/post';
import { type Newcomer, signUp } from './support/signUp';
import { type RunningServer, startServer } from './support/startServer';

const seeker: Newcomer = {
  role: 'Buyer/Owner/Tenant',
  name: 'Ananya Sharma',
  email: 'ananya@mail.example',
  password: 'Amber#2026fort',
  phone: '98290 41827',
};
const agent: Newcomer = {
  role: 'Agent',
  name: 'Kabir Meena',
  email: 'kabir@homes.example',
  password: 'Hawa#2026mahal',
  phone: '+91 98290 51936',
};

const logIn = async (page: Page, { role, email, password }: Newcomer) => {
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'CONTINUE' }).click();
};

// One story in the order it happens: each step leans on the ones before.
describe('the door', () => {
  let server: RunningServer;
  let browser: Browser;
  let home: Awaited<ReturnType<typeof openVisitor>>;
  let shop: Awaited<ReturnType<typeof openVisitor>>;

  /** A call of the operator's, for what happens behind the door. */
  const asOperator = async (path: string, init: RequestInit = {}) => {
    const token = await tokenOf(server.url, 'super-admin', operator);
    const answer = await fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  /** The code that was sent last, as soon as the server's log has come through. */
  const codeFor = (who: Newcomer) => vi.waitFor(() => server.readOtp(who.phone));

  beforeAll(async () => {
    server = await startServer(operatorAlone, lastEngine);
    browser = await openBrowser();
    home = await openVisitor(browser, desktop);
    shop = await openVisitor(browser, phone);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, 'auth');
  });

  it('stops a common password, and keeps what was typed', async () => {
    const { page } = home;
    await signUp(page, server.url, { ...seeker, password: 'Password@123' });
    await page
      .getByRole('alert')
      .getByText(/common/)
      .waitFor();
    expect(await page.getByLabel('Your Name').inputValue()).toBe(seeker.name);
    await page.getByLabel(/^Password/).fill(seeker.password);
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    await page.getByText('OTP sent to your phone').waitFor();
  });

  it('lets a user in by a new code, after five wrong ones', async () => {
    const { page } = home;
    const first = await codeFor(seeker);
    const wrong = first === '111111' ? '222222' : '111111';
    const code = page.getByLabel('Enter OTP');
    const verify = page.getByRole('button', { name: 'VERIFY OTP' });
    for (const left of [/4 tries are left/, /3 tries are left/, /2 tries are left/, /1 try is left/, /fifth time/]) {
      await code.fill(wrong);
      await verify.click();
      await page.getByRole('alert').getByText(left).waitFor();
    }
    // Also the right one is of no use any more.
    await code.fill(first);
    await verify.click();
    await page
      .getByRole('alert')
      .getByText(/Too many wrong codes/)
      .waitFor();
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    // 'Please wait' until the server has answered: then the last code's digits are gone.
    await page.getByRole('button', { name: 'SIGN UP' }).waitFor();
    await page.getByText('OTP sent to your phone').waitFor();
    await expect.poll(() => server.readOtp(seeker.phone)).not.toBe(first);
    await code.fill(server.readOtp(seeker.phone));
    await code.press('Enter');
    await page.waitForURL(`${server.url}/`);
    await page.getByText(seeker.name).waitFor();
  });

  it('lets an agent in on a phone, pending', async () => {
    const { page } = shop;
    await signUp(page, server.url, agent);
    await page.getByLabel('Enter OTP').fill(await codeFor(agent));
    await page.getByRole('button', { name: 'VERIFY OTP' }).click();
    await page.waitForURL(`${server.url}/broker/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const { data } = await asOperator('/api/broker/listbroker');
    expect(data).toMatchObject([{ email: agent.email, status: 'pending' }]);
  });

  it('says that an account exists already', async () => {
    const { page, context } = await openVisitor(browser, phone);
    await signUp(page, server.url, { ...agent, phone: '98290 60000' });
    await page
      .getByRole('alert')
      .getByText(/already in use/)
      .waitFor();
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });

  it('lets both out, and in again, but not by a wrong password', async () => {
    const { page } = home;
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    await logIn(page, { ...seeker, password: 'Amber#2026palace' });
    await page.getByText('Invalid email or password').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(seeker.email);
    await logIn(page, seeker);
    await page.waitForURL(`${server.url}/`);
    await page.getByText(seeker.name).waitFor();

    await shop.page.getByRole('button', { name: /^Profile menu of/ }).click();
    await shop.page.getByRole('menuitem', { name: 'Logout' }).click();
    await shop.page.waitForURL(`${server.url}/auth`);
    await logIn(shop.page, agent);
    await shop.page.waitForURL(`${server.url}/broker/dashboard`);
  });

  it('tells a suspended agent so, once the session is over', async () => {
    const { page } = shop;
    // Away from the desk: a question that it still asks would learn of the end first, and say so there.
    await page.goto('about:blank');
    const { data } = await asOperator('/api/broker/listbroker');
    const body = new FormData();
    for (const [name, value] of Object.entries({ full_name: agent.name, email: agent.email, status: 'suspended' }))
      body.append(name, value);
    await asOperator(`/api/broker/updatebroker/${data[0].id}`, { method: 'PUT', body });
    await page.goto(`${server.url}/broker/properties`);
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    await logIn(page, agent);
    await page.getByText('Your account is suspended').waitFor();
  });

  it('makes whoever guesses wait, and says for how long', async () => {
    const { page, context } = await openVisitor(browser, desktop);
    await page.goto(`${server.url}/auth`);
    const email = page.getByLabel('E-mail');
    await email.fill('nobody@mail.example');
    const answers: number[] = [];
    for (let guess = 1; guess <= 6; guess++) {
      await page.getByLabel(/^Password/).fill(`Guess#${guess}word`);
      const answered = page.waitForResponse('**/api/auth/user/login');
      await page.getByRole('button', { name: 'CONTINUE' }).click();
      answers.push((await answered).status());
      await page.getByRole('alert').waitFor();
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    await page.getByText(/Too many attempts.*You can try again in \d+ seconds/).waitFor();
    expect(await email.inputValue()).toBe('nobody@mail.example');
    await context.close();
  });

  it('wrote nothing to the console that a person should not see, and ends cleanly', async () => {
    expect([...home.wrong, ...shop.wrong]).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
