import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { goTo } from './support/goTo';
import { signInBroker } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const operator = { email: 'meera@nivaas.example', password: 'Udaipur#2026lake' };
const broker = { full_name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const other = { full_name: 'Vikram Rao', email: 'vikram@rao.example', password: 'Jaipur#2026home' };
const theirs = { full_name: 'Ravi Saxena', email: 'ravi@saxena.example', password: 'Jaipur#2026home' };
const person = { name: 'Harpreet Gill', email: 'harpreet@gill.example', password: 'Udaipur#2026lake' };

// One story in the order it happens: each step leans on the ones before.
describe('a broker lets a user in and out', () => {
  let server: RunningServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;
  let token: string;

  const post = (path: string, body: object | FormData, bearer?: string) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;
  const signIn = () => post('auth/user/login', { email: person.email, password: person.password });
  const whoami = () => fetch(`${server.url}/api/auth/whoami`, { headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    server = await startServer({ DEMO: 'off', ADMIN_EMAIL: operator.email, ADMIN_PASSWORD: operator.password });
    const bearer = await tokenOf(await post('auth/super-admin/login', operator));
    for (const { full_name, email, password } of [broker, other]) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ full_name, email, password })) form.set(name, value);
      expect((await post('broker/createbroker', form, bearer)).status).toBe(201);
    }
    const { email, password } = other;
    const another = await tokenOf(await post('auth/broker/login', { email, password }));
    expect((await post('broker-users/broker/create', theirs, another)).status).toBe(201);
    browser = await openBrowser();
    desk = await openVisitor(browser, desktop);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, 'users');
  });

  it('signs in and sees how many users there are', async () => {
    const { page } = desk;
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
    const users = page.getByRole('listitem').filter({ hasText: 'Total Users' });
    await users.getByText('Live').last().waitFor();
    expect(await users.textContent()).toMatch(/Total Users.*0/);
  });

  it('is told what is wrong, loses nothing, and adds the user', async () => {
    const { page } = desk;
    await goTo(page, 'Users');
    await page.getByRole('button', { name: '+ Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    const create = form.getByRole('button', { name: 'Create' });
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel('Name').fill(person.name);
    await form.getByLabel('Email').fill('harpreet');
    await form.getByLabel(/^Password/).fill('short');
    await create.click();
    await form.getByText('Email must look like an email address').waitFor();
    await form.getByText('Password must be at least 8 characters long').waitFor();
    await form.getByLabel(/^Password/).fill(person.password);
    await form.getByLabel('Email').fill(theirs.email.toUpperCase());
    await create.click();
    await form.getByText('This email is already in use').waitFor();
    await form.getByText('Save failed').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe(person.name);
    await form.getByLabel('Email').fill(person.email);
    await create.click();
    await page.getByRole('row', { name: new RegExp(person.email) }).waitFor();
    const answer = await signIn();
    expect(answer.status).toBe(200);
    token = await tokenOf(answer);
    expect((await whoami()).status).toBe(200);
  });

  it('finds the user on a phone, changes the name, and closes the account: the open session ends at once', async () => {
    const { page, context, wrong } = await openVisitor(browser, phone);
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
    await page.goto(`${server.url}/broker/users`);
    await page.getByRole('textbox', { name: 'Search users' }).fill('gill.example');
    await page.waitForURL('**/broker/users?q=gill.example');
    await page.getByRole('button', { name: `Edit ${person.name}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit User' });
    await form.getByLabel('Name').fill('Harpreet Kaur Gill');
    await form.getByRole('radio', { name: 'Inactive' }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('User saved').waitFor();
    await page.getByRole('heading', { name: 'Harpreet Kaur Gill' }).waitFor();
    expect((await whoami()).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, await refused.json()]).toEqual([403, { message: 'Your account is inactive' }]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('leaves nothing wrong on the console', () => {
    expect(desk.wrong).toEqual([]);
  });
});
