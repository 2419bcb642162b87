import { Calculator } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { DialogHead } from '#src/ui/layout/DialogHead.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DialogHead,
  args: { id: 'head', title: 'Edit Broker', onClose: fn() },
});

export const Closes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const LineAndLead = meta.story({
  args: {
    title: 'Area Calculator',
    line: 'Turn any unit into square feet',
    lead: <Calculator size={28} aria-hidden />,
  },
});
