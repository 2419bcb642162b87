import { expect } from 'storybook/test';
import { FilterGroup } from '#src/screens/public/homes/FilterGroup.tsx';
import type { FilterGroupFacts } from '#src/screens/public/homes/filterGroups.ts';
import preview from '#storybook/preview.tsx';

const facing: FilterGroupFacts = {
  filter: 'facing',
  legend: 'Facing',
  options: [
    { value: 'East', label: 'East', count: 14 },
    { value: 'West', label: 'West', count: 0 },
  ],
};
const meta = preview.meta({ component: FilterGroup });

export const Several = meta.story({
  args: { ...facing, chosen: ['East'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Facing' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /East/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /West/ })).toBeDisabled();
  },
});
export const FoldedOne = meta.story({
  args: { ...facing, single: true, folded: true, chosen: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Facing'));
    await expect(canvas.getByRole('radio', { name: 'Any' })).toBeChecked();
  },
});
