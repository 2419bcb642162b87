import { expect, fn } from 'storybook/test';
import { LeadLimits } from '#src/features/leads/LeadLimits.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadLimits,
  args: {
    limits: [
      { label: 'Created 25 Oct 2026 to 23 Nov 2026', names: ['created_from', 'created_to'] as const },
      { label: 'Leads of Venkatanarasimharajuvaripeta Subramanian', names: ['broker_id'] as const },
    ],
    onLift: fn(),
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
