import { expect } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { DescriptionCard } from '#src/features/properties/review/DescriptionCard.tsx';
import { hinted } from '#stories/mocks/moderation.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DescriptionCard,
  args: { home: buildModeratedDetail(hinted) },
  decorators: [inBox({ p: '16px', maxWidth: 640 }, 'main')],
});

export const Marked = meta.story({
  play: async ({ canvas }) => {
    const marks = [canvas.getByText('98290 12345'), canvas.getByText('B-14, gate 2')];
    await expect(marks.map((one) => one.tagName)).toEqual(['MARK', 'MARK']);
  },
});

export const Empty = meta.story({ args: { home: buildModeratedDetail({ description: null, videos: [] }) } });
