import type { Page } from '@playwright/test';

/** Waits until the page has been open for as long as a person needs to fill in the form: nobody is as quick as a test. */
export const asSlowAsAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 2_000);
