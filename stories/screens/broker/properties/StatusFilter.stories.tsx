import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { PropertyStatus } from '#contract/properties/life.ts';
import { StatusFilter } from '#src/screens/broker/properties/StatusFilter.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: StatusFilter,
  args: { status: undefined, onChange: fn() },
  decorators: [inBox({ p: 2 })],
});

export const All = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual([
      'All',
      'Live',
      'Paused',
      'Sold',
      'In review',
      'Changes requested',
      'Archived',
      'Removed',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Paused' }));
    await expect(args.onChange).toHaveBeenCalledWith('paused');
  },
});

/** The chosen status scrolls into view, also on a phone. */
export const Chosen = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Screen(args) {
    const [status, setStatus] = useState<PropertyStatus>();
    return (
      <>
        <button type="button" onClick={() => setStatus('removed')}>
          Homes that were removed
        </button>
        <StatusFilter {...args} status={status} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const chip = canvas.getByRole('radio', { name: 'Removed' });
    await expect(chip).toBeChecked();
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
});
