import { fill } from './support/fill.ts';
import { goTo } from './support/goTo.ts';
import { addBroker, newcomer } from './support/people.ts';
import { send } from './support/post.ts';
import { logIn, signInBroker } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

/** A broker with one client account. */
const deskWithClient = async (url: string) => {
  const broker = await addBroker(url, 'Kavita Joshi');
  const client = newcomer('Harpreet Gill');
  const { name: full_name, email, password } = client;
  await send(url, 'broker-users/broker/create', { full_name, email, password }, broker.token);
  return { broker, client };
};

test('a broker sees what is wrong with a user, corrects it, and adds the user', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const { client: theirs } = await deskWithClient(server.url);
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

test('a desk shows no data of a broker after another one signs in in a second tab', async ({ server, visit }) => {
  const { broker, client } = await deskWithClient(server.url);
  const other = await addBroker(server.url, 'Vikram Rao');
  const theirs = { full_name: 'Ravi Saxena', email: newcomer('Ravi').email, password: client.password };
  await send(server.url, 'broker-users/broker/create', theirs, other.token);
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/users');
  await page.getByRole('button', { name: 'Edit Harpreet' }).click();
  await page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name').fill('Typed at the former desk');
  const second = await page.context().newPage();
  await signInBroker(second, other);
  await expect(second).toHaveURL('/broker/dashboard');
  await expect(page.getByText(theirs.full_name)).toBeVisible();
  await expect(page.getByRole('button', { name: `Profile menu of ${other.name}` })).toBeVisible();
  await expect(page.getByText(client.email)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
