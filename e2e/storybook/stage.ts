import { type Browser, test as base, type Page } from '@playwright/test';
import { openPreview, type Scheme, type Size, showStory } from './preview.ts';

/** The default window size. */
export const desktop: Size = { width: 1280, height: 860 };

// Mocked calls may fail on purpose; the photo of a hostile site has a javascript: URL.
const mocked = /^\/(api\/|media\/|javascript:)/;
// Keeps snackbars open: on a busy machine they would close before the screenshot.
const holdSnackbars = () => {
  const start = window.setTimeout.bind(window) as (work: TimerHandler, ms?: number) => number;
  const never = 2 ** 31 - 1;
  const held = (work: TimerHandler, ms = 0) => start(work, ms >= 4_000 && ms < 20_000 ? never : ms);
  Object.assign(window, { setTimeout: held });
};

/** Collects the errors of a page, except those that stories of an error boundary cause on purpose and those of the id 'nothing'. */
export const watch = (page: Page): string[] => {
  const wrong: string[] = [];
  const pathOf = (url: string) => new URL(url, 'http://localhost').pathname;
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = mocked.test(pathOf(message.location().url)) || /on purpose|id 'nothing'/.test(text);
    if (message.type() === 'error' && !isExpected) wrong.push(`console: ${text}`);
  });
  page.on('requestfailed', (request) => {
    // A request that is pending when the page navigates has not failed.
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
    if (still) await page.addInitScript(holdSnackbars);
    await openPreview(page, still);
    return { page, wrong: watch(page) };
  };
  let current = await open();
  return {
    page: () => current.page,
    /** Shows a story, runs its play function, and resolves with the errors. */
    show: async (id: string, scheme: Scheme, size: Size) => {
      const { page, wrong } = current;
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      const answer = await showStory(page, id, scheme).catch((error: Error) => error.message);
      const problems = wrong.splice(0).concat(answer ?? []);
      if (problems.length) {
        // A failed story is unfinished. Leaving it would reload the page while the next story runs.
        await page.context().close();
        current = await open();
      }
      return problems;
    },
  };
};

type Stage = Awaited<ReturnType<typeof openStage>>;

/** A page per worker that shows one story after the other without a reload. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) =>
      use(await openStage(browser, project.use.baseURL, project.name === 'visual')),
    { scope: 'worker', timeout: 120_000 },
  ],
});
