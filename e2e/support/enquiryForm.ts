import type { Page } from '@playwright/test';

/** Waits as long as a person needs to fill in the form, because faster enquiries are rejected as spam. */
export const waitLikeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 2_000);
