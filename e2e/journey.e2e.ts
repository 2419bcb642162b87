import exifr from 'exifr';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desktop, keepPictures, loseNextAnswer, openBrowser, openVisitor, phone } from './support/browser';
import { engines } from './support/engines';
import { goTo } from './support/goTo';
import { operator, operatorAlone } from './support/operator';
import { plainPhoto, sidewaysPhotoWithGps, textNamedJpg, UPPER_LEFT } from './support/photos';
import { signInBroker, signInOperator } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

const broker = { name: 'Kavita Joshi', email: 'kavita@joshi.example', password: 'Jaipur#2026home' };
const visitor = { name: 'Ravi Saxena', phone: '+91 55501 20417', email: 'ravi.saxena@mail.example' };
const title = '3 BHK flat near Akshaya Patra Temple';

/** A picture as the site serves it. */
const servedImage = async (page: Page, image: Locator) => {
  const url = await image.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''));
  return Buffer.from(await (await page.request.get(url)).body());
};

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0], data[1], data[2]];
};

const near = (colour: (number | undefined)[], wanted: { r: number; g: number; b: number }) =>
  [wanted.r, wanted.g, wanted.b].every((value, at) => Math.abs((colour[at] ?? -999) - value) < 30);

// One story in the order it happens: each step leans on the ones before.
describe.each(engines)('from a posted property to a lead, on %s', (engine) => {
  let server: RunningServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;
  let shop: Awaited<ReturnType<typeof openVisitor>>;

  beforeAll(async () => {
    server = await startServer(operatorAlone, engine);
    browser = await openBrowser();
    desk = await openVisitor(browser, desktop);
    shop = await openVisitor(browser, desktop);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, `journey-${engine}`);
  });

  it('refuses a wrong password in clear words and keeps what was typed', async () => {
    const { page } = desk;
    await signInOperator(page, server.url, { ...operator, password: 'Wrong#2026word' });
    await page.getByText('Invalid email or password').waitFor();
    expect(await page.getByLabel(/^Email/).inputValue()).toBe(operator.email);
    expect(await page.getByLabel(/^Password/).inputValue()).toBe('Wrong#2026word');
  });

  it('lets the operator in and add a broker', async () => {
    const { page } = desk;
    await signInOperator(page, server.url, operator);
    await page.waitForURL('**/superadmin/dashboard');
    await goTo(page, 'Brokers');
    await page.getByText('No brokers found').waitFor();
    await page.getByRole('button', { name: '+ Add Broker' }).click();
    const form = page.getByRole('dialog', { name: 'Add Broker' });
    await form.getByLabel('Name').fill(broker.name);
    await form.getByLabel(/^Password/).fill(broker.password);
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await form.getByText('Email is required').waitFor();
    await form.getByLabel('Email').fill(broker.email);
    await form.getByRole('button', { name: 'Add Broker' }).click();
    await page.getByRole('row', { name: new RegExp(broker.email) }).waitFor();
  });

  it('lets the broker in', async () => {
    const { page } = shop;
    await page.goto(`${server.url}/broker/templates`);
    await page.waitForURL('**/auth');
    await signInBroker(page, server.url, broker);
    await page.waitForURL('**/broker/dashboard');
  });

  it('keeps the whole form when a photo is refused, then posts the property and each photo once', async () => {
    const { page } = shop;
    await goTo(page, 'Post Property');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('State').fill('Rajasthan');
    await page.getByLabel('City').fill('Jaipur');
    await page.getByLabel('Locality', { exact: true }).fill('Jagatpura');
    await page.getByLabel('Built-up area', { exact: true }).fill('1450');
    await page.getByLabel('Expected price').fill('84,50,000');
    await page.getByText('Eighty Four Lakh Fifty Thousand').waitFor();
    const photos = page.locator('input[type=file]');
    const sideways = await sidewaysPhotoWithGps('front.jpg');
    expect(await exifr.gps(sideways.buffer)).toMatchObject({ latitude: expect.closeTo(26.9, 1) });
    expect(await exifr.orientation(sideways.buffer)).toBe(6);
    await photos.setInputFiles([sideways, await plainPhoto('side.jpg', { r: 40, g: 160, b: 80 }), textNamedJpg()]);
    await page.getByText('notes.jpg is not a JPEG, PNG, WebP or AVIF picture').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    expect(await page.getByLabel('Expected price').inputValue()).toMatch(/84,?50,?000/);

    await page.getByRole('tab', { name: 'Kitchen' }).click();
    await photos.setInputFiles(await plainPhoto('kitchen.jpg', { r: 200, g: 180, b: 60 }));
    await page.getByRole('tab', { name: 'Exterior' }).click();
    await page.getByRole('button', { name: 'Set as default: Exterior picture 1' }).click();
    // The photo is stored, but its answer is lost on the way: sent again, it is the same photo, not a second one.
    await loseNextAnswer(page, '*/api/properties/*/media');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page
      .getByText(/The server cannot be reached/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    const done = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Property created' });
    await done.waitFor();
    await done.getByRole('button', { name: 'OK' }).click();

    await goTo(page, 'My Properties');
    await page.getByText('₹84,50,000').waitFor();
    expect(await page.getByText(title).count()).toBe(1);
  });

  it('publishes the website in the template modern', async () => {
    const { page } = shop;
    await goTo(page, 'Website Templates');
    await page.getByRole('button', { name: /Publish.*Modern|Modern.*Publish/ }).click();
    await page.getByText('kavita-joshi').first().waitFor();
  });

  it('shows a visitor on a phone the photos, upright and without metadata', async () => {
    const { page, wrong, context } = await openVisitor(browser, phone);
    await page.goto(`${server.url}/site/kavita-joshi`);
    await page.locator('#listings').getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await takenOver(page, 'site');
    const gallery = page.getByRole('list', { name: `Photos of ${title}` });
    expect(await gallery.getByRole('link').count()).toBe(3);
    const first = gallery.locator('img').first();
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        first.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      )
      .toBe(true);

    const bytes = await servedImage(page, first);
    const { width = 0, height = 0, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThan(height);
    expect(near(await colourAt(bytes, Math.round(width * 0.2), Math.round(height * 0.2)), UPPER_LEFT)).toBe(true);
    expect(near(await colourAt(bytes, Math.round(width * 0.8), Math.round(height * 0.8)), UPPER_LEFT)).toBe(false);
    expect({ exif, xmp, iptc, orientation }).toEqual({});

    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByLabel('Your name').fill(visitor.name);
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Message').fill('May I see it on Sunday?');
    const send = page.getByRole('button', { name: 'Send enquiry' });
    await send.click();
    await page.getByText('Phone is required').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe(visitor.name);
    await page.getByLabel('Phone').fill(visitor.phone);
    await page.getByRole('checkbox').check();
    // Nobody is as quick as a test.
    await page.waitForFunction(() => performance.now() > 2_000);
    await send.click();
    await page.getByText('Your enquiry has been sent').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows the broker the lead, who moves it to contacted', async () => {
    const { page } = shop;
    await goTo(page, 'CRM');
    const row = page.getByRole('row', { name: new RegExp(visitor.name) });
    await row.getByText('New').waitFor();
    await row.getByText(title).waitFor();
    await row.getByRole('button', { name: /Edit/ }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Contacted' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Contacted').waitFor();
  });

  it('shows it to the operator under All Broker Leads', async () => {
    const { page } = desk;
    await goTo(page, 'CRM');
    await page.getByRole('heading', { name: 'All Broker Leads (1)' }).waitFor();
    const row = page.getByRole('row', { name: new RegExp(visitor.name) });
    await row.getByText('Contacted').waitFor();
    await row.getByText(broker.name).waitFor();
    await page.getByText('No admin leads').waitFor();
  });

  it('says Not Found for a site that does not exist, and the page answers 404', async () => {
    const { page } = shop;
    const answer = await page.goto(`${server.url}/site/nobody-here`);
    await page.getByText('Not Found').first().waitFor();
    expect(answer?.status()).toBe(404);
  });

  it('wrote nothing to the console that a person should not see, and ends cleanly', async () => {
    expect([...desk.wrong, ...shop.wrong]).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
