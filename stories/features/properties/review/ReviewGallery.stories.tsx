import { expect } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { buildMedia } from '#contract/fixtures/properties.ts';
import { ReviewGallery } from '#src/features/properties/review/ReviewGallery.tsx';
import { hinted } from '#stories/mocks/moderation.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewGallery,
  args: { home: buildModeratedDetail({ ...hinted, added_media: [5] }) },
  decorators: [inBox({ p: '16px', maxWidth: 640 }, 'main')],
});

/** The arrow keys move through the pictures; the last is followed by the first. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1 of 7/);
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText(/^7 of 7/);
    await userEvent.click(canvas.getByRole('button', { name: /^Picture 3, .* with a hint/ }));
    await expect(canvas.getByText(/^3 of 7 · Kitchen/)).toBeVisible();
  },
});

/** A single picture has no strip. */
export const One = meta.story({ args: { home: buildModeratedDetail({ media: [buildMedia({ is_primary: true })] }) } });

export const None = meta.story({ args: { home: buildModeratedDetail({ media: [] }) } });
