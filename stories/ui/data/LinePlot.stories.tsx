import { LinePlot } from '#src/ui/data/LinePlot.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: LinePlot,
  args: {
    points: Array.from({ length: 365 }, (_, at) => ({ short: `Day ${at + 1}`, value: 40 + (at % 7) * 9 })),
    tip: (at) => ({ label: `Day ${at + 1}`, value: `${40 + (at % 7) * 9} leads` }),
  },
  decorators: [inBox({ p: 2, height: 236, bgcolor: 'roles.paper' })],
});

/** A year has five labels on its axis. */
export const Year = meta.story();
