import { chromium } from '@playwright/test';
import { browserArgs, getBrowser } from '#scripts/find-browser.mjs';
import { phone } from '../e2e/support/visitors.ts';

const PRESSES = 30;
const SLOWED = 4;
const PAUSE_MS = 250;
// Nothing that leaves the page.
const pressable = 'button:visible, [role="tab"]:visible, summary:visible, input:not([type="hidden"]):visible';

/** Presses 30 controls of a page one after the other on a processor slowed four times; resolves to the longest wait in milliseconds. */
export const longestPress = async (url: string): Promise<number> => {
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId)
            dataset.waited = String(Math.max(Number(dataset.waited ?? 0), entry.duration));
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(url);
    for (let press = 0; press < PRESSES; press += 1) {
      const controls = page.locator(pressable);
      // A press may open what covers another control, or remove one.
      const control = controls.nth(press % (await controls.count()));
      await control.tap({ timeout: 1_000 }).catch(() => page.keyboard.press('Escape'));
      await page.waitForTimeout(PAUSE_MS);
    }
    return Number(await page.evaluate(() => document.documentElement.dataset.waited ?? 0));
  } finally {
    await browser.close();
  }
};
