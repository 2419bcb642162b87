import type { Page } from '@playwright/test';
import { changeProperty, listProperties } from '#contract/properties/endpoints.ts';
import { updateSettings } from '#contract/settings.ts';
import { isFull } from './support/full.ts';
import { hydrated } from './support/hydrated.ts';
import { operator } from './support/operator.ts';
import { addBroker, type SignedIn, signedIn } from './support/people.ts';
import { plainPhoto } from './support/photos.ts';
import { get, send } from './support/post.ts';
import { postHome, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, horizontalOverflow, phone } from './support/visitors.ts';

const title = '3 BHK flat near Akshaya Patra Temple';
// A change is public within a second; the rest is for a busy machine.
const SOON = { timeout: 5_000, intervals: [100] };

/** Posts the home with two photos, as its broker does. */
const fillAndSubmit = async (page: Page) => {
  await page.goto('/broker/properties/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('City').fill('Jaipur');
  await page.getByLabel('Expected price').fill('8450000');
  await page.getByRole('tab', { name: /^Exterior/ }).click();
  const photos = [plainPhoto('front.jpg'), plainPhoto('garden.jpg', { r: 200, g: 190, b: 40 })];
  await page.locator('input[type=file]').setInputFiles(await Promise.all(photos));
  await expect(page.getByRole('button', { name: 'Remove Exterior picture 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const done = page.getByRole('alertdialog').filter({ hasText: 'Property created' });
  await expect(done).toBeVisible({ timeout: 30_000 });
  await done.getByRole('button', { name: 'OK' }).click();
};

/** The broker's only home. */
const homeOf = async (url: string, { token }: SignedIn) => {
  const { data } = await get<{ data: { id: number; photo: string; updated_at: string }[] }>(
    url,
    listProperties.path.replace('/api/', ''),
    token,
  );
  const [home] = data;
  if (!home || data.length > 1) throw new Error('There must be one home');
  return home;
};

/** Changes the home from elsewhere, as another tab would. */
const changeElsewhere = (page: Page, { token }: SignedIn, id: number, body: object) =>
  page.request.fetch(changeProperty.path.replace('{id}', String(id)), {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });

/** Chooses a step from the home's menu in My Properties, and waits until it is done. */
const step = async (page: Page, name: string, said: string) => {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByText(said)).toBeVisible();
};

// server/properties/life.db.test.ts covers what visitors get after each step, the stories of EditProperty the conflict.
test('a home is edited, paused, resumed and sold on a phone, and visitors see each change within a second', async ({
  server,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const site = await publish(server.url, broker.token, 'modern');
  const page = await visit(server, phone, { as: [broker] });
  const guest = await visit(server, desktop);
  const card = guest.locator('#listings').getByRole('link', { name: title });
  const photos = guest.getByRole('list', { name: `Photos of ${title}` }).getByRole('link');
  const photosInOrder = () => photos.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

  await fillAndSubmit(page);
  const home = await homeOf(server.url, broker);
  await expect(async () => {
    await guest.goto(site);
    await expect(card.first()).toBeVisible({ timeout: 500 });
  }).toPass(SOON);
  await card.first().click();
  await hydrated(guest);
  await expect(photos).toHaveCount(2);
  const homePath = new URL(guest.url()).pathname;
  const ordered = await photosInOrder();

  /** What a visitor gets: the home, its place in the list and the sitemap, and its photo. */
  const visited = async () => {
    const textOf = async (path: string) => (await guest.request.get(path)).text();
    const there = (found: boolean) => (found ? 'there' : 'gone');
    return [
      there((await guest.request.get(homePath)).status() === 200),
      there((await textOf(site)).includes(title)),
      there((await textOf(`${site}/sitemap.xml`)).includes(homePath)),
      there((await guest.request.get(home.photo)).status() === 200),
    ];
  };
  const everywhere = Array.from({ length: 4 }, () => 'there');
  const nowhere = everywhere.map(() => 'gone');
  expect(await visited()).toEqual(everywhere);

  await test.step('an edit shows what changed, and keeps in view what somebody else changed meanwhile', async () => {
    await page.goto('/broker/properties');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByLabel('Expected price').fill('7990000');
    await page.getByRole('button', { name: 'Move Exterior picture 2 earlier' }).click();
    await changeElsewhere(page, broker, home.id, { features: { expected_price: 8_800_000 } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const changes = page.getByRole('dialog', { name: 'What changed' });
    await expect(changes).toContainText(/Expected price.*₹84,50,000.*₹79,90,000.*Photos.*in a new order/s);
    await changes.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone changed this home while you were editing')).toBeInViewport();
    await expect(page.getByText('Theirs: ₹88,00,000')).toBeInViewport();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Use mine and save' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
  });

  await test.step('the visitor sees the new price and the photos in their new order', async () => {
    await expect(async () => {
      await guest.reload();
      await expect(guest.getByText('₹79,90,000').first()).toBeVisible({ timeout: 500 });
    }).toPass(SOON);
    expect(await photosInOrder()).toEqual(ordered.toReversed());
  });

  await test.step('a paused home is gone for visitors, and its broker still sees its photo', async () => {
    await step(page, 'Pause', 'Paused. Visitors no longer see it.');
    await expect.poll(visited, SOON).toEqual(nowhere);
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    const photo = page.getByRole('list', { name: 'Properties' }).locator('img[src*="/media/"]');
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('resumed, it is there again; sold, it is gone', async () => {
    await step(page, 'Resume', 'Live again. Visitors see it.');
    await expect.poll(visited, SOON).toEqual(everywhere);
    await step(page, 'Mark as sold', 'Marked as sold. Visitors no longer see it.');
    await expect.poll(visited, SOON).toEqual(nowhere);
    await page.getByRole('button', { name: `View ${title}` }).click();
    const told = page.getByRole('dialog', { name: title });
    await expect(told.getByText(/Live → Sold/)).toBeVisible();
    await expect(told.getByText(/₹88,00,000 → ₹79,90,000/)).toBeVisible();
  });
});

// The server's moderation tests and the stories of Review and My Properties cover each step.
test('with moderation, a reported home is changed, sent again and approved before visitors see it', async ({
  start,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  // A server of its own, because the setting applies to all brokers.
  const server = await start();
  const meera = await signedIn(server.url, 'super_admin', operator);
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const site = await publish(server.url, broker.token, 'modern');
  const page = await visit(server, desktop, { as: [broker] });
  const guest = await visit(server, phone);
  await guest.request.put(updateSettings.path, {
    headers: { authorization: `Bearer ${meera.token}` },
    data: { moderation: 'on' },
  });
  const id = await postHome(server.url, broker.token, { title, city: 'Jaipur' });
  const review = (body: object) => send(server.url, `properties/admin/${id}/review`, body, meera.token);
  const visitorSees = async () => (await (await guest.request.get(site)).text()).includes(title);
  const status = page.getByRole('list', { name: 'Properties' });
  const panel = await visit(server, desktop, { as: [meera] });
  const open = async (queue: string) => {
    await panel.goto(`/superadmin/manage-property?queue=${queue}&home=${id}`);
    await expect(panel.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  // The request is sent only once the message with Undo is closed.
  const sent = () => panel.getByRole('button', { name: 'Close message' }).click();

  await test.step('what is posted waits for the operator', async () => {
    await page.goto('/broker/properties');
    await expect(status.getByText('In review', { exact: true })).toBeVisible();
    expect(await visitorSees()).toBe(false);
    await review({ decision: 'approve' });
    await expect.poll(visitorSees, SOON).toBe(true);
  });

  await test.step('a visitor reports it; the operator asks for changes by keyboard, and it is gone', async () => {
    await send(server.url, `homes/${id}/reports`, { reason: 'wrong_price' });
    const reported = await get<{ data: { id: number }[] }>(server.url, 'properties/admin?queue=reported', meera.token);
    expect(reported.data.map((one) => one.id)).toEqual([id]);
    await open('reported');
    await panel.keyboard.press('c');
    await expect(panel.getByRole('checkbox', { name: 'Photos missing' })).toBeFocused();
    for (let nth = 0; nth < 2; nth += 1) await panel.keyboard.press('Tab');
    await panel.keyboard.press('Space');
    await panel.getByRole('textbox', { name: /Note to the broker/ }).focus();
    await panel.keyboard.type('Please state the price.');
    await panel.keyboard.press('Control+Enter');
    await sent();
    await expect.poll(visitorSees, SOON).toBe(false);
  });

  await test.step('its broker reads why, states the price and sends it again', async () => {
    await page.reload();
    await expect(status.getByText('Changes requested', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `View ${title}` }).click();
    const told = page.getByRole('dialog', { name: title });
    await expect(told.getByText('asked for changes')).toBeVisible();
    await expect(told.getByText('The price is wrong. Please state the price.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByLabel('Expected price').fill('7990000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog', { name: 'What changed' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await step(page, 'Send for review again', 'Sent for review. Visitors see it when it is approved.');
    expect(await visitorSees()).toBe(false);
  });

  await test.step('approved by keyboard, visitors see it with its price', async () => {
    await open('review');
    await panel.keyboard.press('a');
    await sent();
    await expect.poll(visitorSees, SOON).toBe(true);
    await guest.goto(site);
    await expect(guest.locator('#listings').getByText('₹79.9 Lac').first()).toBeVisible();
    await guest.goto('/');
    await hydrated(guest);
    await expect(guest.getByRole('link', { name: 'Kavita Joshi' })).toBeVisible();
    await guest.getByRole('button', { name: `Save ${title}` }).click();
    await expect(guest.getByRole('button', { name: `Save ${title}`, pressed: true })).toBeVisible();
    await guest.getByRole('link', { name: title }).click();
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.reload();
    await expect(status.getByText('Live', { exact: true })).toBeVisible();
  });
});
