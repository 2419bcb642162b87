import { type Browser, test as base, type Page } from '@playwright/test';
import { openPreview, type Scheme, type Size, showStory } from './preview.ts';

/** The size of a window unless a story asks for another. */
export const desktop: Size = { width: 1280, height: 860 };

// What stories ask of the mocked server may be refused on purpose; a hostile site's photo is a script's address.
const mocked = /^\/(api\/|media\/|javascript:)/;
// Notes on the screen go away after some seconds, on a busy machine before their picture is taken: not here.
const holdNotes = () => {
  const start = window.setTimeout.bind(window) as (work: TimerHandler, ms?: number) => number;
  const never = 2 ** 31 - 1;
  const held = (work: TimerHandler, ms = 0) => start(work, ms >= 4_000 && ms < 20_000 ? never : ms);
  Object.assign(window, { setTimeout: held });
};

/** Collects what goes wrong on a page; `ErrorBoundary` stories fail on purpose and say so, and no story is shown between two. */
export const watch = (page: Page): string[] => {
  const wrong: string[] = [];
  const pathOf = (url: string) => new URL(url, 'http://localhost').pathname;
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isOnPurpose = mocked.test(pathOf(message.location().url)) || /on purpose|id 'nothing'/.test(text);
    if (message.type() === 'error' && !isOnPurpose) wrong.push(`console: ${text}`);
  });
  page.on('requestfailed', (request) => {
    // What is still on its way when a page is left was not refused.
    const left = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!left && !mocked.test(pathOf(request.url())))
      wrong.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !mocked.test(pathOf(response.url())))
      wrong.push(`${response.status()}: ${response.url()}`);
  });
  return wrong;
};

const openStage = async (browser: Browser, baseURL: string | undefined, still: boolean) => {
  const open = async () => {
    const context = await browser.newContext({
      baseURL,
      viewport: desktop,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    if (still) await page.addInitScript(holdNotes);
    await openPreview(page, still);
    return { page, wrong: watch(page) };
  };
  let now = await open();
  return {
    page: () => now.page,
    /** Shows a story with its play, and answers what went wrong. */
    show: async (id: string, scheme: Scheme, size: Size) => {
      const { page, wrong } = now;
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      const answer = await showStory(page, id, scheme).catch((error: Error) => error.message);
      const said = wrong.splice(0).concat(answer ?? []);
      if (said.length) {
        // What failed is not finished: left, it would load the page anew under the next.
        await page.context().close();
        now = await open();
      }
      return said;
    },
  };
};

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Tests with a page on which story follows story, without a reload in between; one for all tests of a process. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) =>
      use(await openStage(browser, project.use.baseURL, project.name === 'visual')),
    { scope: 'worker', timeout: 120_000 },
  ],
});
