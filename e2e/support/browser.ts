export { desktop } from './visitors';

import { type Browser, chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/find-browser.mjs';

/** A headless Chromium. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs });
};
