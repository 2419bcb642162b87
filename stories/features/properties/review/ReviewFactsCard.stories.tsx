import { expect } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { checkRera } from '#contract/properties/moderation.ts';
import { ReviewFactsCard } from '#src/features/properties/review/ReviewFactsCard.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { hinted } from '#stories/mocks/moderation.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewFactsCard,
  args: { home: buildModeratedDetail() },
  parameters: framed(760),
  decorators: [inBox({ p: '16px', maxWidth: 640 }, 'main')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(checkRera, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as checked' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const UnusualPrice = meta.story({
  args: { home: buildModeratedDetail({ ...hinted, rera_checked_at: '2026-07-01T06:30:00.000Z' }) },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
});
