import type { Page } from '@playwright/test';

/** Clicks a link in the sidebar of a panel. The screen may have a link with the same name. */
export const goTo = (page: Page, place: string): Promise<void> =>
  page
    .getByRole('navigation', { name: / panel$/ })
    .getByRole('link', { name: place })
    .click();
