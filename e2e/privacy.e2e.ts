import { linkIn } from './support/mails.ts';
import { addBroker, newcomer } from './support/people.ts';
import { get } from './support/post.ts';
import { enquire, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

test('a visitor who enquired is erased by the link of a mail; the broker’s counts stay', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Lata Joshi');
  const site = await publish(server.url, broker.token, 'modern');
  const { email } = newcomer('Meera Nair');
  await enquire(server.url, site, { full_name: 'Meera Nair', phone: '98290 41877', email, message: 'Is it free?' });
  await enquire(server.url, site, { full_name: 'Rohit Bhatia', phone: '98290 41878', message: 'And this one?' });
  const total = async () =>
    (await get<{ meta: { total: number } }>(server.url, 'leads/broker', broker.token)).meta.total;
  await expect.poll(total).toBe(2);
  const page = await visit(server, phone);

  await test.step('the footer of the site leads to the page, which asks before it sends', async () => {
    await page.goto(site);
    await page.getByRole('link', { name: 'Privacy', exact: true }).tap();
    await expect(page).toHaveURL('/privacy/requests');
    await page.getByRole('radio', { name: /^Erase it/ }).tap();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' }).tap();
    await expect(page.getByText(`If we hold something under ${email}, a link is on its way`)).toBeVisible();
  });

  await test.step('the mail’s link confirms by a press', async () => {
    const link = await linkIn(server, 'privacy_proof', email, '/privacy/requests\\?token=[\\w-]{43}');
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveURL('/privacy/requests');
    await page.getByRole('button', { name: 'Confirm the request' }).tap();
    await expect(page.getByText('Your data is being erased')).toBeVisible();
  });

  await test.step('the CRM has the same number of leads, one of nobody; the profile tells of the request', async () => {
    const office = await visit(server, desktop, { as: [broker] });
    await expect(async () => {
      await office.goto('/broker/crm');
      await expect(office.getByRole('link', { name: 'Erased' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(office.getByRole('heading', { name: 'My Leads (2)' })).toBeVisible();
    await office.getByRole('link', { name: 'Erased' }).click();
    const sheet = office.getByRole('dialog', { name: 'Erased' });
    await expect(sheet.getByText('Erased on the person’s request')).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Call/ })).toHaveCount(0);
    await office.goto('/broker/settings/view-profile');
    const requests = office.getByRole('region', { name: 'Privacy requests' });
    await expect(requests.getByRole('listitem')).toContainText(['Erasure']);
    await expect(requests).toContainText('One lead of yours');
  });
});
