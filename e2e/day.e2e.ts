import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { parseCsv } from './support/csv';
import { type EngineName, engines } from './support/engines';
import { goTo } from './support/goTo';
import { operator, operatorAlone } from './support/operator';
import { plainPhoto } from './support/photos';
import { signInBroker, signInOperator } from './support/signIn';
import { signUp } from './support/signUp';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

const password = 'Jaipur#2026home';
const kavita = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password, home: 'Flat near Akshaya Patra' };
const imran = { name: 'Imran Khan', email: 'imran@khan.example', password, home: 'Villa by the Ajmer road' };
const client = { name: 'Farah Ali', email: 'farah@ali.example', password: 'Udaipur#2026lake' };
const ravi = { name: 'Ravi Saxena', phone: '+91 55501 20417', message: 'May I see it on Sunday?' };
const neha = { name: 'Neha Gupta', phone: '+91 55501 20418', message: 'Is the price fixed?' };
const onMainSite = { name: 'Rohit Bhatia', email: 'rohit@mail.example', phone: '+91 55501 20419' };

const SOON = { timeout: 10_000 };

const [engine = 'pglite'] = engines.slice(-1) satisfies readonly EngineName[];

// One story in the order it happens: each step leans on the ones before.
describe(`a day of the operator, two brokers and those who look for a home, on ${engine}`, () => {
  let server: RunningServer;
  let browser: Browser;
  let office: Awaited<ReturnType<typeof openVisitor>>;
  let shop: Awaited<ReturnType<typeof openVisitor>>;
  let onTheRoad: Awaited<ReturnType<typeof openVisitor>>;
  let guest: Awaited<ReturnType<typeof openVisitor>>;

  beforeAll(async () => {
    server = await startServer(operatorAlone, engine);
    browser = await openBrowser();
    office = await openVisitor(browser, desktop);
    shop = await openVisitor(browser, desktop);
    onTheRoad = await openVisitor(browser, phone);
    guest = await openVisitor(browser, phone);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, 'day');
  });

  const goOnPhone = async (page: Page, place: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await goTo(page, place);
  };
  const postHome = async (page: Page, title: string, price: string) => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('City').fill('Jaipur');
    await page.getByLabel('Locality', { exact: true }).fill('Jagatpura');
    await page.getByLabel('Expected price').fill(price);
    await page.locator('input[type=file]').setInputFiles(await plainPhoto('front.jpg'));
    await page.getByRole('button', { name: 'Submit' }).click();
    const done = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Property created' });
    await done.getByRole('button', { name: 'OK' }).click();
  };
  const enquire = async ({ slug, home, who }: { slug: string; home: string; who: typeof ravi }) => {
    const { page } = guest;
    await page.goto(`${server.url}/site/${slug}`);
    await page.locator('#listings').getByRole('link', { name: home }).first().click();
    await page.getByRole('heading', { name: home, level: 1 }).waitFor();
    await takenOver(page, 'site');
    await page.getByLabel('Your name').fill(who.name);
    await page.getByLabel('Phone').fill(who.phone);
    await page.getByLabel('Message').fill(who.message);
    await page.getByRole('checkbox').check();
    // Nobody is as quick as a test.
    await page.waitForFunction(() => performance.now() > 2_000);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('Your enquiry has been sent').waitFor();
  };
  const setStatus = async (name: string, status: 'Active' | 'Suspended') => {
    const { page } = office;
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Broker' });
    await edit.getByRole('radio', { name: status }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByText(status, { exact: true })
      .waitFor();
  };
  const exported = async (page: Page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Leads' }).click(),
    ]);
    const [head = [], ...rows] = parseCsv(await readFile(await download.path(), 'utf8'));
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  };
  const siteStatus = (slug: string) => fetch(`${server.url}/site/${slug}`).then(({ status }) => status);

  it('begins with a broker whom the operator adds, and one who signs up and is let in', async () => {
    const { page } = office;
    await signInOperator(page, server.url, operator);
    await page.waitForURL('**/superadmin/dashboard');
    await goTo(page, 'Brokers');
    await page.getByRole('button', { name: '+ Add Broker' }).click();
    const form = page.getByRole('dialog', { name: 'Add Broker' });
    await form.getByLabel('Name').fill(kavita.name);
    await form.getByLabel('Email').fill(kavita.email);
    await form.getByLabel(/^Password/).fill(password);
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await page
      .getByRole('row', { name: new RegExp(kavita.email) })
      .getByText('Active')
      .waitFor();

    const number = '98290 50417';
    await signUp(onTheRoad.page, server.url, { ...imran, role: 'Agent', phone: number });
    await onTheRoad.page.getByText('OTP sent to your phone').waitFor();
    await onTheRoad.page.getByLabel('Enter OTP').fill(server.readOtp(number));
    await onTheRoad.page.getByRole('button', { name: 'VERIFY OTP' }).click();
    await onTheRoad.page.waitForURL('**/broker/dashboard');
    await page.reload();
    await page
      .getByRole('row', { name: new RegExp(imran.email) })
      .getByText('Pending')
      .waitFor();
    await setStatus(imran.name, 'Active');
  });

  it('each of the two posts a home and publishes a website, one at a desk, one on a phone', async () => {
    await signInBroker(shop.page, server.url, kavita);
    await shop.page.waitForURL('**/broker/dashboard');
    await goTo(shop.page, 'Post Property');
    await postHome(shop.page, kavita.home, '8450000');
    await goTo(shop.page, 'Website Templates');
    await shop.page.getByRole('button', { name: 'Publish Luxury' }).click();
    await shop.page.getByRole('link', { name: /^Open kavita-joshi/ }).waitFor();

    await goOnPhone(onTheRoad.page, 'Post Property');
    await postHome(onTheRoad.page, imran.home, '21000000');
    await goOnPhone(onTheRoad.page, 'Website Templates');
    await onTheRoad.page.getByRole('button', { name: 'Publish Minimal' }).click();
    await onTheRoad.page.getByRole('link', { name: /^Open imran-khan/ }).waitFor();
  });

  it('a broker lets a client in, who signs in as a home seeker', async () => {
    const { page } = shop;
    await goTo(page, 'Users');
    await page.getByRole('button', { name: '+ Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    await form.getByLabel('Name').fill(client.name);
    await form.getByLabel('Email').fill(client.email);
    await form.getByLabel(/^Password/).fill(client.password);
    await form.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('row', { name: new RegExp(client.email) }).waitFor();
    await guest.page.goto(`${server.url}/auth`);
    await guest.page.getByLabel(/^E-mail/).fill(client.email);
    await guest.page.getByLabel(/^Password/).fill(client.password);
    await guest.page.getByRole('button', { name: 'CONTINUE' }).click();
    await guest.page.waitForURL(`${server.url}/`);
  });

  it('two visitors enquire, one on each website, and each broker has that one lead alone', async () => {
    await enquire({ slug: 'kavita-joshi', home: kavita.home, who: ravi });
    await enquire({ slug: 'imran-khan', home: imran.home, who: neha });

    await goTo(shop.page, 'CRM');
    const row = shop.page.getByRole('row', { name: new RegExp(ravi.name) });
    await row.getByText(kavita.home).waitFor();
    await row.getByRole('button', { name: `Edit ${ravi.name}` }).click();
    const edit = shop.page.getByRole('dialog', { name: 'Edit Lead' });
    await edit.getByLabel('Status').click();
    await shop.page.getByRole('option', { name: 'qualified' }).click();
    await edit.getByLabel('Assigned to').fill('Farah');
    await edit.getByRole('button', { name: 'Save' }).click();
    await shop.page.getByText('Lead saved').waitFor();
    expect(await exported(shop.page)).toMatchObject([
      { full_name: ravi.name, property_interest: kavita.home, status: 'qualified', assigned_to: 'Farah' },
    ]);

    await goOnPhone(onTheRoad.page, 'CRM');
    await onTheRoad.page.getByText(neha.name).first().waitFor();
    expect(await onTheRoad.page.getByText(ravi.name).count()).toBe(0);
  });

  it('the operator adds a lead of the own website, counts all three, and takes them away as a file', async () => {
    const { page } = office;
    await goTo(page, 'CRM');
    await page.getByRole('heading', { name: 'All Broker Leads (2)' }).waitFor();
    await page.getByRole('button', { name: '+ Add New Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await form.getByLabel('Full name').fill(onMainSite.name);
    await form.getByLabel('Email').fill(onMainSite.email);
    await form.getByLabel('Phone').fill(onMainSite.phone);
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await page.getByRole('heading', { name: 'Admin/Main Website Leads (1)' }).waitFor();
    const rows = await exported(page);
    const told = rows.map(({ full_name, status, scope }) => [full_name, status, scope].join()).sort();
    expect(told).toEqual([`${neha.name},new,broker`, `${ravi.name},qualified,broker`, `${onMainSite.name},new,main`]);
    await goTo(page, 'Dashboard');
    const cards = page.getByRole('list', { name: 'Overview' });
    const card = (label: string) => cards.getByRole('listitem').filter({ hasText: label });
    await expect.poll(() => card('Total Brokers').textContent(), SOON).toMatch(/Total Brokers\D*2/);
    await expect.poll(() => card('Total Leads').textContent(), SOON).toMatch(/Total Leads\D*3/);
  });

  it('a broker who is suspended is out at once, the website is gone, and the other one stays', async () => {
    await goTo(office.page, 'Brokers');
    await setStatus(kavita.name, 'Suspended');
    const out = shop.page.waitForURL('**/auth');
    await Promise.race([out, goTo(shop.page, 'Properties').catch(() => undefined)]);
    await out;
    await expect.poll(() => siteStatus('kavita-joshi'), SOON).toBe(404);
    expect(await siteStatus('imran-khan')).toBe(200);
    await guest.page.goto(`${server.url}/site/kavita-joshi`);
    await guest.page.getByRole('heading', { name: 'Not Found' }).waitFor();
    await signInBroker(shop.page, server.url, kavita);
    await shop.page
      .getByRole('alert')
      .filter({ hasText: /suspended/ })
      .waitFor();
  });

  it('let in again, the broker finds everything as it was', async () => {
    await setStatus(kavita.name, 'Active');
    await signInBroker(shop.page, server.url, kavita);
    await shop.page.waitForURL('**/broker/dashboard');
    await goTo(shop.page, 'CRM');
    const row = shop.page.getByRole('row', { name: new RegExp(ravi.name) });
    await row
      .getByText('Farah')
      .or(row.getByText(/qualified/i))
      .first()
      .waitFor();
    await goTo(shop.page, 'Users');
    await shop.page.getByRole('row', { name: new RegExp(client.email) }).waitFor();
    await expect.poll(() => siteStatus('kavita-joshi'), SOON).toBe(200);
  });

  it('wrote nothing to the console that a person should not see, and ends cleanly', async () => {
    expect([office, shop, onTheRoad, guest].flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
