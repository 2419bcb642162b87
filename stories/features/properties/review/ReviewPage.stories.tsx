import { expect, fn } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { ReviewPage } from '#src/features/properties/review/ReviewPage.tsx';
import { hinted } from '#stories/mocks/moderation.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewPage,
  args: {
    home: buildModeratedDetail({ ...hinted, broker: { ...buildModeratedDetail().broker, reports: 1 } }),
    drafts: new Map(),
    failure: undefined,
    onDecide: fn(),
    previous: undefined,
    next: fn(),
  },
  parameters: framed(1200),
  decorators: [inBox({ p: { xs: '20px 16px', sm: '28px 32px' } }, 'main')],
});

export const Desk = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Ask for changes/ })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(args.next).toHaveBeenCalledOnce();
    await userEvent.keyboard('a');
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: 'approve', note: null });
  },
});

/** Shortcuts that are turned off in Profile do nothing. */
export const WithoutKeys = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem('nivaas.shortcuts', 'off'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.keyboard('jkac{ArrowRight}');
    await expect(args.next).not.toHaveBeenCalled();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Ask for changes' })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Only the changes show; the rest is folded. */
export const Edited = meta.story({
  args: {
    home: buildModeratedDetail({
      status: 'live',
      edited_at: '2026-07-01T06:30:00.000Z',
      changes: [{ field: 'expected_price', from: 9_850_000, to: 9_400_000 }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Facts' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(canvas.getByRole('heading', { name: 'Facts' })).toBeVisible();
  },
});

/** An edit without changed facts or pictures shows everything. */
export const EditedVideo = meta.story({
  tags: ['behaviour'],
  args: {
    home: buildModeratedDetail({
      status: 'live',
      edited_at: '2026-07-01T06:30:00.000Z',
      videos: [{ id: 9, url: 'https://www.youtube.com/watch?v=jaipur00001' }],
      added_videos: [9],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Facts' })).toBeVisible(),
});
