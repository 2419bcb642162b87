import { ReportsCard } from '#src/features/properties/review/ReportsCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReportsCard,
  args: {
    reports: [
      {
        id: 2,
        at: '2026-07-01T06:30:00.000Z',
        reason: 'fraud' as const,
        note: 'Asks for money before the visit. '.repeat(8),
        contact: 'ravi@mail.example',
      },
      { id: 1, at: '2026-07-01T05:30:00.000Z', reason: 'sold' as const, note: null, contact: null },
    ],
  },
  decorators: [inBox({ p: '16px', maxWidth: 392 }, 'main')],
});

export const Filled = meta.story();
