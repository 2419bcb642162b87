import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createProperty, getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { hasGps } from '#server/testing/hasGps.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { hydrated } from './support/hydrated.ts';
import { addBroker } from './support/people.ts';
import { plainPhoto, sidewaysPhotoWithGps, textNamedJpg, UPPER_LEFT } from './support/photos.ts';
import { get } from './support/post.ts';
import { publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, dropNextResponse, horizontalOverflow, phone } from './support/visitors.ts';

const title = '3 BHK flat near Akshaya Patra Temple';
const categories = [
  ['Exterior', 2],
  ['Bedroom', 1],
  ['Kitchen', 2],
] as const;
/** The colour that only the property's first photo has. */
const LEADING = { r: 30, g: 120, b: 60 };
const OTHERS = { r: 200, g: 190, b: 40 };

const photosOf = async (category: string, count: number) => {
  const plain = Array.from({ length: count }, (_, at) =>
    plainPhoto(`${category}-${at + 1}.jpg`, category === 'Kitchen' && at === 1 ? LEADING : OTHERS),
  );
  // The first photo was taken with the phone held sideways, and has a GPS position.
  if (category === 'Exterior') plain[0] = sidewaysPhotoWithGps('Exterior-1.jpg');
  return Promise.all(plain);
};

/** Breaks the connection in the middle of the nth upload; the others succeed. */
const breakUpload = async (page: Page, nth: number) => {
  let uploads = 0;
  await page.route('**/api/properties/*/media', async (route) => {
    uploads += 1;
    await (uploads === nth ? route.abort('connectionreset') : route.continue());
  });
};

const isNear = (colour: Uint8Array, { r, g, b }: typeof LEADING) =>
  [r, g, b].every((value, at) => Math.abs((colour[at] ?? -999) - value) < 30);

/** The colour of a photo at this distance from its left and its top. */
const paintAt = async (bytes: Buffer, part: number): Promise<Uint8Array> => {
  const { width, height } = await sharp(bytes).metadata();
  const at = { left: Math.round(width * part), top: Math.round(height * part), width: 1, height: 1 };
  return sharp(bytes).extract(at).removeAlpha().raw().toBuffer();
};

const fetched = async (page: Page, url: string) => Buffer.from(await (await page.request.get(url)).body());
/** A photo as the site serves it. */
const served = async (image: Locator) => {
  await image.scrollIntoViewIfNeeded();
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  return fetched(image.page(), await image.evaluate((element: HTMLImageElement) => element.currentSrc));
};

