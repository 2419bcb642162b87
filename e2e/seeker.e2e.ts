import { waitLikeAPerson } from './support/enquiryForm.ts';
import { linkIn, mailsIn } from './support/mails.ts';
import { addBroker, newcomer } from './support/people.ts';
import { get } from './support/post.ts';
import { signUpHere } from './support/signUp.ts';
import { postHome } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

// The server looks for changed homes every ten seconds.
const TOLD_WITHIN_MS = 40_000;

test('a saved home survives signing up; a lower price is mailed, and the mail ends such mails', async ({
  server,
  visit,
}) => {
  const broker = await addBroker(server.url, 'Kavita Joshi', { phone: '+91 55501 20417' });
  const flat = { city: 'Jaipur', locality: 'Chandpole', property_type: 'flat', title: 'Chameli Court' };
  const id = await postHome(server.url, broker.token, flat, { features: { expected_price: 8_400_000 } });
  const seeker = newcomer('Meera Nair');
  const { email } = seeker;
  const page = await visit(server, phone);

  await test.step('without an account: a heart, an enquiry, and a search to save', async () => {
    await page.goto('/homes?q=chameli+court');
    await page.getByRole('button', { name: 'Save Chameli Court' }).tap();
    await expect(page.getByRole('button', { name: 'Save Chameli Court' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('article').getByRole('link', { name: 'Chameli Court' }).tap();
    await page.getByLabel('Your name').fill('Meera Nair');
    await page.getByLabel('Phone', { exact: true }).fill('55501 20440');
    await page.getByLabel(/^I agree/).tap();
    await waitLikeAPerson(page);
    await page.getByRole('button', { name: 'Send enquiry' }).tap();
    await expect(page.getByText('Sent to Kavita Joshi')).toBeVisible();
    await page.goto('/homes?locality=Chandpole');
    await page.getByText('At once', { exact: true }).filter({ visible: true }).tap();
    await page.getByRole('button', { name: 'Save this search' }).tap();
    await expect(page).toHaveURL(/\/auth\?next=/);
  });

  await test.step('signing up leads back to the search, which is saved', async () => {
    await signUpHere(page, { ...seeker, role: 'Buyer/Owner/Tenant', phone: '98290 41840' });
    await expect.poll(() => server.readOtp('98290 41840')).toBeTruthy();
    await page.getByLabel('Enter OTP').fill(server.readOtp('98290 41840') ?? '');
    await page.getByLabel('Enter OTP').press('Enter');
    await expect(page).toHaveURL('/homes?locality=Chandpole');
    await expect(page.getByText(/^Saved: /).filter({ visible: true })).toBeVisible();
  });

  await test.step('the account has the home, the search and the enquiry', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Meera');
    await expect(page.getByRole('region', { name: 'Saved homes' })).toContainText('Chameli Court');
    const searches = page.getByRole('region', { name: 'Saved searches' });
    await expect(searches).toContainText('Chandpole');
    await expect(searches.getByRole('radio', { name: 'At once' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'My enquiries' })).toContainText('to Kavita Joshi');
    expect(await horizontalOverflow(page)).toBe(0);
  });

  await test.step('the broker opens the lead, and answers: the enquiry shows it', async () => {
    const { data } = await get<{ data: { id: number }[] }>(server.url, 'leads/broker', broker.token);
    const office = await visit(server, desktop, { as: [broker] });
    await office.goto(`/broker/crm/${data[0]?.id}`);
    await expect(office.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
    const steps = page.getByRole('region', { name: 'My enquiries' }).getByRole('listitem').filter({ hasText: 'Seen' });
    await expect(async () => {
      await page.reload();
      await expect(steps.last()).not.toContainText('not yet');
    }).toPass();
  });

  await test.step('the broker lowers the price: the mail’s link opens the home', async () => {
    const lowered = await page.request.patch(`/api/properties/${id}`, {
      headers: { authorization: `Bearer ${broker.token}` },
      data: { features: { expected_price: 7_850_000 } },
    });
    expect(lowered.status()).toBe(200);
    await expect
      .poll(async () => (await mailsIn(server.dataDir, 'price_drop', email)).length, { timeout: TOLD_WITHIN_MS })
      .toBe(1);
    await page.goto(await linkIn(server, 'price_drop', email, '/homes/\\d+[\\w-]*'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chameli Court');
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Saved homes' })).toContainText('less than when you saved it');
  });

  await test.step('the mail’s other link ends such mails by one press', async () => {
    await page.goto(await linkIn(server, 'price_drop', email, '/unsubscribe\\?token=[\\w.-]+'));
    await expect(page).toHaveURL('/unsubscribe');
    await page.getByRole('button', { name: 'Stop these e-mails' }).tap();
    await expect(page.getByText('You will no longer get e-mails about price drops.')).toBeVisible();
    await page.goto('/account#profile');
    await expect(page.getByRole('switch', { name: /price of a saved home drops/ })).not.toBeChecked();
  });
});
