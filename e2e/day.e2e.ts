import type { Locator, Page } from '@playwright/test';
import { waitLikeAPerson } from './support/enquiryForm.ts';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { hydrated } from './support/hydrated.ts';
import { operator } from './support/operator.ts';
import { plainPhoto } from './support/photos.ts';
import { get, send, tokenOf } from './support/post.ts';
import { logIn, signInBroker, signInOperator } from './support/signIn.ts';
import { enquire, postHome, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const password = 'Jaipur#2026home';
const kavita = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password, home: 'Flat near Akshaya Patra' };
const imran = { name: 'Imran Khan', email: 'imran@khan.example', password, home: 'Villa by the Ajmer road' };
const client = { full_name: 'Farah Ali', email: 'farah@ali.example', password: 'Udaipur#2026lake' };
const ravi = { name: 'Ravi Saxena', email: 'ravi.saxena@mail.example', phone: '+91 55501 20417' };
const neha = { full_name: 'Neha Gupta', phone: '+91 55501 20418' };

const rowOf = (page: Page, words: string) => page.getByRole('row', { name: new RegExp(words) });
const imageWidth = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

// Stories and the server's tests cover each step; other journeys cover enquiries, websites and the end of sessions.
test('a day of the operator, two brokers and their visitors', async ({ start, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  // Brokers sign up without a code here. The journey needs a server of its own, because it checks counts.
  const server = await start({ OTP_SENDER: 'off' });
  const [office, shop, guest] = [
    await visit(server, desktop),
    await visit(server, desktop),
    await visit(server, phone, {
      // The journey blocks the script that sends the enquiry.
      expectedErrors: /enquirySender|dynamically imported module/,
    }),
  ];
  const sites = { kavita: '/site/kavita-joshi', imran: '/site/imran-khan' };
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const setStatus = async (name: string, status: 'Active' | 'Suspended') => {
    await office.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = office.getByRole('dialog', { name: 'Edit Broker' });
    await edit.getByRole('radio', { name: status }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(office, name).getByText(status, { exact: true })).toBeVisible();
  };
  let home = '';

  await test.step('the operator signs in only with the right password, and the panel is empty', async () => {
    await signInOperator(office, { ...operator, password: 'Wrong#2026word' });
    await expect(office.getByText('Invalid email or password')).toBeVisible();
    await expect(office.getByLabel(/^Email/)).toHaveValue(operator.email);
    await expect(office.getByLabel(/^Password/)).toHaveValue('Wrong#2026word');
    await signInOperator(office, operator);
    await expect(office).toHaveURL('/superadmin/dashboard');
    await expect(office.getByText(/All systems normal|Needs a look/)).toBeVisible();
    await expect(office.getByRole('list', { name: 'Overview' }).getByText('0', { exact: true })).toHaveCount(4);
  });

  await test.step('the operator adds a broker with a photo', async () => {
    await goTo(office, 'Brokers');
    await expect(office.getByText('No brokers found')).toBeVisible();
    await office.getByRole('button', { name: '+ Add Broker' }).click();
    const form = office.getByRole('dialog', { name: 'Add Broker' });
    await fill(form, { Name: kavita.name, Password: password });
    await form.locator('input[type=file]').setInputFiles(await plainPhoto('kavita.jpg', { r: 20, g: 120, b: 120 }));
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await expect(form.getByText('Email is required')).toBeVisible();
    await form.getByLabel('Email').fill(kavita.email);
    await form.getByRole('button', { name: 'Add Broker' }).click();
    const row = rowOf(office, kavita.email);
    await expect(row.getByText('Active')).toBeVisible();
    await expect.poll(() => imageWidth(row.locator('img'))).toBe(256);
  });

  await test.step('the operator activates an agent who signed up', async () => {
    const { name, email, home: title } = imran;
    await send(server.url, 'auth/broker/signup', { full_name: name, email, password, phone: '98290 50417' });
    await office.reload();
    await expect(rowOf(office, email).getByText('Pending')).toBeVisible();
    await setStatus(name, 'Active');
    const token = await tokenOf(server.url, 'broker', imran);
    await postHome(server.url, token, { title, city: 'Jaipur' });
    expect(await publish(server.url, token, 'minimal')).toBe(sites.imran);
  });

  await test.step('the broker is sent to sign in before the templates, and publishes one', async () => {
    await shop.goto('/broker/templates');
    await expect(shop).toHaveURL('/auth');
    await logIn(shop, { ...kavita, role: 'Agent' });
    await expect(shop).toHaveURL('/broker/templates');
    const token = await tokenOf(server.url, 'broker', kavita);
    await postHome(server.url, token, { title: kavita.home, city: 'Jaipur' });
    await send(server.url, 'broker-users/broker/create', client, token);
    await shop.getByRole('button', { name: 'Publish Luxury' }).click();
    await expect(shop.getByRole('link', { name: /^Open kavita-joshi/ })).toBeVisible();
  });

  await test.step('a visitor sends an enquiry on a phone, although its script loads only at the second try', async () => {
    const sender = '**/assets/enquirySender-*';
    await guest.route(sender, (route) => route.abort());
    await guest.goto(sites.kavita);
    await guest.locator('#listings').getByRole('link', { name: kavita.home }).first().click();
    await expect(guest.getByRole('heading', { name: kavita.home, level: 1 })).toBeVisible();
    home = new URL(guest.url()).pathname;
    await hydrated(guest);
    expect(await horizontalOverflow(guest)).toBeLessThanOrEqual(0);
    const submit = guest.getByRole('button', { name: 'Send enquiry' });
    await fill(guest, { 'Your name': ravi.name, Email: ravi.email, Message: 'May I see it on Sunday?' });
    await guest.getByRole('checkbox').check();
    await waitLikeAPerson(guest);
    await submit.click();
    await expect(guest.getByText('Your enquiry could not be sent. Please try again.')).toBeVisible();
    await guest.unroute(sender);
    await submit.click();
    await expect(guest.getByText('Phone is required')).toBeVisible();
    await expect(guest.getByLabel('Your name')).toHaveValue(ravi.name);
    await guest.getByLabel('Phone').fill(ravi.phone);
    await submit.click();
    await expect(guest.getByText('Your enquiry has been sent')).toBeVisible();
  });

  await test.step('an enquiry becomes a lead of that broker only, and two from one person become one lead', async () => {
    const { name: full_name, phone: number, email } = ravi;
    const again = { full_name, email, phone: number, message: 'Or on Monday?' };
    await enquire(server.url, sites.kavita, {
      ...again,
      property_id: Number.parseInt(home.split('/').at(-1) ?? '', 10),
    });
    await enquire(server.url, sites.imran, { ...neha, message: 'Is the price fixed?' });
    await goTo(shop, 'CRM');
    const row = rowOf(shop, ravi.name);
    await expect(shop.getByRole('heading', { name: 'My Leads (1)' })).toBeVisible();
    await expect(row).toContainText('New');
    await expect(row).toContainText('Website');
    await expect(row).toContainText(kavita.home);
    await row.getByRole('button', { name: /View/ }).click();
    const detail = shop.getByRole('dialog', { name: ravi.name });
    for (const words of ['May I see it on Sunday?', 'Or on Monday?', kavita.home])
      await expect(detail).toContainText(words);
    await shop.keyboard.press('Escape');
    const imrans = await tokenOf(server.url, 'broker', imran);
    const { data } = await get<{ data: object[] }>(server.url, 'leads/broker', imrans);
    expect(data).toEqual([expect.objectContaining({ full_name: neha.full_name })]);
  });

  await test.step('the broker updates the lead, and the operator sees it among all leads', async () => {
    const row = rowOf(shop, ravi.name);
    await row.getByRole('button', { name: /Edit/ }).click();
    const form = shop.getByRole('dialog', { name: 'Edit Lead' });
    await form.getByRole('combobox', { name: 'Status' }).click();
    await shop.getByRole('option', { name: 'Contacted' }).click();
    await form.getByLabel('Assigned to').fill('Farah');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Contacted');

    await goTo(office, 'CRM');
    await expect(office.getByRole('heading', { name: 'All Broker Leads (2)' })).toBeVisible();
    await expect(rowOf(office, ravi.name)).toContainText('Contacted');
    await expect(rowOf(office, ravi.name)).toContainText(kavita.name);
    await expect(rowOf(office, neha.full_name)).toContainText(imran.name);
    await expect(office.getByText('No admin leads')).toBeVisible();
    await goTo(office, 'Dashboard');
    const card = (label: string) =>
      office.getByRole('list', { name: 'Overview' }).getByRole('listitem').filter({ hasText: label });
    await expect(card('Total Brokers')).toHaveText(/Total Brokers\D*2/);
    await expect(card('Total Leads')).toHaveText(/Total Leads\D*2/);
  });

  await test.step('a suspended broker is signed out at once, and only their website is gone', async () => {
    await goTo(office, 'Brokers');
    await setStatus(kavita.name, 'Suspended');
    // The panel also polls, so it may end the session before the click.
    const out = expect(shop).toHaveURL('/auth');
    await Promise.race([out, goTo(shop, 'Properties').catch(() => undefined)]);
    await out;
    await expect(shop.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    for (const path of [sites.kavita, home]) {
      await expect.poll(() => statusOf(path)).toBe(404);
      await guest.goto(path);
      await expect(guest.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    }
    expect(await statusOf(sites.imran)).toBe(200);
    await signInBroker(shop, kavita);
    await expect(shop.getByRole('alert').filter({ hasText: /suspended/ })).toBeVisible();
  });

  await test.step('after reactivation the broker finds everything unchanged', async () => {
    await setStatus(kavita.name, 'Active');
    await signInBroker(shop, kavita);
    // The page that the broker was on when the session ended.
    await expect(shop).toHaveURL(/\/broker\//);
    await goTo(shop, 'CRM');
    await expect(rowOf(shop, ravi.name)).toContainText('Contacted');
    await goTo(shop, 'Users');
    await expect(rowOf(shop, client.email)).toBeVisible();
    await expect.poll(() => statusOf(sites.kavita)).toBe(200);
  });
});
