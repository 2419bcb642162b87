import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';

/** Clicks a button and resolves with the rows of the CSV file that it saves, including the header. */
export const savedCsv = async (page: Page, button: string, fileName: string): Promise<string[][]> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  return Papa.parse<string[]>(await readFile(await download.path(), 'utf8'), { skipEmptyLines: true }).data;
};

/** Clicks Export Leads and resolves with the rows of the downloaded file, including the header. */
export const exportLeads = (page: Page, fileName: string): Promise<string[][]> =>
  savedCsv(page, 'Export Leads', fileName);
