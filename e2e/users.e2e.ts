import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { goTo } from './support/goTo';
import { operatorAlone } from './support/operator';
import { createBrokers, post, tokenOf } from './support/post';
import { signInBroker } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const broker = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const other = { name: 'Vikram Rao', email: 'vikram@rao.example', password: 'Jaipur#2026home' };
const theirs = { full_name: 'Ravi Saxena', email: 'ravi@saxena.example', password: 'Jaipur#2026home' };
const person = { name: 'Harpreet Gill', email: 'harpreet@gill.example', password: 'Udaipur#2026lake' };

// One story in the order it happens: each step leans on the ones before.
describe('a broker lets a user in and out', () => {
  let server: RunningServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;
  let token: string;

  const signIn = () => post(server.url, 'auth/user/login', { email: person.email, password: person.password });
  const whoami = () => fetch(`${server.url}/api/auth/whoami`, { headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    server = await startServer(operatorAlone, lastEngine);
    await createBrokers(server.url, [broker, other]);
    const another = await tokenOf(server.url, 'broker', other);
    expect((await post(server.url, 'broker-users/broker/create', theirs, another)).status).toBe(201);
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
    ({ token } = await answer.json());
    expect((await whoami()).status).toBe(200);
  });

  it('adds another by keyboard alone, from the skip link to the search that finds them', async () => {
    const { page } = desk;
    const tabTo = async (target: Locator) => {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    await page.reload();
    const add = page.getByRole('button', { name: '+ Add User' });
    await add.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await tabTo(add);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add User' });
    await form.waitFor();
    await tabTo(form.getByLabel('Name'));
    await page.keyboard.type('Meena Soni');
    await tabTo(form.getByLabel('Email'));
    await page.keyboard.type('meena@soni.example');
    await tabTo(form.getByLabel(/^Password/));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('User added').waitFor();
    await form.waitFor({ state: 'detached' });
    await tabTo(page.getByRole('textbox', { name: 'Search users' }));
    await page.keyboard.type('soni.example');
    await page.waitForURL('**/broker/users?q=soni.example');
    await page.getByRole('row', { name: /meena@soni/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: new RegExp(person.email) }).waitFor();
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

  it('shows nothing of the desk once another broker signs in in a second tab', async () => {
    const { page, context } = desk;
    await page.getByRole('button', { name: 'Edit Harpreet' }).click();
    await page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name').fill('Typed at the former desk');
    const second = await context.newPage();
    await signInBroker(second, server.url, other);
    await second.waitForURL('**/broker/dashboard');
    await page.getByText(theirs.full_name).waitFor();
    await page.getByRole('button', { name: `Profile menu of ${other.name}` }).waitFor();
    expect(await page.getByText(person.email).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await second.close();
  });

  it('leaves nothing wrong on the console', () => {
    expect(desk.wrong).toEqual([]);
  });
});
