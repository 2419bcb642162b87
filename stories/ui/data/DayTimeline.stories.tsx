import { ContactRound, UserRoundPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { DayTimeline, TimelineEntry } from '#src/ui/data/DayTimeline.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const long = 'Venkatanarasimharajuvaripeta Subramanian Chidambaranathan posted Restored haveli with four courtyards';
const events = [
  { at: '2026-06-21T09:18:00Z', icon: UserRoundPlus, text: long },
  { at: '2026-06-21T04:00:00Z', icon: ContactRound, text: 'Somebody asked about a villa' },
  { at: '2026-06-19T04:00:00Z', icon: ContactRound, text: 'Posted' },
];

const meta = preview.meta({
  component: DayTimeline<(typeof events)[number]>,
  args: {
    events,
    entry: ({ at, icon, text }) => (
      <TimelineEntry key={at} icon={icon} at={at}>
        {text}
      </TimelineEntry>
    ),
  },
  decorators: [inBox({ p: 2, maxWidth: 360, bgcolor: 'roles.paper' })],
});

/** A heading for each day, and the time beside each entry. */
export const TwoDays = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getByText(/:[14]8/)).toHaveAttribute('datetime', '2026-06-21T09:18:00Z');
  },
});
