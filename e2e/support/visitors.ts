import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { SignedIn } from './people.ts';

/** Sizes the product must be right at. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 860 } } as const;

interface Visitor extends BrowserContextOptions {
  /** Who has signed in already. */
  readonly as?: readonly Pick<SignedIn, 'role' | 'session'>[];
  /** What the browser rightly complains of, because the journey breaks something. */
  readonly mayComplain?: RegExp;
}

const collect = (context: BrowserContext, mayComplain: RegExp | undefined): string[] => {
  const wrong: string[] = [];
  const note = (text: string) => {
    if (!mayComplain?.test(text)) wrong.push(text);
  };
  context.on('weberror', (error) => note(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    // Refused calls are shown to the person and tested as such; everything else on the console is a defect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text());
  });
  return wrong;
};

const stored = ({ role, session }: Pick<SignedIn, 'role' | 'session'>) => ({
  name: `nivaas.session.${role}`,
  value: JSON.stringify(session),
});

/** Opens visitors, each in a context of their own, and closes them all. */
export const visitorsOf = (browser: Browser) => {
  const opened: { context: BrowserContext; wrong: string[] }[] = [];
  /** Opens a page whose relative addresses start at this server. */
  const open = async (
    { url }: { readonly url: string },
    size: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>,
    { as = [], mayComplain, ...options }: Visitor = {},
  ): Promise<Page> => {
    const storageState = { cookies: [], origins: [{ origin: url, localStorage: as.map(stored) }] };
    const context = await browser.newContext({ baseURL: url, ...size, ...options, storageState });
    opened.push({ context, wrong: collect(context, mayComplain) });
    return context.newPage();
  };
  /** Closes all that were opened; what went wrong on their pages. */
  const close = async (): Promise<string[]> => {
    await Promise.all(opened.map(({ context }) => context.close()));
    return opened.flatMap(({ wrong }) => wrong);
  };
  return { open, close };
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

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
