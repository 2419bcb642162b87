import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../server/testing/dnsServer';
import { desktop, keepPictures, openVisitor, phone } from './support/browser';
import { engines } from './support/engines';
import { goTo } from './support/goTo';
import { openBrowserHere } from './support/hosts';
import { operator, operatorAlone } from './support/operator';
import { createBrokers, post, tokenOf } from './support/post';
import { signInBroker, signInOperator } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

const HERE = '203.0.113.10';
const DOMAIN = 'homes.rathore.example';
const broker = { name: 'Asha Rathore', email: 'asha@rathore.example', password: 'Jaipur#2026home' };
const title = 'Villa near Statue Circle';

// One story in the order it happens: each step leans on the ones before.
describe.each(engines)('a domain of one’s own, on %s', (engine) => {
  let dns: DnsServer;
  let server: RunningServer;
  let browser: Browser;
  let desk: Page;
  let visitor: Awaited<ReturnType<typeof openVisitor>>;

  beforeAll(async () => {
    dns = await startDnsServer();
    server = await startServer({ ...operatorAlone, DNS_SERVERS: dns.address, SITE_IPV4: HERE }, engine);
    await createBrokers(server.url, [broker]);
    const token = await tokenOf(server.url, 'broker', broker);
    await post(server.url, 'templates/publish', { template: 'heritage' }, token);
    await post(server.url, 'properties/createproperty/full', { basic: { title, city: 'Jaipur' }, features: {} }, token);
    browser = await openBrowserHere();
    ({ page: desk } = await openVisitor(browser, desktop));
    visitor = await openVisitor(browser, phone);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await dns?.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(browser, `domains-${engine}`);
  });

  const at = (name: string, path = '/') => `http://${name}:${new URL(server.url).port}${path}`;

  /** Presses Check Status until it says so: within five seconds it answers what was found just now. */
  const checkUntil = (says: string) =>
    expect
      .poll(
        async () => {
          await desk.getByRole('button', { name: 'Check Status' }).click();
          const found = desk.getByText(says).first();
          return found.waitFor({ timeout: 2_000 }).then(
            () => true,
            () => false,
          );
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(true);

  it('is refused in words while it is no domain, and saved when it is one', async () => {
    await signInBroker(desk, server.url, broker);
    await desk.waitForURL('**/broker/dashboard');
    await goTo(desk, 'Website Templates');
    const connect = desk.getByRole('button', { name: 'Connect Domain' });
    await desk.getByText(HERE).waitFor();
    await desk.getByLabel('Domain', { exact: true }).fill(`https://${DOMAIN}/`);
    await connect.click();
    await desk.getByRole('alert').getByText('Leave out http://').waitFor();
    await desk.getByLabel('Domain', { exact: true }).fill(` ${DOMAIN.toUpperCase()} `);
    await connect.click();
    await desk.getByText('Domain saved. Set the DNS A record below, then check status.').waitFor();
    expect(await desk.getByLabel('Domain', { exact: true }).inputValue()).toBe(DOMAIN);
    expect(await desk.getByLabel('Domain', { exact: true }).isDisabled()).toBe(true);
    expect(await connect.isDisabled()).toBe(true);
  });

  it('is not connected while DNS says otherwise, with the reason, and shows nothing', async () => {
    await checkUntil('There is no such name in DNS yet');
    await desk.getByText('Not connected yet').waitFor();
    dns.set(DOMAIN, { a: ['198.51.100.7'] });
    await checkUntil('The domain leads to 198.51.100.7');
    const answer = await visitor.page.goto(at(DOMAIN));
    expect(answer?.status()).toBe(404);
    await visitor.page.getByText('Check Status').waitFor();
  });

  it('is connected once the record is right', async () => {
    dns.set(DOMAIN, { a: [HERE] });
    await checkUntil('The domain leads to your site');
    await desk.getByText('Connected', { exact: true }).waitFor();
  });

  it('opens the site, its properties, and nothing of the platform', async () => {
    const { page } = visitor;
    await expect.poll(async () => (await page.goto(at(DOMAIN)))?.status()).toBe(200);
    const missing: string[] = [];
    page.on('response', (answer) => void (answer.status() >= 400 && missing.push(answer.url())));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain(broker.name);
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await page.waitForURL(new RegExp(`^${at(DOMAIN, '/')}\\d+-villa-near-statue-circle$`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await takenOver(page, 'site');
    expect(missing).toEqual([]);
    const property = page.url();
    for (const path of ['/broker/dashboard', '/auth', '/site/asha-rathore', '/api/health/ready']) {
      expect([path, (await page.goto(at(DOMAIN, path)))?.status()]).toEqual([path, 404]);
    }
    await page.goto(property);
  });

  it('takes an enquiry, and it is a lead', async () => {
    const { page, wrong } = visitor;
    await takenOver(page, 'site');
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByLabel('Your name').fill('Ravi Saxena');
    await form.getByLabel('Phone').fill('+91 55501 20417');
    await form.getByRole('checkbox').check();
    // Nobody is as quick as a test.
    await page.waitForFunction(() => performance.now() > 2_000);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('Your enquiry has been sent.').waitFor();
    // Over plain HTTP, as here, the browser says that it ignores this header.
    expect(wrong.filter((one) => !one.startsWith('The Cross-Origin-Opener-Policy header'))).toEqual([]);
    await goTo(desk, 'CRM');
    await desk.getByText('Ravi Saxena').first().waitFor();
  });

  it('is gone when the broker is suspended', async () => {
    const { page } = await openVisitor(browser, desktop);
    await signInOperator(page, server.url, operator);
    await page.waitForURL('**/superadmin/dashboard');
    await goTo(page, 'Brokers');
    await page.getByRole('button', { name: `Edit ${broker.name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Broker' });
    await edit.getByRole('radio', { name: 'Suspended' }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await visitor.page.goto(at(DOMAIN)))?.status()).toBe(404);
  });
});
