import { isFull } from './support/full.ts';
import { operator } from './support/operator.ts';
import { newcomer, signedIn } from './support/people.ts';
import { send } from './support/post.ts';
import { postHome } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const HOMES = 20;
const FULL = 'You have 20 of 20 homes. You can add more once your account is approved.';
const title = 'Corner flat by the lake';

// server/quotas covers the limits, stories of the panel and of Post Property the messages.
test('a broker who waits for approval is told of a full quota, loses nothing, and posts once the operator allows more', async ({
  start,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  // Brokers sign up without a code here.
  const server = await start({ OTP_SENDER: 'off' });
  const account = newcomer('Imran Qureshi');
  const { name: full_name, email, password } = account;
  await send(server.url, 'auth/broker/signup', { full_name, email, password, phone: '5550120417' });
  const broker = await signedIn(server.url, 'broker', account);
  const page = await visit(server, phone, { as: [broker] });
  const field = page.getByLabel('Title');
  const submit = page.getByRole('button', { name: 'Submit', exact: true });

  await test.step('the panel says how many homes are left before they are used up', async () => {
    for (let at = 1; at < HOMES; at += 1) await postHome(server.url, broker.token, { title: `Home ${at}` });
    await page.goto('/broker/properties');
    await expect(page.getByText('19 of 20 homes. More once your account is approved.')).toBeVisible();
    await postHome(server.url, broker.token, { title: `Home ${HOMES}` });
  });

  await test.step('the form says so before it is filled in, and keeps what is refused', async () => {
    await page.getByRole('link', { name: 'Post Property' }).first().click();
    await expect(page.getByText(FULL)).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await field.fill(title);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible();
    await expect(field).toHaveValue(title);
    await page.reload();
    await expect(field).toHaveValue(title);
  });

  await test.step('the operator raises the limit', async () => {
    const office = await visit(server, desktop, { as: [await signedIn(server.url, 'super_admin', operator)] });
    await office.goto('/superadmin/brokers');
    await office.getByRole('button', { name: `Limits ${broker.name}` }).click();
    const limits = office.getByRole('dialog', { name: `Limits of ${broker.name}` });
    await expect(limits.getByText('20 used, default 20')).toBeVisible();
    await limits.getByLabel('Homes').fill('21');
    await limits.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Limits saved')).toBeVisible();
  });

  await test.step('the same form is posted', async () => {
    await submit.click();
    const done = page.getByRole('alertdialog').filter({ hasText: 'Property created' });
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('You have 21 of 21 homes. To add more, ask Nivaas to raise the limit.')).toBeVisible();
    await page.goto('/broker/properties');
    await expect(page.getByText('21 properties posted by you')).toBeVisible();
  });
});
