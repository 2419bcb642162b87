import type { Page } from '@playwright/test';
import { addBroker } from './support/people.ts';
import { get, send } from './support/post.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const kiran = { full_name: 'Kiran Nair', email: 'kiran.nair@mail.example', phone: '+91 55501 20418' };
const rekha = { full_name: 'Rekha Gupta', email: 'rekha.gupta@mail.example', phone: '+91 55501 20419' };

const cardIn = (page: Page, column: string, name: string) =>
  page.getByRole('region', { name: column }).getByRole('group', { name, exact: true });

test('a broker moves leads on the board by keyboard and by menu, with the same result', async ({ server, visit }) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  for (const lead of [kiran, rekha]) await send(server.url, 'leads/broker', lead, broker.token);
  const statuses = async () => {
    const { data } = await get<{ data: { full_name: string; status: string }[] }>(
      server.url,
      'leads/broker',
      broker.token,
    );
    return Object.fromEntries(data.map(({ full_name, status }) => [full_name, status]));
  };
  const page = await visit(server, desktop, { as: [broker] });
  await page.goto('/broker/crm?view=board');

  await cardIn(page, 'New', kiran.full_name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('Kiran Nair is in Qualified now')).toBeVisible();
  await expect(cardIn(page, 'Qualified', kiran.full_name)).toBeFocused();

  await page.getByRole('button', { name: 'More for Rekha Gupta' }).click();
  await page.getByRole('menuitem', { name: 'Move to Qualified' }).click();
  await expect(page.getByText('Rekha Gupta is in Qualified now')).toBeVisible();
  await expect(cardIn(page, 'Qualified', rekha.full_name)).toBeFocused();
  expect(await statuses()).toEqual({ 'Kiran Nair': 'qualified', 'Rekha Gupta': 'qualified' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Rekha Gupta is back in New')).toBeVisible();
  expect(await statuses()).toEqual({ 'Kiran Nair': 'qualified', 'Rekha Gupta': 'new' });

  // This browser remembers which view was chosen last.
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('heading', { name: 'My Leads (2)' })).toBeVisible();

  // A lead opens beside the table, which reflects changes made there; Back closes it.
  const row = page.getByRole('row', { name: rekha.full_name });
  await row.getByRole('link', { name: rekha.full_name }).click();
  const sheet = page.getByRole('dialog', { name: rekha.full_name });
  await sheet.getByRole('radio', { name: 'Proposal' }).click();
  await expect(sheet.getByText('Moved to Proposal')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(row.getByRole('link', { name: rekha.full_name })).toBeFocused();
  await expect(row).toContainText('Proposal');
  await page.getByRole('button', { name: 'Board' }).click();
  await page.goto('/broker/crm');
  await expect(cardIn(page, 'Proposal', rekha.full_name)).toBeVisible();
});
