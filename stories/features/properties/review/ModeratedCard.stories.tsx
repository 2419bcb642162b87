import { fn } from 'storybook/test';
import { buildModeratedRow } from '#contract/fixtures/moderation.ts';
import { ModeratedCard } from '#src/features/properties/review/ModeratedCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ModeratedCard,
  args: { row: buildModeratedRow({ hints: 2 }), queue: 'review' as const, onReview: fn() },
  decorators: [inBox({ p: '16px', maxWidth: 328 }, 'main')],
});

export const InReview = meta.story();

export const Reported = meta.story({
  args: {
    queue: 'reported' as const,
    row: buildModeratedRow({ status: 'live', reports: 1, title: 'Haveli '.repeat(24), photo: null }),
  },
  globals: { scheme: 'dark' },
});

export const OfAll = meta.story({
  args: { queue: undefined, row: buildModeratedRow({ status: 'sold', expected_price: null }) },
});
