import type { Page } from '@playwright/test';

/** Collects warnings, errors and failed requests of a page, including those that other journeys ignore. */
export const listen = (page: Page): string[] => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Aborted because the page navigated.
    if (why !== 'net::ERR_ABORTED') wrong.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  return wrong;
};
