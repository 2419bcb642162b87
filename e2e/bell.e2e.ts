import { mailsIn } from './support/mails.ts';
import { addBroker } from './support/people.ts';
import { enquire, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const ASKS_EVERY_MS = 20_000;

test('an enquiry rings the broker’s open page, which opens the lead; the mail of leads can be turned off', async ({
  server,
  visit,
}) => {
  const broker = await addBroker(server.url, 'Mohan Vyas');
  const site = await publish(server.url, broker.token, 'modern');
  const page = await visit(server, phone, { as: [broker] });
  const leadMails = async () => (await mailsIn(server.dataDir, 'lead', broker.email)).length;

  await test.step('the page that is open rings when it asks again, and a mail is sent', async () => {
    await page.clock.install();
    await page.goto('/broker/dashboard');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await enquire(server.url, site, { full_name: 'Aarav Mathur', phone: '5550120431', message: 'Is it still free?' });
    await page.clock.fastForward(ASKS_EVERY_MS);
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expect(page).toHaveTitle('(1) Dashboard · Nivaas');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await expect.poll(leadMails).toBe(1);
  });

  await test.step('a press opens the lead and reads the notification', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await sheet.getByRole('link', { name: /^New lead: Aarav Mathur/ }).click();
    await expect(page).toHaveURL(/\/broker\/crm\/\d+$/);
    // The sheet, which names the lead, too, has to be closed first.
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Aarav Mathur' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Aarav Mathur · Nivaas');
  });

  await test.step('the bell’s foot leads to what the broker is told; leads by mail are turned off', async () => {
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await page.getByRole('link', { name: 'Change notification settings' }).click();
    await expect(page).toHaveURL('/broker/settings/view-profile#told');
    await page.getByRole('combobox', { name: 'New lead: e-mail' }).click();
    const saved = page.waitForResponse('**/api/notifications/preferences');
    await page.getByRole('option', { name: 'Never' }).click();
    expect((await saved).status()).toBe(200);
  });

  await test.step('the next enquiry rings, and sends no mail', async () => {
    await enquire(server.url, site, { full_name: 'Divya Purohit', phone: '5550120432' });
    const office = await visit(server, desktop, { as: [broker] });
    await office.goto('/broker/dashboard');
    await office.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = office.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('region', { name: 'New' })).toContainText('Divya Purohit');
    await expect(list.getByRole('region', { name: 'Earlier' })).toContainText('Aarav Mathur');
    // Mails are sent in order: once this one is there, the lead's would be.
    await office.request.post('/api/auth/broker/forgot', { data: { email: broker.email } });
    await expect.poll(async () => (await mailsIn(server.dataDir, 'reset', broker.email)).length).toBe(1);
    expect(await leadMails()).toBe(1);
  });
});
