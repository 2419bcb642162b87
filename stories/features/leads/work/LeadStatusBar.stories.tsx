import { expect, fn } from 'storybook/test';
import { LeadStatusBar } from '#src/features/leads/work/LeadStatusBar.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadStatusBar,
  args: { status: 'contacted' as const, onMove: fn() },
  decorators: [inBox({ m: 2, containerType: 'inline-size' })],
  parameters: framed(160),
});

/** A click saves at once; clicking the current status does nothing. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Contacted' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Contacted' }));
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }));
    await expect(args.onMove).toHaveBeenCalledWith('closed');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('radio'))
      await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Arrows move the focus, and Enter saves. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Contacted' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Proposal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('qualified');
  },
});
