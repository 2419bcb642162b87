import { exportLeads } from './support/downloads.ts';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { linkIn, mailsIn } from './support/mails.ts';
import { addBroker } from './support/people.ts';
import { post, send, tokenOf } from './support/post.ts';
import { signInBroker } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { updatePhoto } from './support/updatePhoto.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const lead = { name: 'Rohit "Ro" Bhatia, Jr', email: 'rohit@mail.example', phone: '+91 55501 20417', city: '=Jaipur' };

// The stories of the dashboard show each step.
test('a new panel is empty, and each setup step opens its form', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/dashboard');
  await expect(page.getByText('Namaste, Kavita. No lead is waiting for a first call.')).toBeVisible();
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(page.getByRole('dialog', { name: 'Add User' })).toBeVisible();
});

test('a double click adds one lead, which is shown as waiting and is exported correctly', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const other = await addBroker(server.url, 'Vikram Rao');
  const theirs = { full_name: 'Not Kavita’s', email: 'theirs@mail.example', phone: '+91 55501 20999' };
  await send(server.url, 'leads/broker', theirs, other.token);
  const page = await visit(server, desktop, { as: [broker] });

  await page.goto('/broker/crm');
  await page.getByRole('button', { name: '+ Add Lead' }).click();
  const form = page.getByRole('dialog', { name: 'Add Lead' });
  await fill(form, { 'Full name': lead.name, Email: lead.email, Phone: '12', City: lead.city });
  await form.getByRole('button', { name: 'Add Lead' }).click();
  await expect(form.getByText('Phone must have 7 to 15 digits')).toBeVisible();
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByRole('button', { name: 'Add Lead' }).dblclick();
  await expect(page.getByRole('heading', { name: 'My Leads (1)' })).toBeVisible();

  const [head, row, ...rest] = await exportLeads(page, 'my-leads.csv');
  expect(head?.join()).toBe('id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at');
  expect(row?.slice(1, 9)).toEqual([lead.name, lead.email, lead.phone, `'${lead.city}`, '', 'website', 'new', '']);
  expect(rest).toEqual([]);
  await expect(page.getByText('1 lead saved in my-leads.csv')).toBeVisible();

  await goTo(page, 'Dashboard');
  await expect(page.getByText('One new lead is waiting for a first call.')).toBeVisible();
  await page.getByRole('list', { name: 'Latest leads' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: lead.name }).getByText(lead.phone)).toBeVisible();
});

test('a broker changes their profile and photo on a phone, and signs in with the new email', async ({
  server,
  visit,
}) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const other = await addBroker(server.url, 'Vikram Rao');
  const page = await visit(server, phone, { as: [broker] });
  await page.goto('/broker/settings/view-profile');
  const card = page.getByRole('region', { name: 'Profile' });
  await expect(card.getByText('broker', { exact: true })).toBeVisible();
  expect((await card.getByRole('definition').allTextContents()).slice(0, 3)).toEqual(['broker', '-', '-']);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  await fill(form, { Email: other.email, 'License No': 'RAJ/A/2026/0417' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This email is already in use').first()).toBeVisible();
  const email = `new.${broker.email}`;
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('RAJ/A/2026/0417')).toBeVisible();
  await expect(card.getByText(`Open the link in the mail to ${email}`)).toBeVisible();
  const link = await linkIn(server, 'email_confirm', email);
  const opened = await page.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL('/auth/email');
  await page.getByRole('button', { name: 'Confirm this e-mail' }).click();
  await expect(page.getByText(`From now on you log in with ${email}.`)).toBeVisible();
  await tokenOf(server.url, 'broker', { ...broker, email });
  await expect.poll(async () => (await mailsIn(server.dataDir, 'email_changed', broker.email)).length).toBe(1);
  await page.goto('/broker/settings/view-profile');
  await expect(card.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Update Photo' }).click();
  await updatePhoto(page, 'kavita.jpg');
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 256);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('a form that was open when the session ended is restored after signing in', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/crm');
  await page.getByRole('button', { name: '+ Add Lead' }).click();
  const form = page.getByRole('dialog', { name: 'Add Lead' });
  await fill(form, { 'Full name': 'Ishita Bhargava', Email: 'ishita@mail.example', Phone: '+91 55501 20418' });
  expect((await post(server.url, 'auth/logout', {}, broker.token)).status).toBe(200);
  await form.getByRole('button', { name: 'Add Lead' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInBroker(page, broker);
  await expect(page).toHaveURL('/broker/crm');
  await page.getByRole('button', { name: '+ Add Lead' }).click();
  await expect(form.getByText('What you typed before is here again')).toBeVisible();
  await form.getByRole('button', { name: 'Add Lead' }).click();
  await expect(page.getByRole('heading', { name: 'My Leads (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Ishita Bhargava' })).toBeVisible();
});

test('after a broker logs out, Back does not show the panel', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const { name: full_name, email, phone: number } = lead;
  await send(server.url, 'leads/broker', { full_name, email, phone: number }, broker.token);
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/dashboard');
  await goTo(page, 'CRM');
  await expect(page.getByText(full_name).first()).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(full_name)).toHaveCount(0);
});
