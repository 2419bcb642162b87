import { expect, type Page } from '@playwright/test';
import { components } from './entries.ts';
import { readStory } from './preview.ts';
import { test } from './stage.ts';

/** Loads lazy images, because a full-page screenshot shows all of them. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });

for (const { title, ids } of components)
  test(title, async ({ stage }) => {
    const stories = await Promise.all(
      ids.map(async (id) => (await readStory(stage.page(), id)).looks.map((look) => ({ id, ...look }))),
    );
    const nameOf = ({ scheme, size }: { scheme: string; size: { width: number } }) => `${scheme}-${size.width}`;
    // Sorted by size, so that the window is rarely resized.
    for (const look of stories.flat().sort((one, other) => nameOf(one).localeCompare(nameOf(other)))) {
      const wrong = await stage.show(look.id, look.scheme, look.size);
      expect.soft(wrong, `${look.id} ${nameOf(look)}`).toEqual([]);
      if (wrong.length) continue;
      await loadPictures(stage.page());
      await expect.soft(stage.page()).toHaveScreenshot([look.id, `${nameOf(look)}.png`], { fullPage: true });
    }
  });
