import { ContactRound, UserRoundPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: Timeline,
  args: { label: 'Recent Activities', emptyText: 'Nothing has happened yet', items: [] },
  decorators: [inBox({ p: 2, maxWidth: 520, bgcolor: 'roles.paper' })],
});

export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 1,
        icon: UserRoundPlus,
        who: 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan',
        text: 'posted Restored haveli with four courtyards and a garden for two hundred guests',
        note: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example',
        when: '12 min ago',
        dateTime: '2026-11-21T09:18:00Z',
      },
      { id: 2, icon: ContactRound, text: 'Somebody asked about a villa', when: '3 h ago', dateTime: 'PT3H' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('3 h ago')).toHaveAttribute('datetime', 'PT3H');
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

export const Empty = meta.story({});
