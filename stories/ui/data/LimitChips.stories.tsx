import { expect, fn } from 'storybook/test';
import { LimitChips } from '#src/ui/data/LimitChips.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: LimitChips,
  args: {
    limits: [
      { label: 'Created 25 Oct 2026 to 23 Nov 2026', names: ['created_from', 'created_to'] as const },
      { label: 'Leads of Venkatanarasimharajuvaripeta Subramanian', names: ['broker_id'] as const },
    ],
    onLift: fn(),
    allText: 'Show all leads',
    onLiftAll: fn(),
  },
  decorators: [inBox({ p: 2 })],
});

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Created/ }));
    await expect(args.onLift).toHaveBeenCalledWith(['created_from', 'created_to']);
  },
});
