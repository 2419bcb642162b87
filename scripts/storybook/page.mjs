// One page of the static Storybook on which story follows story, without a reload in between.
const PATIENCE_MS = 120_000;

/** @typedef {{ width: number, height: number }} Size */

/**
 * Opens the preview on nothing, with everything loaded that stories share: the scripts, the mocks' worker, the fonts.
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the static Storybook
 * @param {'light' | 'dark'} scheme
 * @param {boolean} [still] with the day and the dice held, as in Chromatic
 */
export const openPreview = async (page, url, scheme, still = false) => {
  // Without axe: that is the stories' tests' part.
  const asked = `id=nothing&globals=scheme:${scheme};a11y.manual:!true${still ? '&chromatic=true' : ''}`;
  await page.goto(`${url}/iframe.html?${asked}`, { timeout: PATIENCE_MS });
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached', timeout: PATIENCE_MS });
  // Slow to prepare, a story would be mounted unseen, and what is unseen cannot take the focus.
  await page.addStyleTag({
    content: '.sb-show-preparing-story:not(.sb-show-main) > #storybook-root { display: block !important }',
  });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
};

/**
 * What visual review and sizes need to know of stories.
 * @param {import('@playwright/test').Page} page an opened preview
 * @param {string[]} ids
 * @returns {Promise<{ id: string, chromatic: { disableSnapshot?: boolean, modes?: object }, sizes: Record<string, Size>, own?: string }[]>}
 *   the sizes a mode may name, and the name of the story's own if it has one
 */
export const readStories = (page, ids) =>
  page.evaluate(async (all) => {
    const stories = [];
    for (const storyId of all) {
      const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const sizes = Object.entries(parameters.viewport.options).map(([name, { styles }]) => [
        name,
        { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
      ]);
      stories.push({
        id: storyId,
        chromatic: parameters.chromatic ?? {},
        sizes: Object.fromEntries(sizes),
        own: storyGlobals.viewport?.value,
      });
    }
    return stories;
  }, ids);

// Leaving one before it has finished would load the page anew.
/**
 * Shows a story with its play.
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @returns {Promise<string | undefined>} what went wrong
 */
export const showStory = (page, id) =>
  page.evaluate(
    ([storyId, patience]) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const failures = [
          'storyMissing',
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ];
        const answers = new Map([
          ['storyFinished', (said) => (said?.status === 'error' ? 'finished with an error' : undefined)],
          ...failures.map((event) => [event, (error) => `${event}: ${String(error?.message ?? error).split('\n')[0]}`]),
        ]);
        const listeners = new Map();
        const end = (answer) => {
          clearTimeout(deadline);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(answer);
        };
        const deadline = setTimeout(() => end(`not finished within ${patience} ms`), patience);
        for (const [event, answer] of answers) {
          listeners.set(event, (said) => end(answer(said)));
          channel.on(event, listeners.get(event));
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, PATIENCE_MS],
  );

/**
 * What the stories on a page of docs share, though each should have its own: answers of the mocked server, the whole window.
 * @param {import('@playwright/test').Page} page
 */
const sharedOn = (page) =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const api = calls.find((call) => call.startsWith('/api/'));
    if (api) return `asks ${api} on the page itself: its stories need frames of their own`;
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    return dialog ? 'a dialog covers the page: its stories need frames of their own' : undefined;
  });

/**
 * Shows a page of docs, loaded anew: left while one of its stories still plays, the page would do so by itself.
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the static Storybook
 * @param {string} id
 * @returns {Promise<string | undefined>} what went wrong
 */
export const showDocs = async (page, url, id) => {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`, { timeout: PATIENCE_MS });
  const failed = page.locator('body.sb-show-errordisplay');
  await page.locator('#storybook-docs > *').or(failed).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
  if (await failed.count()) return page.locator('#error-message').innerText();
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  return sharedOn(page);
};
