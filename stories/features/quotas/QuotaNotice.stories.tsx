import { expect } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { fullWords, getQuotas, type QuotaName } from '#contract/quotas.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const posting: readonly QuotaName[] = ['properties', 'photos'];
const meta = preview.meta({
  component: QuotaNotice,
  args: { of: posting },
  decorators: [inMain],
  parameters: framed(240),
});

/** Below 80 % no notice shows. */
export const Room = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 15, photos: 79 }, 'approval'))),
  play: async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull(),
});

/** The notice shows from 80 % on, and mentions only the screen's own quotas. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 16, users: 20 }, 'approval'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      '16 of 20 homes. More once your account is approved.',
    );
  },
});

export const PendingFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ properties: 20, photos: 80 }, 'approval'))),
  play: async ({ canvas }) => {
    await canvas.findByText('You have 20 of 20 homes. You can add more once your account is approved.');
    await expect(canvas.getByText('80 of 100 photos. More once your account is approved.')).toBeVisible();
  },
});

export const Approved = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({ photos: 80_000 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      '80,000 of 1,00,000 photos. The operator can allow more.',
    );
  },
});

const full = buildStandings({ properties: 5_000 });

export const ApprovedFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(full)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(fullWords('properties', full.properties));
    await expect(canvas.getByRole('note')).toHaveTextContent('To add more, ask Nivaas to raise the limit.');
  },
});

/** Approval does not change a limit that the operator has set. */
export const OwnLimit = meta.story({
  args: { of: ['storage_mb', 'leads_a_day'] },
  beforeEach: ({ msw }) =>
    msw.use(...quotaCalls(buildStandings({ storage_mb: 450, leads_a_day: 50 }, 'approval', { storage_mb: 500 }))),
  play: async ({ canvas }) => {
    await canvas.findByText('450 of 500 MB of photos. The operator can allow more.');
    await canvas.findByText(
      'You have added 50 of 50 leads within 24 hours. You can add more once your account is approved.',
    );
  },
});

/** If the quotas cannot be loaded, no notice shows. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getQuotas)),
  play: async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull(),
});
