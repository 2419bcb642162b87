import { savedCsv } from './support/downloads.ts';
import { isFull } from './support/full.ts';
import { addBroker } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

/**
 * "Unicode text" as a spreadsheet saves it: UTF-16 with tabs; a title above the column names, an empty row, and phones
 * as numbers.
 */
const list = Buffer.from(
  `\uFEFF${[
    'Leads of the fair\t\t\t',
    'Customer Name\tContact No\tMail id\tRequirement',
    'Lalit Agarwal\t055501 21273\tlalit@mail.example\t3 BHK, 80 lakh',
    '\t\t\t',
    'Harpreet Gill\t5550120934.0\t\tPlot',
    'Pooja Bansal\t5.5501E+09\t\t',
    'Lalit Agarwal\t+91 55501 21273\t\t',
  ].join('\r\n')}`,
  'utf16le',
);
const file = { name: 'fair.txt', mimeType: 'text/plain', buffer: list };

for (const [size, device] of [
  ['a phone', phone],
  // Only in the full run, because the steps are the same.
  ...(isFull ? [['a desktop', desktop] as const] : []),
] as const)
  test(`a list of a spreadsheet becomes leads on ${size}, and its wrong rows come back`, async ({ server, visit }) => {
    const broker = await addBroker(server.url, `Kavita on ${size}`);
    const page = await visit(server, device, { as: [broker] });
    await page.goto('/broker/crm');
    await page.getByRole('link', { name: 'Import' }).click();
    await page
      .getByLabel('File of leads')
      .setInputFiles({ ...file, name: 'fair.xlsx', buffer: Buffer.from('PK\x03\x04') });
    await expect(page.getByRole('alert')).toContainText('choose File, Save as, CSV UTF-8');
    await page.getByLabel('File of leads').setInputFiles(file);
    await expect(page.getByText('fair.txt · 4 rows · tab, UTF-16, first row read as names')).toBeVisible();
    await expect(page.getByText('The spreadsheet has shortened the phone to 5.5501E+09')).toBeVisible();
    await expect(page.getByText('Same person as row 3 of this file')).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Import 2 leads' }).click();
    await expect(page.getByRole('heading', { name: 'Your leads are imported' })).toBeVisible({ timeout: 15_000 });
    const rows = await savedCsv(page, 'Wrong rows as CSV', 'wrong-rows.csv');
    expect(rows).toEqual([
      ['Customer Name', 'Contact No', 'Mail id', 'Requirement', 'Reason'],
      ['Pooja Bansal', '5.5501E+09', '', '', expect.stringContaining('Format its column as text')],
    ]);
    await page.getByRole('link', { name: 'Open the CRM' }).click();
    await expect(page.getByRole('heading', { name: 'My Leads (2)' })).toBeVisible();
    await expect(page.getByText('5550120934')).toBeVisible();
  });
