import { expect, type Page } from '@playwright/test';

/** Counts what a page has asked for and not got yet; says when nothing is left. */
export const watchRequests = (page: Page) => {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** What an answer brought about is drawn: two frames and an idle moment after it, with all faces ready. */
  const drawn = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 }));
    });
  const isQuiet = async () => {
    if (open.size > 0) return false;
    await drawn();
    return open.size === 0;
  };
  return {
    /** Waits until nothing is under way, and nothing more was asked for after all of it was drawn. */
    quiet: () =>
      expect.poll(isQuiet, { message: 'nothing is under way', intervals: [20, 50], timeout: 30_000 }).toBe(true),
  };
};
