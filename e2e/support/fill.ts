import type { Locator, Page } from '@playwright/test';

/** Fills fields, each found by the beginning of its label. */
export const fill = async (form: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
};
