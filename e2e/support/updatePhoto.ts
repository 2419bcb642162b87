import { expect, type Page } from '@playwright/test';
import { plainPhoto } from './photos.ts';

/** Saves a photo in the open dialog Update Photo, after trying without one. */
export const updatePhoto = async (page: Page, fileName: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Update Photo' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText('Please choose an image file')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(await plainPhoto(fileName, { r: 180, g: 80, b: 60 }));
  await save.click();
  await expect(page.getByText('Photo updated')).toBeVisible();
};
