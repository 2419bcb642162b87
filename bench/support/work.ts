import { chromium } from '@playwright/test';
import { phone } from '#e2e/support/visitors.ts';
import { browserArgs, getBrowser } from '#scripts/find-browser.mjs';

const PRESSES = 30;
const SLOWED = 4;
const PAUSE_MS = 250;
const LEFT_ALONE_MS = 3_000;
// Excludes controls that leave the page, such as links.
const pressable = 'button:visible, [role="tab"]:visible, summary:visible, input:not([type="hidden"]):visible';

/** A page's work on a four times slower processor, in milliseconds. */
export interface Work {
  /** The tasks of over 50 ms between the page load and the first touch. */
  readonly untouched: readonly number[];
  /** The tasks of over 50 ms while 30 of its controls are pressed one after the other. */
  readonly touched: readonly number[];
  /** The longest interaction latency of these presses. */
  readonly press: number;
}

/** Loads a page on a slowed processor, leaves it alone, and presses 30 of its controls. */
export const workOf = async (url: string): Promise<Work> => {
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(() => {
      addEventListener('load', () => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          for (const { duration } of list.getEntries())
            dataset.tasks = `${dataset.tasks ?? ''} ${Math.round(duration)}`;
        }).observe({ type: 'longtask' });
      });
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId)
            dataset.waited = String(Math.max(Number(dataset.waited ?? 0), entry.duration));
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const tasks = async (): Promise<number[]> => {
      const noted = await page.evaluate(() => document.documentElement.dataset.tasks ?? '');
      return noted.split(' ').filter(Boolean).map(Number);
    };
    await page.goto(url);
    await page.waitForTimeout(LEFT_ALONE_MS);
    const untouched = await tasks();
    for (let press = 0; press < PRESSES; press += 1) {
      const controls = page.locator(pressable);
      // A press may cover another control, or remove one.
      const control = controls.nth(press % (await controls.count()));
      await control.tap({ timeout: 1_000 }).catch(() => page.keyboard.press('Escape'));
      await page.waitForTimeout(PAUSE_MS);
    }
    const press = Number(await page.evaluate(() => document.documentElement.dataset.waited ?? 0));
    return { untouched, touched: (await tasks()).slice(untouched.length), press };
  } finally {
    await browser.close();
  }
};
