import type { Page } from '@playwright/test';
import { exportLeads } from './support/downloads.ts';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { operator } from './support/operator.ts';
import { addBroker, signedIn } from './support/people.ts';
import { send } from './support/post.ts';
import { signInOperator } from './support/signIn.ts';
import { postHome } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { updatePhoto } from './support/updatePhoto.ts';
import { desktop } from './support/visitors.ts';

const openMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

// The stories of the brokers' screen and the server's tests cover the two halves.
test('the operator changes a broker’s name', async ({ server, meera, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const broker = await addBroker(server.url, 'Kavita');
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/brokers');
  const row = page.getByRole('row', { name: new RegExp(broker.email) });
  await row.getByRole('button', { name: 'Edit Kavita' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Broker' });
  await edit.getByLabel('Name').fill('Kavita Joshi');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Kavita Joshi')).toBeVisible();
});

test('of two people who edit one lead, the later one sees the conflict and loses nothing', async ({
  server,
  meera,
  visit,
}) => {
  const lead = {
    name: 'Rohit "Ro" Bhatia, Jr',
    email: 'rohit@mail.example',
    phone: '+91 55501 20417',
    city: '=Jaipur',
  };
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/crm');

  await test.step('the operator adds a lead of the main website', async () => {
    await page.getByRole('button', { name: '+ Add New Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await fill(form, { 'Full name': lead.name, Email: lead.email, Phone: lead.phone, City: lead.city });
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await expect(page.getByRole('heading', { name: /^Admin\/Main Website Leads \([1-9]/ })).toBeVisible();
  });

  await test.step('both open it and save', async () => {
    const second = await page.context().newPage();
    await second.goto('/superadmin/crm');
    for (const one of [page, second]) await one.getByRole('button', { name: `Edit ${lead.name}` }).click();
    const first = page.getByRole('dialog', { name: 'Edit Lead' });
    const late = second.getByRole('dialog', { name: 'Edit Lead' });
    await first.getByLabel('Assigned to').fill('Meera');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Lead saved')).toBeVisible();
    await late.getByLabel('Message').fill('Call on Sunday');
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(late.getByText('Someone changed this lead while you were editing')).toBeVisible();
    await expect(late.getByText('Assigned to: empty → Meera')).toBeVisible();
    await expect(late.getByLabel('Message')).toHaveValue('Call on Sunday');
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Lead saved')).toBeVisible();
  });

  await test.step('the leads are exported correctly', async () => {
    const [head, ...rows] = await exportLeads(page, 'leads.csv');
    expect(head?.join()).toBe(
      'id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at,scope',
    );
    const row = rows.find(([, , email]) => email === lead.email);
    const { name, email, phone, city } = lead;
    expect(row?.slice(1, 9)).toEqual([name, email, phone, `'${city}`, '', 'website', 'new', 'Meera']);
    expect(row?.at(-1)).toBe('main');
    await expect(page.getByText(/\d leads? saved in leads\.csv/)).toBeVisible();
  });
});

// bell.e2e.ts shows the same at the panel of a broker.
test('a notification is no longer counted once it is read', async ({ start, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  // A server of its own, because other journeys cause notifications, too.
  const server = await start();
  const meera = await signedIn(server.url, 'super_admin', operator);
  await addBroker(server.url, 'Kavita Joshi');
  await send(
    server.url,
    'leads/admin',
    { full_name: 'Rohit', email: 'r@mail.example', phone: '5550120417' },
    meera.token,
  );
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/dashboard');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Kavita Joshi was added as a broker.')).toBeVisible();
  await list.getByRole('link', { name: /^New lead/ }).click();
  await expect(page).toHaveURL(/\/superadmin\/crm\/\d+$/);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

// A broker does the same in brokerPanel.e2e.ts.
test('the operator changes their name and photo, and both are shown at once', async ({ server, meera, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/dashboard');
  await openMenu(page, 'Edit Profile');
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  await form.getByLabel('Full name').fill('Meera Krishnan');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Meera Krishnan/ })).toBeVisible();
  await openMenu(page, 'Update Photo');
  await updatePhoto(page, 'meera.jpg');
  await page.getByRole('link', { name: /^Profile of/ }).click();
  await expect(page).toHaveURL('/superadmin/settings/view-profile');
  await expect(page.getByText('super_admin')).toBeVisible();
});

// A broker does the same in brokerPanel.e2e.ts.
test('after the operator logs out, Back does not show the panel', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const page = await visit(server, desktop);
  await signInOperator(page, operator);
  await expect(page).toHaveURL('/superadmin/dashboard');
  await goTo(page, 'Brokers');
  await openMenu(page, 'Logout');
  await expect(page).toHaveURL('/superadmin/login');
  await page.goBack();
  await expect(page).toHaveURL('/superadmin/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin panel' })).toHaveCount(0);
});

// server/demo/fillDemo.db.test.ts compares every figure with its list.
test('the figures of the reports are the numbers of rows of the lists that they lead to', async ({
  server,
  meera,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  const { token } = await addBroker(server.url, 'Asha Rathore');
  for (const name of ['Ravi Saxena', 'Neha Gupta']) {
    await send(
      server.url,
      'leads/broker',
      { full_name: name, email: `${name.slice(0, 4)}@mail.example`, phone: '5550120417' },
      token,
    );
    await postHome(server.url, token, { title: `A home for ${name}`, city: 'Jaipur' });
  }
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/reports');
  for (const [name, limit] of [
    ['Leads', /^Created /],
    ['Homes posted', /^Posted /],
  ] as const) {
    await test.step(name, async () => {
      const figure = page.getByRole('region', { name, exact: true }).getByRole('link');
      const count = await figure.textContent();
      expect(count).toMatch(/^[1-9]/);
      await figure.click();
      await expect(page.getByRole('button', { name: limit })).toBeVisible();
      await expect(page.getByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible();
      await page.goBack();
    });
  }
});
