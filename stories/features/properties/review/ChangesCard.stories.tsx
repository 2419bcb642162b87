import { expect } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { ChangesCard } from '#src/features/properties/review/ChangesCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const edited = buildModeratedDetail({
  status: 'live',
  edited_at: '2026-07-01T06:30:00.000Z',
  added_media: [3, 4],
  videos: [{ id: 9, url: 'https://www.youtube.com/watch?v=jaipur00001' }],
  added_videos: [9],
  changes: [
    { field: 'expected_price', from: 8_450_000, to: 785_000 },
    { field: 'furnishing_status', from: null, to: 'furnished' },
    { field: 'description', from: 'A sunny flat.', to: 'A sunny flat near the school. '.repeat(12) },
    { field: 'amenities', from: ['Lift'], to: [] },
  ],
});

const meta = preview.meta({
  component: ChangesCard,
  args: { home: edited },
  decorators: [inBox({ p: '16px', maxWidth: 640 }, 'main')],
});

/** The old value above the new one; nothing above for a value that was not there before. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹84,50,000').closest('del')).not.toBeNull();
    await expect(canvas.getByText('₹7,85,000').closest('ins')).not.toBeNull();
    await expect(canvas.getByText('2 pictures added')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /jaipur00001$/ })).toBeVisible();
  },
});

/** A value that was changed and changed back does not count as a change. */
export const NothingLeft = meta.story({
  args: { home: { ...edited, changes: [], added_media: [], added_videos: [] } },
});
