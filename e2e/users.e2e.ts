import type { Locator } from '@playwright/test';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { addBroker, newcomer } from './support/people.ts';
import { post, send } from './support/post.ts';
import { logIn, signInBroker } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

/** A broker with one client account. */
const brokerWithClient = async (url: string) => {
  const broker = await addBroker(url, 'Kavita Joshi');
  const client = newcomer('Harpreet Gill');
  const { name: full_name, email, password } = client;
  await send(url, 'broker-users/broker/create', { full_name, email, password }, broker.token);
  return { broker, client };
};

test('a broker sees what is wrong with a user, corrects it, and adds the user', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const { client: theirs } = await brokerWithClient(server.url);
  const person = newcomer('Harpreet Gill');
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/dashboard');
  const users = page.getByRole('listitem').filter({ hasText: 'Total Users' });
  await expect(users.getByText('Live').last()).toBeVisible();
  await expect(users).toHaveText(/Total Users.*0/);
  await goTo(page, 'Users');
  await page.getByRole('button', { name: '+ Add User' }).click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  const create = form.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await fill(form, { Name: person.name, Email: 'harpreet', Password: 'short' });
  await create.click();
  await expect(form.getByText('Email must look like an email address')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters long')).toBeVisible();
  await fill(form, { Password: person.password, Email: theirs.email.toUpperCase() });
  await create.click();
  await expect(form.getByText('This email is already in use')).toBeVisible();
  await expect(form.getByText('Save failed')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(person.name);
  await form.getByLabel('Email').fill(person.email);
  await create.click();
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toBeVisible();

  await test.step('the user signs in as a home seeker', async () => {
    const guest = await visit(server, phone);
    await guest.goto('/auth');
    await logIn(guest, { ...person, role: 'Buyer/Owner/Tenant' });
    await expect(guest).toHaveURL('/');
  });
});

// findHome.e2e.ts shows that the keyboard alone is enough; the stories of the form and the table show their keys.
test('a broker adds a user and finds them with the keyboard alone', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const { broker, client } = await brokerWithClient(server.url);
  const person = newcomer('Meena Soni');
  const page = await visit(server, desktop, { as: [broker] });
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.goto('/broker/users');
  const add = page.getByRole('button', { name: '+ Add User' });
  await expect(page.getByRole('row', { name: new RegExp(client.email) })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(add);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add User' });
  await expect(form).toBeVisible();
  await tabTo(form.getByLabel('Name'));
  await page.keyboard.type(person.name);
  await tabTo(form.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(form.getByLabel(/^Password/));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('User added')).toBeVisible();
  await expect(form).toBeHidden();
  await tabTo(page.getByRole('textbox', { name: 'Search users' }));
  await page.keyboard.type(person.email);
  await expect(page).toHaveURL(`/broker/users?q=${encodeURIComponent(person.email)}`);
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(client.email) })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(client.email) })).toBeVisible();
});

// server/users covers the end of sessions, guards.e2e.ts what a browser does then.
test('a broker deactivates a user on a phone, which ends the open session', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const { broker, client } = await brokerWithClient(server.url);
  const signIn = () => post(server.url, 'auth/user/login', { email: client.email, password: client.password });
  const { token } = (await (await signIn()).json()) as { token: string };
  const whoami = async () =>
    (await fetch(`${server.url}/api/auth/whoami`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await whoami()).toBe(200);
  const page = await visit(server, phone, { as: [broker] });
  await page.goto('/broker/users');
  await page.getByRole('textbox', { name: 'Search users' }).fill('harpreet');
  await expect(page).toHaveURL('/broker/users?q=harpreet');
  await page.getByRole('button', { name: `Edit ${client.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Name').fill('Harpreet Kaur Gill');
  await form.getByRole('radio', { name: 'Inactive' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harpreet Kaur Gill' })).toBeVisible();
  expect(await whoami()).toBe(401);
  const refused = await signIn();
  expect([refused.status, await refused.json()]).toEqual([403, { message: 'Your account is inactive' }]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('a panel shows no data of a broker after another one signs in in a second tab', async ({ server, visit }) => {
  const { broker, client } = await brokerWithClient(server.url);
  const other = await addBroker(server.url, 'Vikram Rao');
  const theirs = { full_name: 'Ravi Saxena', email: newcomer('Ravi').email, password: client.password };
  await send(server.url, 'broker-users/broker/create', theirs, other.token);
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/users');
  await page.getByRole('button', { name: 'Edit Harpreet' }).click();
  await page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name').fill('Typed at the former panel');
  const second = await page.context().newPage();
  await signInBroker(second, other);
  await expect(second).toHaveURL('/broker/dashboard');
  await expect(page.getByText(theirs.full_name)).toBeVisible();
  await expect(page.getByRole('button', { name: `Profile menu of ${other.name}` })).toBeVisible();
  await expect(page.getByText(client.email)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
