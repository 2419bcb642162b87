import type { Page } from '@playwright/test';

const TIMEOUT_MS = 120_000;

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
type Listener = (event?: { status?: string; message?: string }) => void;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { loadStory: (options: { storyId: string }) => Promise<Story> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: Listener) => void;
      once: (event: string, listener: Listener) => void;
      off: (event: string, listener: Listener) => void;
      emit: (event: string, data: object) => void;
    };
  }
}

/**
 * Opens the preview without a story and loads what stories share: scripts, the mock service worker, fonts. `still` freezes the
 * date and random numbers, as in Chromatic.
 */
export const openPreview = async (page: Page, still: boolean): Promise<void> => {
  // Without axe, which runs in the stories' own tests.
  await page.goto(`/iframe.html?id=nothing&globals=a11y.manual:!true${still ? '&chromatic=true' : ''}`);
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  // A story that prepares slowly would be mounted while hidden, where it cannot take focus.
  await page.addStyleTag({
    content: '.sb-show-preparing-story:not(.sb-show-main) > #storybook-root { display: block !important }',
  });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
};

/** A story's own window size, if any, and the distinct schemes and sizes of its screenshots. */
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
 * Replaces the current story, which must have finished (leaving it earlier would reload the page), and runs the new one's play
 * function. Resolves with the error, if any.
 */
export const showStory = (page: Page, id: string, scheme: Scheme): Promise<string | undefined> =>
  page.evaluate(
    ({ storyId, globals, timeout }) =>
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
          ['storyFinished', (event) => end(event?.status === 'error' ? 'finished with an error' : undefined)],
          ...failures.map((event): [string, Listener] => [
            event,
            (detail) => end(`${event}: ${String(detail?.message ?? detail).split('\n')[0]}`),
          ]),
        ];
        const end = (answer?: string) => {
          clearTimeout(deadline);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(answer);
        };
        const deadline = setTimeout(() => end(`not finished within ${timeout} ms`), timeout);
        // Shows no story in between: otherwise the same story would not restart, and the previous one would see the new scheme.
        channel.once('storyMissing', () => {
          for (const [event, listener] of listeners) channel.on(event, listener);
          channel.emit('updateGlobals', { globals });
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        });
        channel.emit('setCurrentStory', { storyId: 'nothing', viewMode: 'story' });
      }),
    { storyId: id, globals: { scheme }, timeout: TIMEOUT_MS },
  );

/** Names what stories on a docs page must not share: the mocked server's responses, or the whole window. */
const sharedStateOn = (page: Page) =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const api = calls.find((call) => call.startsWith('/api/'));
    if (api) return `calls ${api} from the page itself: its stories need frames of their own`;
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    return dialog ? 'a dialog covers the page: its stories need frames of their own' : undefined;
  });

/** Opens a docs page and resolves with the error, if any. */
export const showDocs = async (page: Page, id: string): Promise<string | undefined> => {
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  const failed = page.locator('body.sb-show-errordisplay');
  await page.locator('#storybook-docs > *').or(failed).first().waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  if (await failed.count()) return page.locator('#error-message').innerText();
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  return sharedStateOn(page);
};
