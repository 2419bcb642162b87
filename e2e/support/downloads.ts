import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** The rows of a CSV file (RFC 4180). */
const parseCsv = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

/** Clicks a button and resolves with the rows of the CSV file that it saves, including the header. */
export const savedCsv = async (page: Page, button: string, fileName: string): Promise<string[][]> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  return parseCsv(await readFile(await download.path(), 'utf8'));
};

/** Clicks Export Leads and resolves with the rows of the downloaded file, including the header. */
export const exportLeads = (page: Page, fileName: string): Promise<string[][]> =>
  savedCsv(page, 'Export Leads', fileName);
