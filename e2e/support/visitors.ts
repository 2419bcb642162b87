import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { isFull } from './full.ts';
import type { SignedIn } from './people.ts';

/** The window sizes of the journeys. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 860 } } as const;

interface Visitor extends BrowserContextOptions {
  /** The stored sessions. */
  readonly as?: readonly Pick<SignedIn, 'role' | 'session'>[];
  /** Console errors that the journey causes on purpose. */
  readonly expectedErrors?: RegExp;
}

const collect = (context: BrowserContext, expectedErrors: RegExp | undefined): string[] => {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!expectedErrors?.test(text)) errors.push(text);
  };
  context.on('weberror', (error) => note(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    // Journeys check failed calls themselves; any other error on the console is a defect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text());
  });
  return errors;
};

const stored = ({ role, session }: Pick<SignedIn, 'role' | 'session'>) => ({
  name: `nivaas.session.${role}`,
  value: JSON.stringify(session),
});

/** Opens pages, each in a browser context of its own, and closes them all. */
export const visitorsOf = (browser: Browser) => {
  const opened: { context: BrowserContext; errors: string[] }[] = [];
  /** Opens a page with the server as its base URL. */
  const open = async (
    { url }: { readonly url: string },
    size: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>,
    { as = [], expectedErrors, ...options }: Visitor = {},
  ): Promise<Page> => {
    const storageState = { cookies: [], origins: [{ origin: url, localStorage: as.map(stored) }] };
    const context = await browser.newContext({ baseURL: url, ...size, ...options, storageState });
    opened.push({ context, errors: collect(context, expectedErrors) });
    return context.newPage();
  };
  /** Closes all contexts, and resolves with the errors of their pages. */
  const close = async (): Promise<string[]> => {
    await Promise.all(opened.map(({ context }) => context.close()));
    return opened.flatMap(({ errors }) => errors);
  };
  return { open, close };
};

/** Lets the next call that matches the pattern reach the server, but drops its response, as a broken connection does. */
export const dropNextResponse = async (page: Page, urlPattern: string): Promise<void> => {
  const wire = await page.context().newCDPSession(page);
  wire.once('Fetch.requestPaused', ({ requestId }) => {
    const cut = wire.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    void cut.then(() => wire.detach());
  });
  await wire.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
};

/** The number of pixels by which the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// 320 is a window of 1280 at a zoom of 400 %, 640 one at 200 %.
const widths = isFull ? [320, 360, 640, 768, 1280, 1536] : [360, 768, 1280, 1536];

/** The widths of the window at which the page scrolls horizontally, and by how much. */
export const overflows = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await horizontalOverflow(page);
    if (overflow > 0) found.push(`at ${width} px scrolls horizontally by ${overflow} px`);
  }
  return found;
};
