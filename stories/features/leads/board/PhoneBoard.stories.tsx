import { expect, fn, screen } from 'storybook/test';
import { leadStatuses } from '#contract/leads/choices.ts';
import { PhoneBoard } from '#src/features/leads/board/PhoneBoard.tsx';
import { boardColumn } from '#stories/samples/boardColumn.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PhoneBoard,
  args: {
    columns: leadStatuses.values.map(boardColumn),
    status: 'qualified' as const,
    onStatus: fn(),
    onMove: fn(),
    onAdd: fn(),
  },
  decorators: [inBox({ p: '16px' })],
  globals: { viewport: { value: 'phone' } },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Qualified 3' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Contacted 74' }));
    await expect(args.onStatus).toHaveBeenCalledWith('contacted');
    const [first] = args.columns[2]?.leads ?? [];
    await userEvent.click(canvas.getByRole('button', { name: `More for ${first?.full_name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Proposal' }));
    await expect(args.onMove).toHaveBeenCalledWith(first, 'proposal', 0);
  },
});

export const Dark = meta.story({ tags: ['full'], globals: { scheme: 'dark' } });
