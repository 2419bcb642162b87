import { expect, type Page } from '@playwright/test';

/** Tracks the pending requests of a page. */
export const watchRequests = (page: Page) => {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** Waits until the effects of a response are painted: fonts loaded, two frames, and an idle callback. */
  const painted = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 }));
    });
  const isQuiet = async () => {
    if (open.size > 0) return false;
    await painted();
    return open.size === 0;
  };
  return {
    /** Waits until no request is pending, and none starts after painting. */
    quiet: () =>
      expect.poll(isQuiet, { message: 'no request is pending', intervals: [20, 50], timeout: 30_000 }).toBe(true),
  };
};
