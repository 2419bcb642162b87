import type { Page } from 'playwright-core';

/** The page that came with its content was taken over by React: only then does a press do more than a link. */
export const takenOver = (page: Page, rootId: 'root' | 'site' = 'root') =>
  page.waitForFunction(
    (id) => Object.keys(document.getElementById(id) ?? {}).some((key) => key.startsWith('__reactContainer')),
    rootId,
  );
