import { expect, type Page } from '@playwright/test';
import { blockIframes } from '#storybook/blockIframes.ts';
import { components, docs } from './entries.ts';
import { readStory, showDocs } from './preview.ts';
import { desktop, test, watch } from './stage.ts';

/** Waits until Storybook's preview frame has content. */
const shown = (page: Page) =>
  page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *, #storybook-docs > *').first().waitFor();

test('opens without an error or a failed request', async ({ page }) => {
  const wrong = watch(page);
  await page.goto('/');
  await shown(page);
  expect(wrong).toEqual([]);
});

test.describe('opens every story in its own size and runs its play function', () => {
  for (const { title, ids } of components)
    test(title, async ({ stage }) => {
      for (const id of ids) {
        const { own = desktop } = await readStory(stage.page(), id);
        expect.soft(await stage.show(id, 'light', own), id).toEqual([]);
      }
    });
});

test.describe('opens every docs page', () => {
  for (const id of docs)
    test(id, async ({ stage }) => {
      const page = await stage.page().context().newPage();
      // The stories in frames are tested above.
      await page.addInitScript(blockIframes);
      const wrong = watch(page);
      const answer = await showDocs(page, id);
      await page.close();
      expect(wrong.concat(answer ?? [])).toEqual([]);
    });
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });
  test('opens on the start page, with stories and docs pages in one scheme', async ({ page }) => {
    await page.goto('/');
    const start = page.frameLocator('#storybook-preview-iframe');
    await start.getByRole('heading', { level: 1, name: 'The parts of Nivaas' }).waitFor();
    for (const [globals, paper, ink] of [
      ['', 'rgb(23, 33, 32)', 'rgb(236, 241, 239)'],
      ['scheme:light', 'rgb(255, 255, 255)', 'rgb(22, 33, 31)'],
    ] as const) {
      await page.goto(`/iframe.html?id=foundations-colour--docs&viewMode=docs&globals=${globals}`);
      await expect(page.locator('.sb-story h1').first()).toHaveCSS('color', ink);
      await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', paper);
    }
  });
});

test('shows the stories of a screen on one docs page, each with its own mocked responses, in the page’s scheme', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=screens-operator-crm-operatorcrmscreen--docs&viewMode=docs&globals=scheme:dark');
  for (const [story, words] of [
    ['Empty', 'No broker leads'],
    ['Failed', 'Failed to load leads'],
  ] as const) {
    const frame = page.locator(`.sb-story iframe[title="${story}"]`);
    // Stories above may still grow and push the frame out of view, where it does not load.
    await expect(async () => {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByText(words).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(frame.contentFrame().locator('body')).toHaveCSS('background-color', 'rgb(15, 22, 21)');
  }
});

test('contains every story and docs page that the table of specified screens links to', async ({ page }) => {
  await showDocs(page, 'docs-screens--docs');
  const links = await page
    .locator('a[href*="?path="]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path')));
  const paths = [
    ...components.flatMap(({ ids }) => ids).map((id) => `/story/${id}`),
    ...docs.map((id) => `/docs/${id}`),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !link || !paths.includes(link))).toEqual([]);
});
