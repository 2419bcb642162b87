import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { parseCsv } from './support/csv';
import { lastEngine } from './support/engines';
import { goTo } from './support/goTo';
import { operatorAlone } from './support/operator';
import { plainPhoto } from './support/photos';
import { createBrokers, post, tokenOf } from './support/post';
import { signInBroker } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const broker = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const other = { name: 'Vikram Rao', email: 'vikram@rao.example', password: 'Jaipur#2026home' };
const lead = { name: 'Rohit "Ro" Bhatia, Jr', email: 'rohit@mail.example', phone: '+91 55501 20417', city: '=Jaipur' };

// One story in the order it happens: each step leans on the ones before.
describe(`a broker's desk, on ${lastEngine}`, () => {
  let server: RunningServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;

  const photoWidth = (page: Page) =>
    page
      .getByRole('region', { name: 'Profile' })
      .locator('img')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

  beforeAll(async () => {
    server = await startServer(operatorAlone, lastEngine);
    await createBrokers(server.url, [broker, other]);
    const theirs = { full_name: 'Not Kavita’s', email: 'theirs@mail.example', phone: '+91 55501 20999' };
    const added = await post(server.url, 'leads/broker', theirs, await tokenOf(server.url, 'broker', other));
    expect(added.status).toBe(201);
    browser = await openBrowser();
    desk = await openVisitor(browser, desktop);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, `desk-${lastEngine}`);
  });

  it('begins with nothing: no lead waits, nothing is set up, and each step leads where it is done', async () => {
    const { page } = desk;
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
    await page.getByText('Namaste, Kavita. No lead is waiting for a first call.').waitFor();
    await page.getByText('0 of 4 done').waitFor();
    await page.getByRole('link', { name: 'Add User' }).click();
    await page.getByRole('dialog', { name: 'Add User' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('adds a lead, which waits for a call; a double click adds one', async () => {
    const { page } = desk;
    await goTo(page, 'CRM');
    await page.getByRole('button', { name: '+ Add Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await form.getByLabel('Full name').fill(lead.name);
    await form.getByLabel('Email').fill(lead.email);
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('City').fill(lead.city);
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await form.getByText('Phone must have 7 to 15 digits').waitFor();
    await form.getByLabel('Phone').fill(lead.phone);
    await form.getByRole('button', { name: 'Add Lead' }).dblclick();
    await page.getByRole('heading', { name: 'My Leads (1)' }).waitFor();
    await goTo(page, 'Dashboard');
    await page.getByText('One new lead is waiting for a first call.').waitFor();
    await page.getByRole('list', { name: 'Latest leads' }).getByRole('button').click();
    const detail = page.getByRole('dialog', { name: lead.name });
    await detail.getByText(lead.phone).waitFor();
    await page.keyboard.press('Escape');
  });

  it('of two who change the lead at once the later one is shown what the other did, and loses nothing', async () => {
    const { page, context } = desk;
    await goTo(page, 'CRM');
    const second = await context.newPage();
    await second.goto(page.url());
    for (const one of [page, second]) await one.getByRole('button', { name: `Edit ${lead.name}` }).click();
    const [first, late] = [page, second].map((one) => one.getByRole('dialog', { name: 'Edit Lead' }));
    await first?.getByLabel('Assigned to').fill('Kavita');
    await first?.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Lead saved').waitFor();
    await late?.getByLabel('Message').fill('Call on Sunday');
    await late?.getByRole('button', { name: 'Save' }).click();
    await late?.getByText('Somebody changed this lead while you were editing').waitFor();
    await late?.getByText('Assigned to: empty → Kavita').waitFor();
    expect(await late?.getByLabel('Message').inputValue()).toBe('Call on Sunday');
    await late?.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Lead saved').waitFor();
    await second.close();
  });

  it('takes the own leads away as a file that reads back', async () => {
    const { page } = desk;
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Leads' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('my-leads.csv');
    const [head, row, ...rest] = parseCsv(await readFile(await download.path(), 'utf8'));
    expect(head?.join()).toBe('id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at');
    const { name, email, phone: number, city } = lead;
    expect(row?.slice(1, 9)).toEqual([name, email, number, `'${city}`, '', 'website', 'new', 'Kavita']);
    expect(rest).toEqual([]);
    await page.getByText('1 lead saved in my-leads.csv').waitFor();
  });

  it('changes the own profile and photo on a phone; both show at once, and the new email signs in', async () => {
    const { page, context, wrong } = await openVisitor(browser, phone);
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
    await page.goto(`${server.url}/broker/settings/view-profile`);
    const card = page.getByRole('region', { name: 'Profile' });
    await card.getByText('broker', { exact: true }).waitFor();
    expect((await card.getByRole('definition').allTextContents()).slice(0, 3)).toEqual(['broker', '-', '-']);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Profile' });
    await form.getByLabel('Email').fill(other.email);
    await form.getByLabel('License No').fill('RAJ/A/2026/0417');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This email is already in use').first().waitFor();
    await form.getByLabel('Email').fill('kavita@homes.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await card.getByText('RAJ/A/2026/0417').waitFor();
    await page.getByRole('button', { name: 'Update Photo' }).click();
    const photo = page.getByRole('dialog', { name: 'Update Photo' });
    await photo.getByRole('button', { name: 'Save' }).click();
    await photo.getByText('Please choose an image file').waitFor();
    await photo.locator('input[type=file]').setInputFiles(await plainPhoto('kavita.jpg', { r: 180, g: 80, b: 60 }));
    await photo.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Photo updated').waitFor();
    await expect.poll(() => photoWidth(page)).toBe(256);
    await tokenOf(server.url, 'broker', { ...broker, email: 'kavita@homes.example' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('finds what was typed after the session ended under an open form', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: '+ Add Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await form.getByLabel('Full name').fill('Ishita Bhargava');
    await form.getByLabel('Email').fill('ishita@mail.example');
    await form.getByLabel('Phone').fill('+91 55501 20418');
    const token = await page.evaluate(() => {
      const session: unknown = JSON.parse(localStorage.getItem('nivaas.session.broker') ?? 'null');
      return typeof session === 'object' && session && 'token' in session ? String(session.token) : '';
    });
    expect((await post(server.url, 'auth/logout', {}, token)).status).toBe(200);
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    await signInBroker(page, server.url, { ...broker, email: 'kavita@homes.example' });
    await page.waitForURL('**/broker/dashboard');
    await goTo(page, 'CRM');
    await page.getByRole('button', { name: '+ Add Lead' }).click();
    await form.getByText('What you typed before your session ended is here again').waitFor();
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await page.getByRole('heading', { name: 'My Leads (2)' }).waitFor();
    await page.getByRole('button', { name: 'View Ishita Bhargava' }).waitFor();
  });

  it('logs out; Back shows nothing of the desk any more', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: /^Profile menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
    await page.goBack();
    await page.waitForURL('**/auth');
    expect(await page.getByText(lead.name).count()).toBe(0);
    expect(desk.wrong).toEqual([]);
  });
});
