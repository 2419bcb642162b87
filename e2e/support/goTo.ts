import type { Page } from '@playwright/test';

/** Goes to a place of a panel by its sidebar. The screen itself may have a link of that name, too. */
export const goTo = (page: Page, place: string): Promise<void> =>
  page
    .getByRole('navigation', { name: / panel$/ })
    .getByRole('link', { name: place })
    .click();
