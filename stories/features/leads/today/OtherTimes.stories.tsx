import { expect, fn, screen } from 'storybook/test';
import { OtherTimes } from '#src/features/leads/today/OtherTimes.tsx';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OtherTimes,
  args: { lead: dayLead(101), open: true, onClose: fn(), onPlan: fn(), onChoose: fn() },
  parameters: framed(500),
  globals: { viewport: { value: 'phone' } },
});

export const Chosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next week' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Choose a time' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});
