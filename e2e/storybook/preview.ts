import type { Page } from '@playwright/test';

const PATIENCE_MS = 120_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}
export type Scheme = 'light' | 'dark';

interface Story {
  readonly parameters: {
    readonly viewport: { readonly options: Record<string, { readonly styles: { width: string; height: string } }> };
    readonly chromatic: {
      readonly disableSnapshot?: boolean;
      readonly modes: Record<string, { readonly scheme: Scheme; readonly viewport: string }>;
    };
  };
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
}
type Listener = (said?: { status?: string; message?: string }) => void;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { loadStory: (asked: { storyId: string }) => Promise<Story> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: Listener) => void;
      once: (event: string, listener: Listener) => void;
      off: (event: string, listener: Listener) => void;
      emit: (event: string, said: object) => void;
    };
  }
}

/**
 * Opens the preview on no story, with everything loaded that stories share: the scripts, the mocks' worker, the fonts.
 * `still` holds the day and the dice, as in Chromatic.
 */
export const openPreview = async (page: Page, still: boolean): Promise<void> => {
  // Without axe: that is the stories' tests' part.
  await page.goto(`/iframe.html?id=nothing&globals=a11y.manual:!true${still ? '&chromatic=true' : ''}`);
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached', timeout: PATIENCE_MS });
  // Slow to prepare, a story would be mounted unseen, and what is unseen cannot take the focus.
  await page.addStyleTag({
    content: '.sb-show-preparing-story:not(.sb-show-main) > #storybook-root { display: block !important }',
  });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
};

/** The size that a story asks for itself, if any, and how its pictures are taken, each once. */
export const readStory = (page: Page, id: string): Promise<{ own?: Size; looks: { scheme: Scheme; size: Size }[] }> =>
  page.evaluate(async (storyId) => {
    const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const sizeOf = (name: string) => {
      const { width = '', height = '' } = parameters.viewport.options[name]?.styles ?? {};
      return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
    };
    const own = storyGlobals.viewport && sizeOf(storyGlobals.viewport.value);
    const { disableSnapshot, modes } = parameters.chromatic;
    const looks = Object.values(modes).map(({ scheme, viewport }) => ({ scheme, size: own ?? sizeOf(viewport) }));
    const byName = new Map(looks.map((look) => [`${look.scheme} ${look.size.width}`, look]));
    return { own, looks: disableSnapshot ? [] : [...byName.values()] };
  }, id);

/**
 * Shows a story with its play in place of the one before, which has to have finished: left earlier, it would load the page anew.
 * Answers what went wrong.
 */
export const showStory = (page: Page, id: string, scheme: Scheme): Promise<string | undefined> =>
  page.evaluate(
    ({ storyId, globals, patience }) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const failures = [
          'storyMissing',
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ];
        const listeners: [string, Listener][] = [
          ['storyFinished', (said) => end(said?.status === 'error' ? 'finished with an error' : undefined)],
          ...failures.map((event): [string, Listener] => [
            event,
            (said) => end(`${event}: ${String(said?.message ?? said).split('\n')[0]}`),
          ]),
        ];
        const end = (answer?: string) => {
          clearTimeout(deadline);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(answer);
        };
        const deadline = setTimeout(() => end(`not finished within ${patience} ms`), patience);
        // By way of no story: the same one would not be shown again, and the scheme would change under the one before.
        channel.once('storyMissing', () => {
          for (const [event, listener] of listeners) channel.on(event, listener);
          channel.emit('updateGlobals', { globals });
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        });
        channel.emit('setCurrentStory', { storyId: 'nothing', viewMode: 'story' });
      }),
    { storyId: id, globals: { scheme }, patience: PATIENCE_MS },
  );

/** What the stories on a page of docs share, though each should have its own: answers of the mocked server, the whole window. */
const sharedOn = (page: Page) =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const api = calls.find((call) => call.startsWith('/api/'));
    if (api) return `asks ${api} on the page itself: its stories need frames of their own`;
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    return dialog ? 'a dialog covers the page: its stories need frames of their own' : undefined;
  });

/** Opens a page of docs and answers what went wrong. */
export const showDocs = async (page: Page, id: string): Promise<string | undefined> => {
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  const failed = page.locator('body.sb-show-errordisplay');
  await page.locator('#storybook-docs > *').or(failed).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
  if (await failed.count()) return page.locator('#error-message').innerText();
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  return sharedOn(page);
};
