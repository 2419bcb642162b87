import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { siteTemplates } from '../contract/templates';
import { desktop, keepPictures, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { goTo } from './support/goTo';
import { siteBroker as broker, type OpenSite, openSite } from './support/openSite';
import { operator } from './support/operator';
import { tokenOf } from './support/post';
import { signInBroker } from './support/signIn';
import { takenOver } from './support/takenOver';

const visitor = { name: 'Ravi Saxena', phone: '+91 55501 20417' };
const LISTINGS = 12;

// One story in the order it happens: each step leans on the ones before.
describe('a broker’s website, from its preview to its end', () => {
  let site: OpenSite;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openVisitor>>;
  let guest: Awaited<ReturnType<typeof openVisitor>>;
  let home = '';

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(LISTINGS, {}, lastEngine), openBrowser()]);
    desk = await openVisitor(browser, desktop);
    guest = await openVisitor(browser, phone);
    home = site.server.url + site.pages[0];
  });
  afterAll(async () => {
    await browser?.close();
    await site?.server.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, 'sites');
  });

  const card = (template: string) =>
    desk.page.getByRole('group', { name: template }).or(desk.page.locator(`[aria-label="${template}"]`));
  /** The page that a link opens in a new tab. */
  const openedBy = async (press: () => Promise<void>): Promise<Page> => {
    const [tab] = await Promise.all([desk.context.waitForEvent('page'), press()]);
    return tab;
  };

  it('is previewed with the broker’s own homes', async () => {
    await signInBroker(desk.page, site.server.url, broker);
    await desk.page.waitForURL('**/broker/dashboard');
    await goTo(desk.page, 'Website Templates');
    const preview = await openedBy(() => desk.page.getByRole('link', { name: /^Preview Heritage/ }).click());
    await preview.getByText('Preview of Heritage.').waitFor();
    await preview
      .getByRole('heading', { name: /flat near/ })
      .first()
      .waitFor();
    await preview.close();
  });

  it('is published, and opens from there', async () => {
    await desk.page.getByRole('button', { name: 'Publish Heritage' }).click();
    await card('Heritage').getByText('Published', { exact: true }).waitFor();
    const opened = await openedBy(() => desk.page.getByRole('link', { name: /^Open kavita-joshi/ }).click());
    await opened.waitForURL(home);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await opened.title()).toContain('Kavita Joshi');
    await opened.close();
  });

  it('shows a visitor all homes, and then those looked for', async () => {
    const { page } = guest;
    const answer = await page.goto(home);
    expect(answer?.headers()['content-security-policy']).not.toContain('nonce');
    await takenOver(page, 'site');
    const cards = page.locator('#listings').getByRole('article');
    expect(await cards.count()).toBe(LISTINGS);
    // One after the other: each leaves fewer, and some.
    let found = LISTINGS;
    for (const part of ['Type', 'Budget', 'Bedrooms']) {
      const choice = page.locator('#listings').getByLabel(part);
      await choice.waitFor();
      const counts = new Map<string, number>();
      for (const value of await choice
        .locator('option:not([value=""])')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))) {
        await choice.selectOption(value);
        await expect.poll(() => page.url()).toContain(`=${value}`);
        counts.set(value, await cards.count());
      }
      const [best, most] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? ['', 0];
      expect(most, part).toBeGreaterThan(0);
      expect(most, part).toBeLessThan(LISTINGS);
      await choice.selectOption(best);
      await expect.poll(() => cards.count()).toBe(most);
      expect(most).toBeLessThanOrEqual(found);
      found = most;
    }
    await page.getByText(`${found} of ${LISTINGS} homes`).waitFor();
    expect(new URL(page.url()).searchParams.size).toBe(3);
    // The address keeps what was looked for.
    await page.reload();
    await takenOver(page, 'site');
    await expect.poll(() => cards.count()).toBe(found);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/site\/kavita-joshi\/\d+-/);
    await page.getByRole('heading', { name: 'Similar homes' }).waitFor();
    await page.getByRole('heading', { name: 'EMI calculator' }).waitFor();
  });

  it('keeps an enquiry that cannot go, and sends it when what sends it comes after all', async () => {
    const { page, wrong } = guest;
    const sender = '**/assets/enquirySender-*';
    await page.route(sender, (route) => route.abort());
    await page.reload();
    await takenOver(page, 'site');
    await page.getByLabel('Your name').fill('Meena Rao');
    await page.getByLabel('Phone').fill('+91 55501 20418');
    await page.getByRole('checkbox').check();
    await page.waitForFunction(() => performance.now() > 2_000);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('Your enquiry could not be sent. Please try again.').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Meena Rao');
    await page.unroute(sender);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('Your enquiry has been sent').waitFor();
    // What the browser says of the requests that were cut off.
    wrong.length = 0;
    await page.reload();
  });

  it('takes an enquiry about a home, and another one of the same person', async () => {
    const { page } = guest;
    for (const message of ['May I see it on Sunday?', 'Or on Monday?']) {
      await takenOver(page, 'site');
      await page.getByLabel('Your name').fill(visitor.name);
      await page.getByLabel('Phone').fill(visitor.phone);
      await page.getByLabel('Message').fill(message);
      await page.getByRole('checkbox').check();
      // Nobody is as quick as a test.
      await page.waitForFunction(() => performance.now() > 2_000);
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await page.getByText('Your enquiry has been sent').waitFor();
      await page.reload();
    }
  });

  it('which is one lead in the broker’s CRM, with the home it came from and both messages', async () => {
    const { page } = desk;
    const title = (await guest.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await goTo(page, 'CRM');
    const row = page.getByRole('row', { name: new RegExp(visitor.name) });
    await row.getByText(title).waitFor();
    expect(await row.count()).toBe(1);
    await row.getByText('Website').waitFor();
    await row.getByRole('button', { name: /View/ }).click();
    const lead = page.getByRole('dialog');
    await lead.getByText('Or on Monday?').waitFor();
    await lead.getByText('May I see it on Sunday?').waitFor();
    await lead.getByText(title).first().waitFor();
    await page.keyboard.press('Escape');
  });

  it.each(siteTemplates.options.filter(({ value }) => value !== 'heritage'))(
    'in another template, $label, stays where it is',
    async ({ label }) => {
      const { page } = guest;
      const before = (await page.request.get(home)).headers().etag;
      await goTo(desk.page, 'Website Templates');
      await desk.page.getByRole('button', { name: `Publish ${label}` }).click();
      await card(label).getByText('Published', { exact: true }).waitFor();
      await desk.page.getByRole('link', { name: /^Open kavita-joshi/ }).waitFor();
      await expect
        .poll(async () => (await page.request.get(home)).headers().etag, { timeout: 10_000 })
        .not.toBe(before);
      await page.goto(home);
      await takenOver(page, 'site');
      expect(await page.locator('#listings').getByRole('article').count()).toBe(LISTINGS);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.goto(site.server.url + site.pages[1]);
      await takenOver(page, 'site');
      await page.getByRole('button', { name: 'Send enquiry' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );

  it('reads as well without scripts', async () => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(home);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#listings').getByRole('article').count()).toBe(LISTINGS);
    await page.locator('#listings').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/site\/kavita-joshi\/\d+-/);
    await page.getByText(/the form needs scripts/).waitFor();
    await context.close();
  });

  it('and is gone when its broker is suspended, home and homes', async () => {
    const { page } = guest;
    const token = await tokenOf(site.server.url, 'super-admin', operator);
    const headers = { authorization: `Bearer ${token}` };
    const listed = await fetch(`${site.server.url}/api/broker/listbroker`, { headers });
    const { data } = (await listed.json()) as { data: { id: number; email: string }[] };
    const { id } = data.find(({ email }) => email === broker.email) ?? {};
    const body = new FormData();
    for (const [name, value] of Object.entries({ full_name: broker.name, email: broker.email, status: 'suspended' }))
      body.set(name, value);
    const changed = await fetch(`${site.server.url}/api/broker/updatebroker/${id}`, { method: 'PUT', headers, body });
    expect(changed.status).toBe(200);
    for (const path of site.pages.slice(0, 2)) {
      const at = site.server.url + path;
      await expect.poll(async () => (await page.request.get(at)).status(), { timeout: 10_000 }).toBe(404);
      await page.goto(at);
      await page.getByRole('heading', { name: 'Not Found' }).waitFor();
    }
  });

  it('wrote nothing to the console that a person should not see', () => {
    expect([...desk.wrong, ...guest.wrong]).toEqual([]);
  });
});