test('a home posted on a phone survives reloads and broken connections, and exists once with every picture', async ({
  server,
  visit,
}) => {
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const page = await visit(server, phone, { as: [broker] });
  const openTab = (category: string) => page.getByRole('tab', { name: new RegExp(`^${category}`) }).click();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const field = page.getByLabel('Title');
  const files = page.locator('input[type=file]');
  const countsAreThere = async () => {
    for (const [category, count] of categories)
      await expect(page.getByRole('tab', { name: `${category} ${count}` })).toBeVisible();
  };
  await page.goto('/broker/properties/new');

  await test.step('the price shows in words, and a file that is not a picture is refused', async () => {
    await field.fill(title);
    await page.getByLabel('State').fill('Rajasthan');
    await page.getByLabel('City').fill('Jaipur');
    await page.getByLabel('Locality', { exact: true }).fill('Jagatpura');
    await page.getByLabel('Built-up area', { exact: true }).fill('1450');
    await page.getByLabel('Expected price').fill('8450000');
    await expect(page.getByText('Eighty Four Lakh Fifty Thousand')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Swimming Pool' }).check();
    await openTab('Exterior');
    await files.setInputFiles([textNamedJpg()]);
    await expect(page.getByText('notes.jpg is not a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
    await expect(field).toHaveValue(title);
  });

  await test.step('the draft with all its pictures is restored after a reload', async () => {
    for (const [category, count] of categories) {
      await openTab(category);
      await files.setInputFiles(await photosOf(category, count));
      await expect(page.getByRole('button', { name: `Remove ${category} picture ${count}` })).toBeVisible();
    }
    await openTab('Exterior');
    await page.getByRole('button', { name: 'Set as default: Exterior picture 1' }).click();
    await openTab('Kitchen');
    await page.getByRole('button', { name: 'Set as default: Kitchen picture 2' }).click();
    await expect(page.getByText('Draft kept')).toBeVisible();
    await page.reload();
    await countsAreThere();
    await expect(field).toHaveValue(title);
    await expect(page.getByLabel('Expected price')).toHaveValue('84,50,000');
    await expect(page.getByRole('checkbox', { name: 'Swimming Pool' })).toBeChecked();
    await openTab('Kitchen');
    await expect(page.getByRole('button', { name: 'Default: Kitchen picture 2' })).toBeVisible();
  });

  await test.step('a second tab leaves the draft unchanged, and says so', async () => {
    const second = await page.context().newPage();
    await second.goto('/broker/properties/new');
    await expect(second.getByText('Post Property is open in another tab')).toBeVisible();
    await second.getByLabel('Title').fill('Another home');
    await second.close();
    await page.reload();
    await countsAreThere();
    await expect(field).toHaveValue(title);
  });

  await test.step('after a lost response the form tries again and shows what was saved', async () => {
    await dropNextResponse(page, `*${createProperty.path}`);
    await submit.click();
    await expect(page.getByText('It may be saved: the server did not answer')).toBeVisible();
    await field.fill('Changed before trying again');
    await submit.click();
    await expect(page.getByText('The property was saved at the first try')).toBeVisible();
    await expect(field).toHaveValue(title);
  });

  await test.step('the message names the picture that was not sent, and a reload keeps the progress', async () => {
    await breakUpload(page, 4);
    await submit.click();
    await expect(page.getByText(/^Image 4 of 5 was not sent\. Kitchen-1\.jpg:/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Images 3 of 5')).toBeVisible();
    await expect(field).toHaveValue(title);
    await page.reload();
    await countsAreThere();
    await expect(page.getByText('Images 3 of 5')).toBeVisible();
    await expect(field).toHaveValue(title);
  });

  await test.step('a picture without a response is sent again and stored once', async () => {
    await page.unrouteAll();
    await dropNextResponse(page, '*/api/properties/*/media');
    await submit.click();
    await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible();
    await submit.click();
    const done = page.getByRole('alertdialog').filter({ hasText: 'Property created' });
    await expect(done).toBeVisible({ timeout: 30_000 });
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText(/Draft kept/)).toHaveCount(0);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('there is one home with every picture once and the right one first', async () => {
    const ask = <T>(path: string) => get<{ data: T }>(server.url, path.replace('/api/', ''), broker.token);
    const { data: rows } = await ask<{ id: number }[]>(listProperties.path);
    expect(rows).toHaveLength(1);
    const { data } = await ask<{ media: { is_primary: boolean; file_url: string }[] }>(
      getProperty.path.replace('{id}', String(rows[0]?.id)),
    );
    const leading = data.media.filter((one) => one.is_primary);
    expect([data.media.length, leading.length]).toEqual([5, 1]);
    expect(isNear(await paintAt(await fetched(page, leading[0]?.file_url ?? ''), 0.9), LEADING)).toBe(true);

    const panel = await visit(server, desktop, { as: [broker] });
    await panel.goto('/broker/dashboard');
    await goTo(panel, 'Properties');
    await expect(panel.getByText('₹84,50,000')).toBeVisible();
    await panel.getByRole('button', { name: `View ${title}` }).click();
    const strip = panel.getByRole('list', { name: 'Photos' });
    await expect(strip.getByRole('button')).toHaveCount(5);
    await expect(strip.getByRole('button', { name: 'Kitchen, primary' })).toBeVisible();
  });

  // server/media/pipeline.test.ts covers the same for the stored files.
  if (!isFull) return;
  await test.step('a visitor sees the photos upright and without a GPS position', async () => {
    const [sent] = await photosOf('Exterior', 1);
    expect(await hasGps(sent?.buffer ?? Buffer.of())).toBe(true);
    expect(await sharp(sent?.buffer).metadata()).toMatchObject({ orientation: 6 });
    const guest = await visit(server, phone);
    await guest.goto(await publish(server.url, broker.token, 'modern'));
    await guest.locator('#listings').getByRole('link', { name: title }).first().click();
    await hydrated(guest);
    const gallery = guest.getByRole('list', { name: `Photos of ${title}` });
    await expect(gallery.getByRole('link')).toHaveCount(5);
    // The leading photo comes first, then the others in the order of posting.
    const bytes = await served(gallery.locator('img').nth(1));
    const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThan(height);
    expect(isNear(await paintAt(bytes, 0.2), UPPER_LEFT)).toBe(true);
    expect(isNear(await paintAt(bytes, 0.8), UPPER_LEFT)).toBe(false);
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(await horizontalOverflow(guest)).toBeLessThanOrEqual(0);
  });
});
