import { expect, fn, waitFor } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { ReviewHead } from '#src/features/properties/review/ReviewHead.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewHead,
  args: { home: buildModeratedDetail(), previous: undefined, next: fn() },
  decorators: [inBox({ p: '16px' }, 'main')],
});

/** The focus starts at the title, so that screen readers read it. */
export const First = meta.story({
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()),
});

/** A phone number in the title is marked. */
export const LongTitle = meta.story({
  tags: ['full'],
  args: {
    home: buildModeratedDetail({
      title: `Call 98290 12345, ${'flat with a view of the hills '.repeat(6)}`,
      hints: [{ kind: 'contact_in_text', text: 'In the title: 98290 12345', field: 'title', from: 5, to: 16 }],
    }),
  },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
});
