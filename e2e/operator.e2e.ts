import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor } from './support/browser';
import { parseCsv } from './support/csv';
import { lastEngine } from './support/engines';
import { goTo } from './support/goTo';
import { operator, operatorAlone } from './support/operator';
import { plainPhoto } from './support/photos';
import { signInBroker, signInOperator } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const broker = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const lead = { name: 'Rohit "Ro" Bhatia, Jr', email: 'rohit@mail.example', phone: '+91 55501 20417', city: '=Jaipur' };

const openMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

// One story in the order it happens: each step leans on the ones before.
describe(`the operator's day, on ${lastEngine}`, () => {
  let server: RunningServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;
  let shop: Awaited<ReturnType<typeof openVisitor>>;

  beforeAll(async () => {
    server = await startServer(operatorAlone, lastEngine);
    browser = await openBrowser();
    desk = await openVisitor(browser, desktop);
    shop = await openVisitor(browser, desktop);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, `operator-${lastEngine}`);
  });

  it('signs in to live counts and live health', async () => {
    const { page } = desk;
    await signInOperator(page, server.url, operator);
    await page.waitForURL('**/superadmin/dashboard');
    await page.getByText(/All systems normal|Needs a look/).waitFor();
    const cards = page.getByRole('list', { name: 'Overview' });
    await expect.poll(() => cards.getByText('0', { exact: true }).count()).toBe(2);
  });

  it('adds a broker with a photo and changes the name', async () => {
    const { page } = desk;
    await goTo(page, 'Brokers');
    await page.getByRole('button', { name: '+ Add Broker' }).click();
    const form = page.getByRole('dialog', { name: 'Add Broker' });
    await form.getByLabel('Name').fill('Kavita');
    await form.getByLabel('Email').fill(broker.email);
    await form.getByLabel(/^Password/).fill(broker.password);
    await form.locator('input[type=file]').setInputFiles(await plainPhoto('kavita.jpg', { r: 20, g: 120, b: 120 }));
    await form.getByRole('button', { name: 'Add Broker' }).click();
    const row = page.getByRole('row', { name: new RegExp(broker.email) });
    await row.waitFor();
    await expect
      .poll(() => row.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(256);
    await row.getByRole('button', { name: 'Edit Kavita' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Broker' });
    await edit.getByLabel('Name').fill(broker.name);
    await edit.getByRole('button', { name: 'Save' }).click();
    await row.getByText(broker.name).waitFor();
  });

  it('suspends the broker, whose open session ends', async () => {
    const { page } = desk;
    await signInBroker(shop.page, server.url, broker);
    await shop.page.waitForURL('**/broker/dashboard');
    await page.getByRole('button', { name: `Edit ${broker.name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Broker' });
    await edit.getByRole('radio', { name: 'Suspended' }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: new RegExp(broker.email) })
      .getByText('Suspended')
      .waitFor();
    // At the next step at the latest: the page also asks for news by itself.
    const out = shop.page.waitForURL('**/auth');
    await Promise.race([out, goTo(shop.page, 'CRM')]);
    await out;
    await shop.page.getByText('Your session has ended. Please sign in again.').waitFor();
  });

  it('adds a lead, and of two who change it at once the later one is shown what the other did', async () => {
    const { page, context } = desk;
    await goTo(page, 'CRM');
    await page.getByRole('button', { name: '+ Add New Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await form.getByLabel('Full name').fill(lead.name);
    await form.getByLabel('Email').fill(lead.email);
    await form.getByLabel('Phone').fill(lead.phone);
    await form.getByLabel('City').fill(lead.city);
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await page.getByRole('heading', { name: 'Admin/Main Website Leads (1)' }).waitFor();

    const second = await context.newPage();
    await second.goto(page.url());
    for (const one of [page, second]) await one.getByRole('button', { name: `Edit ${lead.name}` }).click();
    const [first, late] = [page, second].map((one) => one.getByRole('dialog', { name: 'Edit Lead' }));
    await first?.getByLabel('Assigned to').fill('Meera');
    await first?.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lead saved').waitFor();
    await late?.getByLabel('Message').fill('Call on Sunday');
    await late?.getByRole('button', { name: 'Save' }).click();
    await late?.getByText('Somebody changed this lead while you were editing').waitFor();
    await late?.getByText('Assigned to: empty → Meera').waitFor();
    await late?.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Lead saved').waitFor();
    await second.close();
  });

  it('takes the leads away as a file that reads back', async () => {
    const { page } = desk;
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Leads' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('leads.csv');
    const [head, row, ...rest] = parseCsv(await readFile(await download.path(), 'utf8'));
    expect(head?.join()).toBe(
      'id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at,scope',
    );
    expect(row?.slice(1, 9)).toEqual([
      lead.name,
      lead.email,
      lead.phone,
      `'${lead.city}`,
      '',
      'website',
      'new',
      'Meera',
    ]);
    expect([row?.at(-1), rest]).toEqual(['main', []]);
    await page.getByText('1 lead saved in leads.csv').waitFor();
  });

  it('reads a notification, which is gone after that', async () => {
    const { page } = desk;
    await page.reload();
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await page.getByRole('button', { name: /^New lead/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByText(`Kavita was added as a broker.`).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  });

  it('changes the own name and photo, which show at once', async () => {
    const { page } = desk;
    await openMenu(page, 'Edit Profile');
    const form = page.getByRole('dialog', { name: 'Edit Profile' });
    await form.getByLabel('Full name').fill('Meera Krishnan');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /Meera Krishnan/ }).waitFor();
    await openMenu(page, 'Update Photo');
    const photo = page.getByRole('dialog', { name: 'Update Photo' });
    await photo.getByRole('button', { name: 'Save' }).click();
    await photo.getByText('Please choose an image file').waitFor();
    await photo.locator('input[type=file]').setInputFiles(await plainPhoto('meera.jpg', { r: 180, g: 80, b: 60 }));
    await photo.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Photo updated').waitFor();
    await page.getByRole('link', { name: /^Profile of/ }).click();
    await page.waitForURL('**/superadmin/settings/view-profile');
    await page.getByText('super_admin').waitFor();
  });

  it('logs out; Back shows nothing of the panel any more', async () => {
    const { page } = desk;
    await openMenu(page, 'Logout');
    await page.waitForURL('**/superadmin/login');
    await page.goBack();
    await page.waitForURL('**/superadmin/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Admin panel' }).count()).toBe(0);
  });

  it('wrote nothing to the console that a person should not see, and ends cleanly', async () => {
    expect([...desk.wrong, ...shop.wrong]).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
