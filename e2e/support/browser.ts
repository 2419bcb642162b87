import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../../scripts/find-browser.mjs';

/** Sizes the product must be right at. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 860 } } as const;

const STEP_MS = 15_000;

/** A headless Chromium. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs });
};

/** A visitor of their own: a fresh context, and what went wrong on its pages. */
export const openVisitor = async (
  browser: Browser,
  size: typeof phone | typeof desktop,
): Promise<{ page: Page; context: BrowserContext; wrong: string[] }> => {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // Refused calls are shown to the person and tested as such; everything else on the console is a defect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrong.push(message.text());
  });
  return { page, context, wrong };
};

/** Lets the next call that fits this pattern reach the server and cuts off its answer, as a broken connection does. */
export const loseNextAnswer = async (page: Page, urlPattern: string): Promise<void> => {
  const wire = await page.context().newCDPSession(page);
  wire.once('Fetch.requestPaused', ({ requestId }) => {
    const cut = wire.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    void cut.then(() => wire.detach());
  });
  await wire.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
};

/** After a step that failed: what every open page shows, as `test-results/<name>-<n>.png`. */
export const keepPictures = async (browser: Browser, name: string): Promise<void> => {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, at) => page.screenshot({ path: `test-results/${name}-${at}.png`, fullPage: true })),
  );
};
