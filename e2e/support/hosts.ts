import { type Browser, chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../../scripts/find-browser.mjs';

/** A headless Chromium for which every name leads to this machine, and every certificate will do. */
export const openBrowserHere = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArgs, '--host-resolver-rules=MAP * 127.0.0.1', '--ignore-certificate-errors'],
  });
};
