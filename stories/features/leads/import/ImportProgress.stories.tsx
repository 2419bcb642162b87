import { expect } from 'storybook/test';
import { getLeadImport } from '#contract/leads/import.ts';
import { ImportProgress } from '#src/features/leads/import/ImportProgress.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { endedImport, importCalls, runningImport } from '#stories/mocks/leadImports.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ImportProgress,
  args: { id: 7 },
  parameters: { ...framed(420), session: signedIn('broker') },
});

export const Running = meta.story({
  beforeEach: ({ msw }) => msw.use(...importCalls(runningImport)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412 of 1,096 rows')).toBeVisible();
    await expect(canvas.getByText(/You may leave this page/)).toBeVisible();
  },
});

/** The page notices by itself that the import is done. */
export const Done = meta.story({
  beforeEach: ({ msw }) => msw.use(...importCalls(runningImport, endedImport)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your leads are imported' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('1,096')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the CRM' })).toHaveAttribute('href', '/broker/crm');
    await expect(canvas.getByRole('button', { name: 'Wrong rows as CSV' })).toBeEnabled();
  },
});

export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(...importCalls({ ...runningImport, state: 'failed' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The import has stopped' })).toBeVisible();
    await expect(canvas.getByText(/leads that were already added count as duplicates/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getLeadImport)) });

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getLeadImport, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Import not found')).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getLeadImport, 500, { message: 'Something went wrong on our side' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...importCalls(endedImport)),
});
