import { startDnsServer } from '#server/testing/dnsServer.ts';
import { engines } from './support/engines.ts';
import { waitLikeAPerson } from './support/enquiryForm.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { hydrated } from './support/hydrated.ts';
import { addBroker } from './support/people.ts';
import { setStatus } from './support/post.ts';
import { postHome, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

const HERE = '203.0.113.10';
const DOMAIN = 'homes.rathore.example';
const title = 'Villa near Statue Circle';

// server/sites/domains and server/http/hosts.db.test.ts show each step with a real DNS server.
test('a custom domain is connected by DNS, shows the site, takes enquiries, and ends with the broker', async ({
  start,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  test.info().skip(!engines.includes('postgres'), 'SKIP_POSTGRES=1: domains are shown on PostgreSQL');
  const dns = await startDnsServer();
  const server = await start({ DNS_SERVERS: dns.address, SITE_IPV4: HERE });
  const broker = await addBroker(server.url, 'Asha Rathore');
  await publish(server.url, broker.token, 'heritage');
  await postHome(server.url, broker.token, { title, city: 'Jaipur' });
  const at = (path: string) => `http://${DOMAIN}:${new URL(server.url).port}${path}`;
  const panel = await visit(server, desktop, { as: [broker] });
  // Over plain HTTP the browser warns that it ignores this header.
  const visitor = await visit(server, phone, { expectedErrors: /^The Cross-Origin-Opener-Policy header/ });
  const statusAt = async (path: string) => (await visitor.goto(at(path)))?.status();

  /** Clicks Check Status until the text shows: the server repeats a result for five seconds. */
  const checkUntil = (says: string) =>
    expect(async () => {
      await panel.getByRole('button', { name: 'Check Status' }).click();
      await expect(panel.getByText(says).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000, intervals: [200] });

  await test.step('an invalid domain is rejected with a message, a valid one is saved', async () => {
    const field = panel.getByLabel('Domain', { exact: true });
    const connect = panel.getByRole('button', { name: 'Connect Domain' });
    await panel.goto('/broker/templates');
    await expect(panel.getByText(HERE)).toBeVisible();
    await field.fill(`me@${DOMAIN}`);
    await connect.click();
    await expect(panel.getByRole('alert').getByText('This looks like an email address')).toBeVisible();
    await field.fill(` ${DOMAIN.toUpperCase()} `);
    await connect.click();
    await expect(panel.getByText('Domain saved. Set the DNS A record below, then check status.')).toBeVisible();
    await expect(field).toHaveValue(DOMAIN);
    await expect(field).toBeDisabled();
    await expect(connect).toBeDisabled();
  });

  await test.step('with wrong DNS records it is not connected, and the reason is shown', async () => {
    await checkUntil('There is no such name in DNS yet');
    await expect(panel.getByText('Not connected yet')).toBeVisible();
    dns.set(DOMAIN, { a: ['198.51.100.7'] });
    await checkUntil('The domain leads to 198.51.100.7');
    expect(await statusAt('/')).toBe(404);
    await expect(visitor.getByText('Check Status')).toBeVisible();
  });

  await test.step('with the right record it is connected', async () => {
    dns.set(DOMAIN, { a: [HERE] });
    await checkUntil('The domain leads to your site');
    await expect(panel.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('it serves the site and its homes, but not the platform', async () => {
    await expect.poll(() => statusAt('/')).toBe(200);
    const missing: string[] = [];
    visitor.on('response', (answer) => void (answer.status() >= 400 && missing.push(answer.url())));
    await expect(visitor).toHaveTitle(new RegExp(broker.name));
    await visitor
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expect(visitor).toHaveURL(new RegExp(`^${at('/')}\\d+-villa-near-statue-circle$`));
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await hydrated(visitor);
    expect(missing).toEqual([]);
    const home = visitor.url();
    for (const path of ['/broker/dashboard', '/auth', '/site/asha-rathore', '/api/health/ready'])
      expect([path, await statusAt(path)]).toEqual([path, 404]);
    await visitor.goto(home);
  });

  await test.step('an enquiry becomes a lead', async () => {
    await hydrated(visitor);
    const form = visitor.getByRole('form', { name: 'Enquiry' });
    await form.getByLabel('Your name').fill('Ravi Saxena');
    await form.getByLabel('Phone').fill('+91 55501 20417');
    await form.getByRole('checkbox').check();
    await waitLikeAPerson(visitor);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(visitor.getByText('Your enquiry has been sent.')).toBeVisible();
    await goTo(panel, 'CRM');
    await expect(panel.getByText('Ravi Saxena').first()).toBeVisible();
  });

  await test.step('it is offline when the broker is suspended', async () => {
    // The panel would complain that the session has ended.
    await panel.goto('about:blank');
    await setStatus(server.url, broker, 'suspended');
    await expect.poll(() => statusAt('/')).toBe(404);
  });
  await dns.close();
});
