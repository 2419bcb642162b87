import type { Locator, Page } from '@playwright/test';
import { waitLikeAPerson } from './support/enquiryForm.ts';
import { addBroker } from './support/people.ts';
import { get } from './support/post.ts';
import { postHome } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

/** Three flats of a new broker, in a locality that no other journey uses. */
const openLocality = async (url: string, name: string, locality: string) => {
  const broker = await addBroker(url, name, { phone: '+91 55501 20417' });
  const flat = { city: 'Jaipur', locality, property_type: 'flat' };
  for (const [title, price, furnishing_status] of [
    ['Neem Court', 7_500_000, 'furnished'],
    ['Gulmohar Enclave', 7_200_000, 'unfurnished'],
    ['Rajwada Terraces', 9_500_000, 'furnished'],
  ] as const)
    await postHome(
      url,
      broker.token,
      { ...flat, title },
      { features: { expected_price: price, num_bedrooms: '3', furnishing_status } },
    );
  const leads = async () =>
    (await get<{ data: { full_name: string; property_interest: string }[] }>(url, 'leads/broker', broker.token)).data;
  return { leads };
};

test('on a phone a person finds a home by words and filters, opens it and enquires', async ({ server, visit }) => {
  const { leads } = await openLocality(server.url, 'Kavita Joshi', 'Moti Doongri');
  const page = await visit(server, phone);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Where' }).fill('3 bhk under 80 lakh moti doongri');
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/3.BHK homes up to ₹80.Lac in Moti Doongri/i);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Filters' }).tap();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByLabel(/^Furnished/)
    .tap();
  await page.getByRole('button', { name: 'Show 1 home' }).tap();
  await expect(page).toHaveURL(/furnishing=furnished/);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('article').getByRole('link', { name: 'Neem Court' }).tap();
  await page.getByRole('region', { name: 'Save or enquire' }).getByRole('link', { name: 'Enquire' }).tap();
  await page.getByLabel('Your name').fill('Rohit Bhatia');
  await page.getByLabel('Phone', { exact: true }).fill('55501 20420');
  await page.getByLabel(/^I agree/).tap();
  await waitLikeAPerson(page);
  await page.getByRole('button', { name: 'Send enquiry' }).tap();
  await expect(page.getByText('Sent to Kavita Joshi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +91 55501 20417' })).toBeVisible();
  expect(await leads()).toMatchObject([{ full_name: 'Rohit Bhatia', property_interest: 'Neem Court' }]);
});

test('without scripts the same is possible, and what is missing is named', async ({ server, visit }) => {
  const { leads } = await openLocality(server.url, 'Anil Mathur', 'Hawa Sadak');
  const page = await visit(server, phone, { javaScriptEnabled: false });
  await page.goto('/homes?q=hawa+sadak');
  await page.getByRole('link', { name: 'Filters' }).click();
  await page
    .getByRole('region', { name: 'Filters' })
    .getByLabel(/^Unfurnished/)
    .check();
  await page.getByRole('button', { name: /^Show / }).click();
  await page.getByRole('article').getByRole('link', { name: 'Gulmohar Enclave' }).click();
  await page.getByLabel('Your name').fill('Meera Joshi');
  await page.getByLabel('Phone', { exact: true }).fill('55501 20421');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Please agree so that the broker may contact you')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Joshi');
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Sent to Anil Mathur')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +91 55501 20417' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sent to Anil Mathur')).toBeVisible();
  expect(await leads()).toMatchObject([{ full_name: 'Meera Joshi', property_interest: 'Gulmohar Enclave' }]);
  await page.getByText('Report this home').click();
  await page.getByLabel('What is wrong?').selectOption('It is sold');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Nivaas looks at every report')).toBeVisible();
});

test('on a phone Tab stays in the open filters, and Escape closes them and gives the focus back', async ({
  server,
  visit,
}) => {
  const page = await visit(server, phone);
  await page.goto('/homes');
  const opener = page.getByRole('link', { name: 'Filters' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const first = sheet.getByRole('link', { name: 'Close the filters' });
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: /^Show / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(sheet).toBeHidden();
});

/** Presses Tab until the element has the focus, and expects it to show a focus ring. */
const tabTo = async (page: Page, element: Locator) => {
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) {
      expect(await element.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  throw new Error('Tab does not reach the element');
};

test('with the keyboard alone a person finds, saves and compares homes, and enquires', async ({ server, visit }) => {
  const { leads } = await openLocality(server.url, 'Farhan Qureshi', 'Kishan Pol');
  const page = await visit(server, desktop);
  await page.goto('/');
  await tabTo(page, page.getByRole('searchbox', { name: 'Where' }));
  await page.keyboard.type('kishan pol');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(3);
  await tabTo(page, page.getByLabel(/^Furnished/));
  await page.keyboard.press('Space');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const title of ['Rajwada Terraces', 'Neem Court']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Compare ${title}` }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('link', { name: 'Compare 2' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('table').getByRole('link', { name: 'Neem Court', exact: true }));
  await page.keyboard.press('Enter');
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first();
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Rohit Bhatia');
  await tabTo(page, page.getByLabel('Phone', { exact: true }));
  await page.keyboard.type('5550120422');
  await tabTo(page, page.getByLabel(/^I agree/));
  await page.keyboard.press('Space');
  await waitLikeAPerson(page);
  await tabTo(page, page.getByRole('button', { name: 'Send enquiry' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent to Farhan Qureshi')).toBeVisible();
  expect(await leads()).toMatchObject([{ full_name: 'Rohit Bhatia', property_interest: 'Neem Court' }]);
});
